import type { SavedBasketRow, SavedLineRow } from '@farad/database/basket/several-baskets.queries';
import { priceBasket } from '@farad/domain/basket';
import { scaledUnitPrice, toRoubles, type Coefficient } from '@farad/domain/money';
import { checkQuantity } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

const isMoved = (line: Pick<SavedLineRow, 'seenUnitPrice'>, unitPrice: number, coefficient: Coefficient): boolean =>
  scaledUnitPrice(line.seenUnitPrice, coefficient) !== unitPrice;

/** Returns today's total of a basket for the list of baskets. */
export function figuresOf(lines: readonly Omit<SavedLineRow, 'basketId'>[], coefficient: Coefficient) {
  const priced = priceBasket(lines, coefficient);
  return {
    lineCount: lines.length,
    total_price: toRoubles(priced.total),
    movedCount: lines.filter((line, index) => isMoved(line, priced.lines[index]?.unitPrice ?? 0, coefficient)).length,
    problemCount: lines.filter((line) => !checkQuantity(line, line.quantity).ok).length,
  };
}

/** Names of the basket for later in every language, since the customer may have changed theirs. */
const laterNames = locales.map((locale) => translators[locale]('baskets.laterName'));

/** Returns true for the basket of lines saved for later. */
export const isForLater = ({ isCurrent, name }: Pick<SavedBasketRow, 'isCurrent' | 'name'>): boolean =>
  !isCurrent && laterNames.includes(name);
