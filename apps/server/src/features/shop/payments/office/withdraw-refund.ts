import type { WithdrawRefundBody } from '@farad/contract/office/payments/payments';
import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Tx } from '@farad/database/connection/connect';
import { markReturnQueries } from '@farad/database/orders/mark-return.queries';
import { officeRefundQueries, type MovedGoods } from '@farad/database/payments/office-refund.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { leftToPack } from '@farad/domain/delivery';
import { toRoubles, type Quantity } from '@farad/domain/money';
import { orderAfterWithdrawal, type LeftToSend } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record } from '#http/serve/staff-route.ts';
import { bonusesEnd, moveLockedOrder } from '#core/orders/move-order.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import { accountEndOf } from '#core/payments/refund-done.ts';
import { changeOpen, type OfRefund } from './bank-refunds.ts';

/**
 * Undoes the stock movements of a refund. Released and written-off pieces are reserved again; pieces that were put into
 * stock leave it again. Returns a failure if another order has reserved them meanwhile; null = done.
 */
async function undoGoods(tx: Tx, orderId: number, moved: readonly MovedGoods[]): Promise<Failure | null> {
  const [stock, part] = [stockQueries(tx), stockPartQueries(tx)];
  for (const { productId, move, pieces } of moved) {
    const own = [{ productId, quantity: pieces as Quantity }];
    if (move === 'written_off') {
      await part.takeBack(orderId, own, true);
      continue;
    }
    if ((await stock.reserve(orderId, own)) !== null) {
      const available = await stock.available(productId);
      return { code: 'not_enough_stock', field: 'isGoodsBack', productId: String(productId), available };
    }
    if (move === 'booked_in') await part.letGo(orderId, own, 'ship');
  }
  return null;
}

/** Undoes the bonus entries of a refund. Bonuses that the buyer has spent meanwhile are not taken back. */
async function undoBonuses(tx: Tx, order: PaidOrderRow, refundId: number, at: Date): Promise<void> {
  const bonuses = bonusQueries(tx);
  const { id: orderId, accountId } = order;
  const balance = await bonuses.lock(accountId, at);
  const change = Math.max(-balance, -(await bonuses.ofRefund(refundId)));
  if (change === 0) return;
  const expiresAt = change < 0 ? null : bonusesEnd(at, await promotionQueries(tx).bonusRules(order.createdAt));
  const kind = change < 0 ? 'debit' : 'credit';
  await bonuses.add({
    accountId,
    kind,
    purpose: 'refund_withdrawn',
    roubles: change,
    orderId,
    refundId,
    at,
    expiresAt,
  });
}

/** Returns how many pieces of an order are in no parcel. */
async function countLeft(tx: Tx, orderId: number): Promise<number> {
  const parcels = parcelQueries(tx);
  const left = leftToPack(await parcels.toSend(orderId), await parcels.ofOrder(orderId));
  return left.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Moves an order back to the warehouse if it moved on because of the refund. Returns a failure if it cannot move back;
 * null = done. No notification of the move is sent, since the buyer is notified of the withdrawn refund.
 */
async function undoMove(
  tx: Tx,
  deps: Deps,
  orderId: number,
  { left, reason, staffId }: { readonly left: LeftToSend; readonly reason: string; readonly staffId: number },
): Promise<Failure | null> {
  const order = await orderQueries(tx).lockById(orderId);
  if (order === undefined) throw new Error(`order ${orderId} not found`);
  const after = orderAfterWithdrawal(order.status, left);
  if (after === 'stays') return null;
  if (after === 'refused') return { code: 'order_has_left' };
  const by = { kind: 'staff', staffId } as const;
  const moved = await moveLockedOrder(tx, deps, order, { to: after, by, reason, news: null, owesGoods: true });
  return moved.ok ? null : moved.error;
}

/** Returns a withdrawn refund in the form of the audit log, without the payee's account number. */
const loggedOf = ({ sequence, amount }: RefundRow) => ({ refund: `№ ${sequence}`, amount: toRoubles(amount) });

/**
 * Withdraws a refund by bank that is not paid yet and was a mistake. Its money and pieces count as paid again, and the
 * return requests that it covered are open again. Stock, bonuses and the order's status are restored, and the buyer is
 * notified. Returns the order's number.
 */
export const withdrawRefund = (
  deps: Deps,
  call: OfRefund,
  { reason, isGoodsBack }: z.output<typeof WithdrawRefundBody>,
): Promise<Result<string, Failure>> =>
  changeOpen(deps, call, async (tx, refund, order) => {
    const at = deps.clock();
    const office = officeRefundQueries(tx);
    const staffId = call.actor.staff.id;
    const before = await countLeft(tx, order.id);
    await office.withdraw(refund.id, { reason, staffId, at });
    await owedReturnQueries(tx).unlink(refund.id);
    await markReturnQueries(tx).withdraw(refund.id);
    const left = { before, after: await countLeft(tx, order.id) };
    const refused = await undoMove(tx, deps, order.id, { left, reason, staffId });
    if (refused !== null) return fail(refused);
    // No stock is reserved for a cancelled order, so its stock movements are not undone.
    const isUndone = isGoodsBack && order.status !== 'cancelled';
    const problem = isUndone ? await undoGoods(tx, order.id, await office.goods(refund.id)) : null;
    if (problem !== null) return fail(problem);
    await undoBonuses(tx, order, refund.id, at);
    const lines = await refundQueries(tx).lines(refund.id);
    const pieces = lines.filter(({ position }) => position > 0).reduce((sum, { quantity }) => sum + quantity, 0);
    const event = { action: 'order.refund_withdrawn', object: { kind: 'order', id: order.id } } as const;
    await record(tx, deps, call, { ...event, after: { ...loggedOf(refund), pieces, isGoodsBack: isUndone }, reason });
    const { amount, payee } = refund;
    await notifyOfMoney(tx, deps.config, order, {
      what: 'refund_withdrawn',
      amount,
      reason,
      accountEnd: accountEndOf(payee),
    });
    return ok(null);
  });
