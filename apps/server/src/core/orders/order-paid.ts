import type { Handle } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import type { Kopecks } from '@farad/domain/money';
import { workStatus, type PaymentKind } from '@farad/domain/order';

import { creditCashback, moveLockedOrder, type Mover, type OrderMoves } from './move-order.ts';
import { tellBuyer } from './order-messages.ts';
import { tellOfOrder } from '../messages/tell-hooks.ts';

/** Money that has come for an order. */
export interface OrderPaid {
  readonly amount: Kopecks;
  readonly at: Date;
  /** A provider or a statement (`system`); or one of the staff who says so. */
  readonly by: Mover;
  /** What it was paid by; absent: as the order says. */
  readonly method?: PaymentKind;
}

/**
 * What money for an order came to:
 * - `paid`: the order is paid now, its goods are its own;
 * - `already_paid`: it was paid before, and the caller decides whether this is the same money or goes back;
 * - `over`: it was cancelled or lapsed, the money goes back;
 * - `other_amount`: it is not what the order costs, nothing was done;
 * - `not_found`: there is no such order.
 */
export type PaidOutcome = 'paid' | 'already_paid' | 'over' | 'other_amount' | 'not_found';

/**
 * Notes that an order is paid, once: it goes to work, its goods are held without end, the buyer is told. It locks the
 * order, so whoever comes first, the payment or the clock, wins (T24).
 */
export async function markPaid(
  tx: Handle,
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
  const paid = { ...order, paidAt: at, payUntil: null, paymentMethod: method ?? order.paymentMethod };
  await tellOfOrder(tx, 'order.paid', paid, at, { paid_at: at.toISOString() });
  if (order.status === 'created') {
    const to = workStatus[order.customerType];
    const moved = await moveLockedOrder(tx, deps, paid, { to, by, reason: '', news: null });
    if (!moved.ok) throw new Error(`order ${order.number} is paid and does not go to work: ${moved.error.code}`);
  }
  // Staff had ended it before its money was noted.
  if (order.status === 'completed') await creditCashback(tx, paid, at);
  await tellBuyer(tx, deps.config, paid, { what: 'paid', reason: '' });
  return 'paid';
}
