import type {
  BasketLineRow,
  BasketLineSave,
  BasketQueries,
  BasketRow,
  TxBasketQueries,
} from '@farad/database/basket/basket.queries';
import { mergeGuestBasket as planMerge } from '@farad/domain/basket';

import { newBasketId } from './basket-owner.ts';
import { seenNow } from './present-basket.ts';

/**
 * Adds the lines of another basket of the customer to the current basket, which is created if needed. Call it inside a
 * transaction.
 */
export async function intoCurrent(
  baskets: TxBasketQueries,
  accountId: number,
  fromId: string,
): Promise<{ readonly leftOut: number }> {
  const current = await baskets.lockOrCreateForAccount(accountId, newBasketId());
  return intoBasket(baskets, current, fromId);
}

/**
 * Adds the lines of the basket `fromId` to the basket `current`, which must be locked. A product that `current` does
 * not have yet keeps the price that the customer saw last. So a price change is still shown (product B6).
 */
export async function intoBasket(
  baskets: BasketQueries,
  current: Pick<BasketRow, 'id'>,
  fromId: string,
): Promise<{ readonly leftOut: number }> {
  const [own, lines] = [await baskets.lines(current.id), await baskets.lines(fromId)];
  const plan = planMerge({ id: fromId, lines }, { lines: own, mergedGuestIds: [] });
  const present = new Map(own.map((line) => [line.productId, line]));
  const coming = new Map(lines.map((line) => [line.productId, line]));
  const saves = plan.save.flatMap((line): BasketLineSave[] => {
    const source: BasketLineRow | undefined = coming.get(line.productId);
    if (source === undefined) return [];
    const { seenAvailable, seenUnitPrice } = source;
    const seen = present.has(line.productId) ? seenNow(source, line.quantity) : { seenAvailable, seenUnitPrice };
    return [{ ...line, ...seen }];
  });
  await baskets.saveLines(current.id, saves);
  await baskets.saveNotes(
    current.id,
    lines.filter(({ note, productId }) => note !== '' && (present.get(productId)?.note ?? '') === ''),
  );
  return { leftOut: plan.leftOut.length };
}
