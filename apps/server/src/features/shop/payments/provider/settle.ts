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
import { linesToPay } from './paid-lines.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import type { PaymentDeps } from './payment-account.ts';
import { beginRefund } from './refund-money.ts';

/** Returns true if the order's goods are held or handed over, or can be held again now. */
async function hasGoods(tx: Tx, { id, status }: PaidOrderRow): Promise<boolean> {
  if (hasLeft(status)) return true;
  const orders = paidOrderQueries(tx);
  if (await orders.holdsStock(id)) return true;
  const lines = await orders.lines(id);
  return savepoint(tx, async () => (await stockQueries(tx).reserve(id, lines)) === null);
}

/** Starts a full refund, once; the message has the reason. */
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

/** The hold expired although the order went to work, so a person must decide. */
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

/** One part of the order is paid; the next one gets the same time to pay. */
async function keepOpen(tx: Tx, order: PaidOrderRow, at: Date): Promise<void> {
  if (order.payUntil === null) return;
  const until = payUntil(order.paymentMethod, false, at, await promotionQueries(tx).holdRules());
  if (until === null || until <= order.payUntil) return;
  await orderQueries(tx).setPayUntil(order.id, until);
  await stockQueries(tx).holdUntil(order.id, until);
}

/** Returns the lines of an order that none of these payments covers. */
async function leftToPay(tx: Tx, order: PaidOrderRow, payments: readonly PaymentRow[]): Promise<Kopecks> {
  const lines = await Promise.all(payments.map(({ id }) => paymentQueries(tx).lines(id)));
  const paid = new Set(lines.flat().map(({ position }) => position));
  // Sums do not depend on the VAT.
  const all = linesToPay(order, await paidOrderQueries(tx).lines(order.id), 'general');
  return sumKopecks(all.filter(({ position }) => !paid.has(position)).map(({ total }) => total));
}

async function decide(tx: Tx, deps: PaymentDeps, order: PaidOrderRow, payment: PaymentRow, at: Date) {
  const { state, amount } = payment;
  if (state === 'created') throw new Error(`payment ${payment.id} cannot be settled in state created`);
  const payments = paymentQueries(tx);
  const others = await payments.partsPaid(order.id);
  const brought = sumKopecks([...others.map((part) => part.amount), amount]);
  // Payments that do not add up to the order's total are for something else.
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

/** Carries out the decision. Returns the started refunds. */
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

/** Refunds one part if its order was cancelled before all parts were paid. Both must be locked. */
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
 * Settles a payment with its order, both locked: once, whoever reports it (T24, T28). Returns the refunds started if
 * the money is returned automatically.
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
    // The hold of a part expired, so it can be paid again.
    if (before === 'part_paid') await paymentQueries(tx).setSettlement(payment.id, 'none');
    return [];
  }
  // The payment was held before and is captured now.
  if (before === 'order_paid' || before === 'part_paid') return [];
  const settlement = await decide(tx, deps, order, payment, at);
  return carryOut(tx, deps, { order, payment, settlement, at });
}
