import type { SavedBasketRow, SavedLineRow } from '@farad/database/basket/several-baskets.queries';
import { priceBasket } from '@farad/domain/basket';
import { scaledUnitPrice, toRoubles, type Coefficient } from '@farad/domain/money';
import { checkQuantity } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

const isMoved = (line: Pick<SavedLineRow, 'seenUnitPrice'>, unitPrice: number, coefficient: Coefficient): boolean =>
  scaledUnitPrice(line.seenUnitPrice, coefficient) !== unitPrice;

/**
 * Returns the total of a basket at current prices, for the list of baskets. Also returns how many lines it has, how
 * many have another price than the customer saw, and how many cannot be ordered.
 */
export function figuresOf(lines: readonly Omit<SavedLineRow, 'basketId'>[], coefficient: Coefficient) {
  const priced = priceBasket(lines, coefficient);
  return {
    lineCount: lines.length,
    total_price: toRoubles(priced.total),
    movedCount: lines.filter((line, index) => isMoved(line, priced.lines[index]?.unitPrice ?? 0, coefficient)).length,
    problemCount: lines.filter((line) => !checkQuantity(line, line.quantity).ok).length,
  };
}

/**
 * Name of the basket for later in every language. All are compared, since the customer may have changed their language.
 */
const laterNames = locales.map((locale) => translators[locale]('baskets.laterName'));

/** True if this is the basket with the lines that the customer saved for later. */
export const isForLater = ({ isCurrent, name }: Pick<SavedBasketRow, 'isCurrent' | 'name'>): boolean =>
  !isCurrent && laterNames.includes(name);
