import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { refundQueries, type RefundLineRow, type RefundRow } from '@farad/database/payments/refund.queries';
import { bonusesGivenBack, cashbackTakenBack } from '@farad/domain/cashback';
import { sumKopecks, type Kopecks } from '@farad/domain/money';

import { bonusesEnd } from '#core/orders/move-order.ts';

/**
 * Lines of earlier refunds (`before`) and of the current ones (`now`). Delivery is left out, since it has no bonuses.
 */
interface GoneBack {
  readonly before: readonly RefundLineRow[];
  /** Lines of refunds that were made before the cashback was credited. They earned no cashback. */
  readonly unrewarded: readonly RefundLineRow[];
  readonly now: readonly RefundLineRow[];
}

async function goneBack(tx: Tx, orderId: number, refundIds: readonly number[]): Promise<GoneBack> {
  const refunds = refundQueries(tx);
  const creditedAt = await bonusQueries(tx).creditedAt(orderId);
  const all = (await refunds.standing(orderId)).filter(({ retriedBy }) => retriedBy === null);
  const linesOf = async (own: readonly RefundRow[]): Promise<RefundLineRow[]> => {
    const lines = await Promise.all(own.map(({ id }) => refunds.lines(id)));
    return lines.flat().filter(({ position }) => position !== 0);
  };
  const earlier = all.filter(({ id }) => !refundIds.includes(id));
  return {
    before: await linesOf(earlier),
    unrewarded: await linesOf(earlier.filter(({ createdAt }) => creditedAt !== undefined && createdAt < creditedAt)),
    now: await linesOf(all.filter(({ id }) => refundIds.includes(id))),
  };
}

const paidFor = (lines: readonly RefundLineRow[]): Kopecks => sumKopecks(lines.map(({ amount }) => amount));

/** Returns the share of the spent bonuses that belongs to these pieces, in kopecks. */
function bonusesOf(gone: readonly RefundLineRow[], lines: readonly { bonus: Kopecks; quantity: number }[]): Kopecks {
  return sumKopecks(
    lines.map(({ bonus, quantity }, index) => {
      const pieces = gone
        .filter(({ position }) => position === index + 1)
        .reduce((sum, line) => sum + line.quantity, 0);
      return Number((BigInt(bonus) * BigInt(pieces)) / BigInt(quantity)) as Kopecks;
    }),
  );
}

/**
 * Settles the bonuses of refunded goods (product B10). Bonuses that the buyer spent on the goods are returned to the
 * buyer. Cashback that was credited for them is taken back, as far as the buyer's balance allows, since a balance must
 * not become negative. Shares are computed so that all refunds of an order together give exactly the full amounts.
 */
export async function settleBonuses(
  tx: Tx,
  order: PaidOrderRow,
  refundIds: readonly number[],
  at: Date,
): Promise<void> {
  const [refundId] = refundIds;
  if (refundId === undefined) return;
  const bonuses = bonusQueries(tx);
  const { id: orderId, accountId } = order;
  const balance = await bonuses.lock(accountId, at);
  const { before, unrewarded, now } = await goneBack(tx, orderId, refundIds);
  const entry = { accountId, orderId, refundId, at };
  const lines = await orderQueries(tx).lines(orderId);
  const givenBefore = bonusesOf(before, lines);
  const given = bonusesGivenBack(givenBefore, (bonusesOf([...before, ...now], lines) - givenBefore) as Kopecks);
  if (given > 0) {
    const expiresAt = bonusesEnd(at, await promotionQueries(tx).bonusRules(order.createdAt));
    await bonuses.add({ ...entry, kind: 'credit', purpose: 'payment_returned', roubles: given, expiresAt });
  }
  const credited = await bonuses.ofOrder(orderId, 'cashback');
  const bought = sumKopecks((await paidOrderQueries(tx).lines(orderId)).map(({ total }) => total));
  const share = cashbackTakenBack(credited, {
    paid: (bought - paidFor(unrewarded)) as Kopecks,
    returnedBefore: (paidFor(before) - paidFor(unrewarded)) as Kopecks,
    returnedNow: paidFor(now),
  });
  const taken = Math.min(share, balance + given);
  if (taken === 0) return;
  await bonuses.add({ ...entry, kind: 'debit', purpose: 'cashback_returned', roubles: -taken, expiresAt: null });
}
