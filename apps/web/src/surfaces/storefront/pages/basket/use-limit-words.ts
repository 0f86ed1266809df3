import type { Quantity } from '@farad/domain/money';
import { lowestQuantity } from '@farad/domain/product';
import { errorText } from '@farad/wording/error-text';

import { useWords } from '#i18n/words.tsx';

/** Quantities of a line that can be bought. */
interface QuantityLimits {
  readonly available: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

/** Returns the text that says which quantities can be bought, for a typed text that is no quantity. */
export function useLimitWords(): (limits: QuantityLimits) => string {
  const { t, count } = useWords();
  return ({ available, minQuantity, multiple }) => {
    const least = lowestQuantity({ minQuantity: minQuantity as Quantity, multiple: multiple as Quantity });
    const most = available - (available % multiple);
    if (least > most) return errorText(t, 'invalid_input', { field: 'quantity' });
    const range = { minimum: count(least), available: count(most) };
    return multiple === 1
      ? t('baskets.wholeNumber', range)
      : t('baskets.wholeNumberOf', { ...range, multiple: count(multiple) });
  };
}
