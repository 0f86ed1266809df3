import type { Connection, Tx } from '@farad/database/connection/connect';
import { openOrderQueries } from '@farad/database/orders/open-order.queries';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { cashLapsesBefore } from '@farad/domain/order';

import { moveLockedOrder, type OrderMoves } from '#core/orders/move-order.ts';

const batchSize = 200;

interface LapseContext {
  readonly db: Connection['db'];
  readonly config: OrderMoves['config'];
}

const byClock = { to: 'cancelled', by: { kind: 'system' }, reason: '', news: 'lapsed' } as const;

/** Cancels an overdue order, which the caller has locked. */
async function cancel(tx: Tx, { config }: LapseContext, order: OrderRow, now: Date): Promise<boolean> {
  const moved = await moveLockedOrder(tx, { config, clock: () => now }, order, byClock);
  if (!moved.ok) throw new Error(`overdue order ${order.number} cannot be cancelled: ${moved.error.code}`);
  return true;
}

/** Cancels an order. Returns false if it is no longer overdue, or if it is locked. */
const lapse = (context: LapseContext, id: number, now: Date): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    const order = await orderQueries(tx).lockIfOverdue(id, now);
    return order !== undefined && cancel(tx, context, order, now);
  });

/**
 * Cancels an order with payment on receipt that was not confirmed or collected in time. Returns false if it was
 * confirmed or collected meanwhile, or if it is locked.
 */
const lapseLying = (context: LapseContext, id: number, since: Date, now: Date): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    if (!(await openOrderQueries(tx).lockIfLying(id, since))) return false;
    const order = await orderQueries(tx).byId(id);
    return order !== undefined && cancel(tx, context, order, now);
  });

/** Tries to cancel one order. Returns true if it was cancelled. */
type Attempt = () => Promise<boolean>;

async function attemptsAt(context: LapseContext, now: Date): Promise<readonly Attempt[]> {
  const { db } = context;
  const since = cashLapsesBefore(now, await settingQueries(db).value('open_orders'));
  const lying = since === null ? [] : await openOrderQueries(db).leftLying(since, batchSize);
  const overdue = await orderQueries(db).overdue(now, batchSize);
  return [
    ...overdue.map((id) => () => lapse(context, id, now)),
    ...lying.map((id) => () => lapseLying(context, id, since ?? now, now)),
  ];
}

/**
 * Cancels orders that were not paid in time (product O4). `payUntil` sets this deadline when an order is placed
 * (packages/domain/src/order/pay-until.ts). Cancels orders with payment on receipt if they were not confirmed or
 * collected in time. Goods, coupon and bonuses are released, and the buyer is notified. Each order has its own
 * transaction, so an order that fails does not block the others. Locked orders are left to the next run. Returns the
 * number of cancelled orders.
 * @throws AggregateError if orders failed; it is thrown after all others were cancelled
 */
export async function lapseOrders(context: LapseContext, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let lapsed = 0;
  for (const attempt of await attemptsAt(context, now)) {
    try {
      if (await attempt()) lapsed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} overdue orders were not cancelled`);
  return lapsed;
}
