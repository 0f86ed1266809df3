import type { SalesUnit } from '@farad/domain/product';
import { errorText } from '@farad/wording/error-text';

import { useWords } from '#i18n/words.tsx';
import type { LineProblem } from './outcome.ts';

/** Returns the text of a problem with a quantity, and valid quantities to offer instead. */
export function useProblemWords(problem: LineProblem, unit: SalesUnit): { text: string; offers: number[] } {
  const { t, pieces } = useWords();
  const { available = 0, allowed } = problem;
  const below = allowed?.below ?? null;
  const above = allowed?.above ?? null;
  const offers = [below, above].filter((count) => count !== null);
  switch (problem.code) {
    case 'not_enough_stock': {
      const offer = below ?? (allowed === undefined && available > 0 ? available : null);
      return {
        text: t('basket.notEnough', { available: pieces(available, unit) }),
        offers: offer === null ? [] : [offer],
      };
    }
    case 'below_minimum_quantity':
      return above === null
        ? { text: errorText(t, problem.code), offers }
        : { text: t('basket.belowMinimum', { minimum: pieces(above, unit) }), offers: [above] };
    case 'off_multiple':
      if (above === null) return { text: errorText(t, problem.code), offers };
      return below === null
        ? { text: t('basket.offMultipleAboveOnly', { above: pieces(above, unit) }), offers }
        : { text: t('basket.offMultiple', { below: pieces(below, unit), above: pieces(above, unit) }), offers };
    case 'invalid_input':
      return { text: errorText(t, 'invalid_input', { field: 'quantity' }), offers };
    default:
      return { text: problem.message ?? errorText(t, problem.code), offers };
  }
}
