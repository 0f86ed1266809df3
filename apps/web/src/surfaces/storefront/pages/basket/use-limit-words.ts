import type { Quantity } from '@farad/domain/money';
import { lowestQuantity } from '@farad/domain/product';
import { errorText } from '@farad/wording/error-text';

import { useWords } from '#i18n/words.tsx';

/** Stock and quantity rules of a product. */
interface QuantityLimits {
  readonly available: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

/**
 * Returns a function that says in words which quantities can be bought. The words are shown if the typed text is not a
 * quantity.
 */
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
