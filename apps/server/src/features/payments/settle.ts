import type { Handle } from '@farad/database/connect';
import { quarantineQueries } from '@farad/database/payment-quarantine.queries';
import { paidOrderQueries, paymentQueries, type PaidOrderRow, type PaymentRow } from '@farad/database/payment.queries';
import { stockQueries } from '@farad/database/stock.queries';
import { savepoint } from '@farad/database/transaction';
import { settleMoney, type Settlement } from '@farad/domain/payment';

import { markPaid } from '../../order-paid.ts';
import { tellOfMoney } from './pay-messages.ts';
import type { PaymentDeps } from './payment-account.ts';
import { beginRefund } from './refund-money.ts';

/** Its goods are held or handed over, or can be held again now. */
async function hasGoods(tx: Handle, { id, status }: PaidOrderRow): Promise<boolean> {
  if (status === 'shipped' || status === 'delivered' || status === 'completed') return true;
  const orders = paidOrderQueries(tx);
  if (await orders.holdsStock(id)) return true;
  const lines = await orders.lines(id);
  return savepoint(tx, async () => (await stockQueries(tx).reserve(id, lines)) === null);
}

/** Begins to give all of it back, once; the message says why. */
async function giveBack(tx: Handle, deps: PaymentDeps, order: PaidOrderRow, payment: PaymentRow, at: Date) {
  const cause = order.paidAt !== null || order.status !== 'cancelled' ? 'overpaid' : 'late';
  const lines = await paymentQueries(tx).lines(payment.id);
  const pieces = lines.map(({ position, quantity }) => ({ position, count: quantity }));
  const begun = await beginRefund(tx, order, payment, {
    ...{ move: 'cancel', pieces, cause, note: '', at },
    staffId: null,
  });
  if (!begun.ok) throw new Error(`payment ${payment.id} cannot go back: ${begun.error.reason}`);
  await tellOfMoney(tx, deps.config, order, { what: cause, amount: payment.amount, reason: '' });
  return begun.value;
}

/** The money was held, the order went to work, and the time to take it is over: somebody must decide. */
async function holdLost(tx: Handle, order: PaidOrderRow, payment: PaymentRow, at: Date): Promise<void> {
  await paidOrderQueries(tx).setUnpaid(order.id);
  await paymentQueries(tx).setSettlement(payment.id, 'none');
  await quarantineQueries(tx).add({
    ...{ kind: 'payment', providerId: payment.providerId ?? '', orderId: order.id, mismatches: ['hold_lost'] },
    ...{ amount: payment.amount, reported: payment.state, at },
  });
}

async function decide(tx: Handle, deps: PaymentDeps, order: PaidOrderRow, payment: PaymentRow, at: Date) {
  const { state, amount } = payment;
  if (state === 'created') throw new Error(`payment ${payment.id} has brought nothing`);
  const isPaidAlready = order.paidAt !== null || amount !== order.total;
  const isOver = order.status === 'cancelled' || isPaidAlready;
  const goods = !isOver && (await hasGoods(tx, order));
  const settlement = settleMoney({ status: order.status, isPaidAlready, hasGoods: goods }, state);
  if (settlement !== 'order_paid') return settlement;
  const outcome = await markPaid(tx, deps, order.id, { amount, at, by: { kind: 'system' } });
  if (outcome !== 'paid') throw new Error(`order ${order.number} could be paid and is ${outcome}`);
  return settlement;
}

/**
 * Settles money that has come with its order, both locked: once, whoever reports it (T24, T28). Answers the refund that
 * was begun, if the money goes back by itself.
 */
export async function settle(
  tx: Handle,
  deps: PaymentDeps,
  order: PaidOrderRow,
  payment: PaymentRow,
  at: Date,
): Promise<number | null> {
  const { state, settlement: before } = payment;
  if (state === 'created' || state === 'pending') return null;
  if (state === 'cancelled') {
    if (before === 'order_paid') await holdLost(tx, order, payment, at);
    return null;
  }
  // It was held, and is taken now.
  if (before === 'order_paid') return null;
  const settlement: Settlement = await decide(tx, deps, order, payment, at);
  await paymentQueries(tx).setSettlement(payment.id, settlement);
  if (settlement === 'refund') return giveBack(tx, deps, order, payment, at);
  if (settlement === 'release_hold') {
    await paymentQueries(tx).wish(payment.id, 'release', at);
    await tellOfMoney(tx, deps.config, order, { what: 'released', amount: payment.amount, reason: '' });
  }
  return null;
}
