import type { Tx } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { arrivalIfPaid } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { payAhead, workStatus, type PaymentKind } from '@farad/domain/order';

import { creditCashback, moveLockedOrder, type Mover, type OrderMoves } from './move-order.ts';
import { notifyBuyer } from './order-messages.ts';
import { notifyOfOrder } from '../messages/enqueue-webhooks.ts';

/** A payment for an order. */
export interface OrderPaid {
  readonly amount: Kopecks;
  readonly at: Date;
  /** `system` for a provider or a bank statement; otherwise the staff member who reports the payment. */
  readonly by: Mover;
  /** Payment method that was really used; absent = the order's method. */
  readonly method?: PaymentKind;
}

/**
 * Outcome of a payment:
 * - `paid`: the order became paid, and its goods are reserved without a time limit;
 * - `already_paid`: the order was paid before. The caller decides whether this is the same payment or must be refunded;
 * - `over`: the order is cancelled or expired, so the payment must be refunded;
 * - `other_amount`: the amount is not the order's total, so nothing was done;
 * - `not_found`: the order does not exist.
 */
export type PaidOutcome = 'paid' | 'already_paid' | 'over' | 'other_amount' | 'not_found';

/** Moves the days of arrival of an order whose dispatch waited for its payment. Returns the order's delivery. */
async function deliveryIfPaid(tx: Tx, order: OrderRow, paidAt: Date): Promise<OrderRow['delivery']> {
  const { id, approval, createdAt, delivery } = order;
  const waited = order.status === 'created' && payAhead(order.paymentMethod) !== null;
  if (!waited || delivery.kind === 'own_pickup' || delivery.days === null) return delivery;
  // Time from which the order could be paid: the arrival of goods that it waited for, or its creation. An order with an
  // approval counts from its creation, since waiting for the approval delays the delivery like waiting for the payment.
  const opened = approval === null ? await orderQueries(tx).payableSince(id) : createdAt;
  const calendar = await settingQueries(tx).value('calendar');
  const days = arrivalIfPaid(delivery.days, { payableSince: opened ?? createdAt, paidAt }, calendar);
  if (days.from === delivery.days.from) return delivery;
  await orderQueries(tx).setDays(id, days);
  return { ...delivery, days };
}

/**
 * Marks an order as paid, only once. Work on the order begins, its stock is reserved without a time limit, and the
 * buyer is notified. The order is locked. So a payment and an expiry at the same time are applied one after the other,
 * and the first one decides (T24).
 */
export async function markPaid(
  tx: Tx,
  deps: OrderMoves,
  orderId: number,
  { amount, at, by, method }: OrderPaid,
): Promise<PaidOutcome> {
  const orders = orderQueries(tx);
  const order = await orders.lockById(orderId);
  if (order === undefined) return 'not_found';
  if (order.paidAt !== null) return 'already_paid';
  if (order.status === 'cancelled') return 'over';
  if (amount !== order.total) return 'other_amount';
  await orders.setPaid(order.id, at, method ?? null);
  await stockQueries(tx).holdUntil(order.id, null);
  const delivery = await deliveryIfPaid(tx, order, at);
  const paid = { ...order, delivery, paidAt: at, payUntil: null, paymentMethod: method ?? order.paymentMethod };
  await notifyOfOrder(tx, 'order.paid', paid, at, { paid_at: at.toISOString() });
  if (order.status === 'created') {
    const to = workStatus[order.customerType];
    const moved = await moveLockedOrder(tx, deps, paid, { to, by, reason: '', news: null });
    if (!moved.ok) throw new Error(`order ${order.number} is paid and does not go to work: ${moved.error.code}`);
  }
  // The order was completed by staff before its payment was recorded, so the cashback is credited only now.
  if (order.status === 'completed') await creditCashback(tx, paid, at);
  await notifyBuyer(tx, deps.config, paid, { what: 'paid', reason: '' });
  return 'paid';
}
