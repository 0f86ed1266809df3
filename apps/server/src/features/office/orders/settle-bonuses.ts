import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { bonusesGivenBack, cashbackTakenBack } from '@farad/domain/cashback';
import type { Kopecks, Quantity } from '@farad/domain/money';
import { paidForPieces } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';

import { bonusesEnd } from '#core/orders/move-order.ts';

interface Back {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** Returns the share of a line's spent bonuses that belongs to some of its pieces, rounded down. */
const bonusOfPieces = ({ quantity, bonus }: OrderLineRow, pieces: number): number =>
  Number((BigInt(bonus) * BigInt(pieces)) / BigInt(quantity));

const sumOf = (
  lines: readonly OrderLineRow[],
  back: readonly Back[],
  of: (line: OrderLineRow, pieces: number) => number,
) =>
  lines.reduce((sum, line) => {
    const pieces = back
      .filter(({ productId }) => productId === line.productId)
      .reduce((count, { quantity }) => count + quantity, 0);
    return pieces === 0 ? sum : sum + of(line, pieces);
  }, 0);

/**
 * Adds up `of` over the returned lines: `before` = earlier returns, `now` = the current one. `now` is the sum over all
 * returns minus `before`. Rounding therefore loses nothing: when all pieces are returned, the sums give the full
 * amount.
 */
function shareOf(
  lines: readonly OrderLineRow[],
  earlier: readonly Back[],
  now: readonly Back[],
  of: (line: OrderLineRow, pieces: number) => number,
): { readonly before: Kopecks; readonly now: Kopecks } {
  const before = sumOf(lines, earlier, of);
  return { before: before as Kopecks, now: (sumOf(lines, [...earlier, ...now], of) - before) as Kopecks };
}

/**
 * Settles the bonuses of returned goods (product B10). Bonuses that the buyer spent on the goods are returned to the
 * buyer. Cashback credited for the goods is taken back, as far as the buyer's balance allows. The order must be locked.
 */
export async function settleBonuses(
  tx: Tx,
  order: OrderRow,
  { returnId, lines: now }: { readonly returnId: number; readonly lines: readonly Back[] },
  at: Date,
): Promise<void> {
  const bonuses = bonusQueries(tx);
  const lines = await orderQueries(tx).lines(order.id);
  const earlier = (await orderReturnQueries(tx).ofOrder(order.id))
    .filter(({ id, state }) => id !== returnId && (state === 'accepted' || state === 'closed'))
    .flatMap((each) => each.lines);
  const { accountId, id: orderId } = order;
  const balance = await bonuses.lock(accountId, at);
  const entry = { accountId, orderId, returnId, at } as const;
  const spent = shareOf(lines, earlier, now, bonusOfPieces);
  const returned = bonusesGivenBack(spent.before, spent.now);
  if (returned > 0) {
    const expiresAt = bonusesEnd(at, await promotionQueries(tx).bonusRules(order.createdAt));
    await bonuses.add({ ...entry, kind: 'credit', purpose: 'payment_returned', roubles: returned, expiresAt });
  }
  const credited = await bonuses.ofOrder(orderId, 'cashback');
  const paid = (order.goods - order.coupon - order.bonus) as Kopecks;
  const money = shareOf(lines, earlier, now, paidForPieces);
  const due = cashbackTakenBack(credited, { paid, returnedBefore: money.before, returnedNow: money.now });
  // If the buyer has spent the cashback already, the shop bears the loss, since a balance must not become negative.
  const taken = Math.min(due, balance + returned);
  if (taken > 0) {
    await bonuses.add({ ...entry, kind: 'debit', purpose: 'cashback_returned', roubles: -taken, expiresAt: null });
  }
}
