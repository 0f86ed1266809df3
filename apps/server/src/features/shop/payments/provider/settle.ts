import type { Tx } from '@farad/database/connection/connect';
import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { savepoint } from '@farad/database/connection/transaction';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { hasLeft, payUntil } from '@farad/domain/order';
import { settleMoney, type Settlement } from '@farad/domain/payment';

import { markPaid } from '#core/orders/order-paid.ts';
import { linesToPay } from './lines-to-pay.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import type { PaymentDeps } from './payment-account.ts';
import { beginRefund } from './refund-money.ts';

/**
 * Returns true if the order's goods are reserved or handed over. If they are not, reserves them again; false = too few
 * pieces.
 */
async function hasGoods(tx: Tx, { id, status }: PaidOrderRow): Promise<boolean> {
  if (hasLeft(status)) return true;
  const orders = paidOrderQueries(tx);
  if (await orders.holdsStock(id)) return true;
  const lines = await orders.lines(id);
  return savepoint(tx, async () => (await stockQueries(tx).reserve(id, lines)) === null);
}

/** Starts a refund of the whole payment and notifies the buyer of the reason. */
async function giveBack(tx: Tx, deps: PaymentDeps, order: PaidOrderRow, payment: PaymentRow, at: Date) {
  const cause = order.paidAt !== null || order.status !== 'cancelled' ? 'overpaid' : 'late';
  const lines = await paymentQueries(tx).lines(payment.id);
  const pieces = lines.map(({ position, quantity }) => ({ position, count: quantity }));
  const begun = await beginRefund(tx, order, payment, {
    move: 'cancel',
    pieces,
    cause,
    note: '',
    at,
    staffId: null,
  });
  if (!begun.ok) throw new Error(`payment ${payment.id} cannot be refunded: ${begun.error.reason}`);
  await notifyOfMoney(tx, deps.config, order, { what: cause, amount: payment.amount, reason: '' });
  return begun.value;
}

/**
 * Sets an accepted order back to unpaid, because the hold of its money expired. The payment is stored for staff to
 * decide.
 */
async function holdLost(tx: Tx, order: PaidOrderRow, payment: PaymentRow, at: Date): Promise<void> {
  await paidOrderQueries(tx).setUnpaid(order.id);
  await paymentQueries(tx).setSettlement(payment.id, 'none');
  await quarantineQueries(tx).add({
    kind: 'payment',
    provider: payment.provider,
    providerId: payment.providerId ?? '',
    orderId: order.id,
    mismatches: ['hold_lost'],
    amount: payment.amount,
    reported: payment.state,
    at,
  });
}

/** Gives the buyer the usual time again to pay the next part, after one part was paid. */
async function keepOpen(tx: Tx, order: PaidOrderRow, at: Date): Promise<void> {
  if (order.payUntil === null) return;
  const until = payUntil(order.paymentMethod, false, at, await promotionQueries(tx).holdRules());
  if (until === null || until <= order.payUntil) return;
  await orderQueries(tx).setPayUntil(order.id, until);
  await stockQueries(tx).holdUntil(order.id, until);
}

/** Returns the sum of the order's lines that are in none of these payments. */
async function leftToPay(tx: Tx, order: PaidOrderRow, payments: readonly PaymentRow[]): Promise<Kopecks> {
  const lines = await Promise.all(payments.map(({ id }) => paymentQueries(tx).lines(id)));
  const paid = new Set(lines.flat().map(({ position }) => position));
  // The sums do not depend on the VAT.
  const all = linesToPay(order, await paidOrderQueries(tx).lines(order.id), 'general');
  return sumKopecks(all.filter(({ position }) => !paid.has(position)).map(({ total }) => total));
}

type Brought = PaymentRow & { readonly state: 'waiting_for_capture' | 'succeeded' };

async function decide(tx: Tx, deps: PaymentDeps, order: PaidOrderRow, payment: Brought, at: Date) {
  const { state, amount } = payment;
  const payments = paymentQueries(tx);
  const others = await payments.partsPaid(order.id);
  const brought = sumKopecks([...others.map((part) => part.amount), amount]);
  // If the payments do not add up to the order's total, they were made for a different total.
  const isOther = brought + (await leftToPay(tx, order, [...others, payment])) !== order.total;
  const isPaidAlready = order.paidAt !== null || isOther;
  const isOver = order.status === 'cancelled' || isPaidAlready;
  const goods = !isOver && (await hasGoods(tx, order));
  const isWhole = brought === order.total;
  const settlement = settleMoney({ status: order.status, isPaidAlready, hasGoods: goods, isWhole }, state);
  if (settlement === 'part_paid') await keepOpen(tx, order, at);
  if (settlement !== 'order_paid') return settlement;
  const outcome = await markPaid(tx, deps, order.id, {
    amount: brought,
    at,
    method: payment.method,
    by: { kind: 'system' },
  });
  if (outcome !== 'paid') throw new Error(`order ${order.number}: expected outcome paid, got ${outcome}`);
  for (const { id } of others) await payments.setSettlement(id, 'order_paid');
  return settlement;
}

/** Applies the decision. Returns the ids of the refunds that it started. */
async function carryOut(
  tx: Tx,
  deps: PaymentDeps,
  { order, payment, settlement, at }: Decided,
): Promise<readonly number[]> {
  await paymentQueries(tx).setSettlement(payment.id, settlement);
  if (settlement === 'refund') return giveBack(tx, deps, order, payment, at);
  if (settlement === 'release_hold') {
    await paymentQueries(tx).wish(payment.id, 'release', at);
    await notifyOfMoney(tx, deps.config, order, { what: 'released', amount: payment.amount, reason: '' });
  }
  return [];
}

interface Decided {
  readonly order: PaidOrderRow;
  readonly payment: PaymentRow;
  readonly settlement: Settlement;
  readonly at: Date;
}

/**
 * Refunds one paid part of an order that was cancelled before all parts were paid. The order and the payment must be
 * locked.
 */
export async function returnPart(
  tx: Tx,
  deps: PaymentDeps,
  { order, payment }: Pick<Decided, 'order' | 'payment'>,
): Promise<readonly number[]> {
  if (payment.settlement !== 'part_paid' || order.status !== 'cancelled') return [];
  const settlement = payment.state === 'succeeded' ? 'refund' : 'release_hold';
  return carryOut(tx, deps, { order, payment, settlement, at: deps.clock() });
}

/**
 * Applies a payment to its order once, even if several sources report it (T24, T28). The order and the payment must be
 * locked. Returns the ids of the refunds that were started, if the money is returned automatically.
 */
export async function settle(
  tx: Tx,
  deps: PaymentDeps,
  order: PaidOrderRow,
  payment: PaymentRow,
  at: Date,
): Promise<readonly number[]> {
  const { state, settlement: before } = payment;
  if (state === 'created' || state === 'pending') return [];
  if (state === 'cancelled') {
    if (before === 'order_paid') await holdLost(tx, order, payment, at);
    // The hold of a part expired, so this part can be paid again.
    if (before === 'part_paid') await paymentQueries(tx).setSettlement(payment.id, 'none');
    return [];
  }
  // The payment was already applied to the order when the money was held. Now the money is only captured.
  if (before === 'order_paid' || before === 'part_paid') return [];
  const settlement = await decide(tx, deps, order, { ...payment, state }, at);
  return carryOut(tx, deps, { order, payment, settlement, at });
}
