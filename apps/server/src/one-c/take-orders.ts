import { setImmediate } from 'node:timers/promises';

import { bankQueries } from '@farad/database/payments/bank.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { readExchangeStatus, type OneCProblem } from '@farad/domain/one-c';
import { kopecksFromRoubles, roublesText, type Kopecks } from '@farad/domain/money';
import { orderStatusFacts, workStatus, type OrderStatus } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { OneCOrder } from '@farad/importers/commerceml/item-types';
import { readExchange } from '@farad/importers/commerceml/read-exchange';

import { takeBankPayment } from '../core/payments/bank-payment.ts';
import type { Deps } from '../deps.ts';
import { moveLockedOrder } from '../core/orders/move-order.ts';
import { markPaid } from '../core/orders/order-paid.ts';
import { readFileBytes } from './exchange-files.ts';
import type { OneCTally } from './exchange-tally.ts';

/** Result for an order, or its problem. */
type Outcome = Result<'same' | 'done', { readonly problem: OneCProblem; readonly value: string }>;

const operation = 'Заказ товара';

const refused = (problem: OneCProblem, value: string): Outcome => fail({ problem, value });

/** Returns functions that read the requisites of an order, such as `Заказ оплачен` and `Дата оплаты по 1С`. */
function requisitesOf({ requisites }: OneCOrder) {
  const found = new Map(requisites.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()]));
  return {
    text: (name: string): string => found.get(name.toLowerCase()) ?? '',
    isTrue: (name: string): boolean => /^(?:true|1|да)$/iu.test(found.get(name.toLowerCase()) ?? ''),
  };
}

const findLocked = async (tx: Tx, { id, number }: OneCOrder): Promise<OrderRow | undefined> =>
  (await orderQueries(tx).lock(id)) ?? (number === id ? undefined : await orderQueries(tx).lock(number));

/** Converts a sum to plain digits: `1 220,5` becomes `1220.50`. */
const plainSum = (written: string): string => {
  const [whole = '', part = ''] = written
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .split('.');
  return `${whole === '' ? '0' : whole}.${part.padEnd(2, '0').replace(/(?<=\d{2})0+$/, '')}`;
};

/**
 * Records that 1C reported an order as paid in full, by bank or in cash. Orders paid by card or SBP are refused, since
 * the payment provider reports those payments.
 */
function pay(deps: Deps, sent: OneCOrder): Promise<Outcome> {
  return decideInTransaction<'same' | 'done', { problem: OneCProblem; value: string }>(deps.db, async (tx) => {
    const order = await findLocked(tx, sent);
    if (order === undefined || order.paidAt !== null) return ok('same');
    if (order.paymentMethod === 'card' || order.paymentMethod === 'sbp') return refused('paid_elsewhere', sent.sum);
    if (plainSum(sent.sum) !== roublesText(order.total)) return refused('sum_differs', sent.sum);
    if (!orderStatusFacts[order.status].isAgreed) return refused('move_refused', 'paid');
    const at = deps.clock();
    if (order.paymentMethod === 'invoice') {
      const amount = (order.total - (await bankQueries(tx).paid(order.id))) as Kopecks;
      const entry = { entryId: null, staffId: null, note: '1C', day: moscowDay(at) };
      await takeBankPayment(tx, deps, order, { ...entry, amount });
    } else await markPaid(tx, deps, order.id, { amount: order.total, at, by: { kind: 'staff' } });
    return ok('done');
  });
}

/** Returns the status that 1C writes for an order; null = none. */
function writtenStatus(sent: OneCOrder, order: OrderRow): OrderStatus | 'unknown' | null {
  const { text, isTrue } = requisitesOf(sent);
  if (sent.isDeleted || isTrue('Отменен') || isTrue('Отменён')) return 'cancelled';
  const written = text('Статус заказа') || text('Статуса заказа ИД');
  if (written !== '') {
    return readExchangeStatus(written, workStatus[order.customerType]) ?? 'unknown';
  }
  return isTrue('Отгружен') || text('Дата отгрузки по 1С') !== '' ? 'shipped' : null;
}

/**
 * Returns the status that 1C requests for an order; null = none. Goods that leave the warehouse for own pickup are with
 * the buyer.
 */
function wantedStatus(sent: OneCOrder, order: OrderRow): OrderStatus | 'unknown' | null {
  const written = writtenStatus(sent, order);
  return written === 'shipped' && order.delivery.kind === 'own_pickup' ? 'delivered' : written;
}

/** Changes the status of an order as 1C requests, if the table of transitions permits it. */
function move(deps: Deps, sent: OneCOrder): Promise<Outcome> {
  return decideInTransaction<'same' | 'done', { problem: OneCProblem; value: string }>(deps.db, async (tx) => {
    const order = await findLocked(tx, sent);
    if (order === undefined) return refused('unknown_order', sent.id);
    const wanted = wantedStatus(sent, order);
    if (wanted === null || wanted === order.status) return ok('same');
    if (wanted === 'unknown') return refused('unknown_status', requisitesOf(sent).text('Статус заказа'));
    const moved = await moveLockedOrder(tx, deps, order, { to: wanted, by: { kind: 'staff' }, reason: '' });
    if (moved.ok) return ok('done');
    return moved.error.missing === undefined
      ? refused('move_refused', `${order.status} → ${wanted}`)
      : refused('goods_unpaid', roublesText(kopecksFromRoubles(moved.error.missing)));
  });
}

async function takeOrder(deps: Deps, sent: OneCOrder, tally: OneCTally): Promise<void> {
  tally.add('orders');
  const of = sent.number || sent.id;
  const note = (what: string, outcome: Outcome): void => {
    if (!outcome.ok) tally.problem({ line: sent.line, of, ...outcome.error });
    else if (outcome.value === 'done') tally.add(what);
  };
  const { isTrue, text } = requisitesOf(sent);
  const isPaid = isTrue('Заказ оплачен') || isTrue('Оплачен') || text('Дата оплаты по 1С') !== '';
  if (isPaid) note('paid', await pay(deps, sent));
  note('moved', await move(deps, sent));
}

/**
 * Processes the payments and statuses of orders from 1C. The file is read to its end before anything is changed. Each
 * order has its own transactions, so a failed order is reported and does not stop the others. Processing a file twice
 * changes nothing.
 */
export async function takeOrders(deps: Deps, path: string, tally: OneCTally): Promise<void> {
  const orders: OneCOrder[] = [];
  for await (const items of readExchange(readFileBytes(path))) {
    for (const item of items) {
      if (item.kind !== 'order') continue;
      if (item.order.operation === operation) orders.push(item.order);
      else tally.add('other_documents');
    }
    // The file is read in the main thread, so other work can run between its parts.
    await setImmediate();
  }
  for (const order of orders) await takeOrder(deps, order, tally);
}
