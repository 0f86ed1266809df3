import type { SalesUnit } from '@farad/domain/product';
import { errorText } from '@farad/wording/error-text';

import { useWords } from '#i18n/words.tsx';
import { startQuantity, type Buyable } from './buyable.ts';
import type { LineProblem } from './outcome.ts';

/** Quantities of a product that can be bought. */
type QuantityLimits = Pick<Buyable, 'available' | 'minQuantity' | 'multiple'>;

/** Returns the text that says which quantities can be bought, for a typed text that is no quantity. */
export function useLimitWords(): (limits: QuantityLimits | undefined) => string {
  const { t, count } = useWords();
  return (limits) => {
    const minimum = limits === undefined ? 0 : startQuantity(limits, 1);
    const available = limits === undefined ? 0 : limits.available - (limits.available % limits.multiple);
    if (limits === undefined || minimum > available) return errorText(t, 'invalid_input', { field: 'quantity' });
    const range = { minimum: count(minimum), available: count(available) };
    return limits.multiple === 1
      ? t('basket.wholeNumber', range)
      : t('basket.wholeNumberOf', { ...range, multiple: count(limits.multiple) });
  };
}

/** Returns the text of a problem, and the quantities to offer instead. */
export function useProblemWords(
  problem: LineProblem,
  unit: SalesUnit,
  limits?: QuantityLimits,
): { text: string; offers: number[] } {
  const { t, pieces } = useWords();
  const limitWords = useLimitWords();
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
      return { text: limitWords(limits), offers };
    default:
      return { text: problem.message ?? errorText(t, problem.code), offers };
  }
}
