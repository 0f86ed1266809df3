import type { Connection } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { completesBefore } from '@farad/domain/order';

import { moveLockedOrder, type OrderMoves } from '../core/orders/move-order.ts';

const batchSize = 200;

interface CompletionContext {
  readonly db: Connection['db'];
  readonly config: OrderMoves['config'];
}

/** Completes one order, unless somebody moved it meanwhile or something of it is to come back. */
const complete = ({ db, config }: CompletionContext, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await orderQueries(tx).lockById(id);
    if (order?.status !== 'delivered') return false;
    const move = { to: 'completed', by: { kind: 'system' }, reason: '' } as const;
    const moved = await moveLockedOrder(tx, { config, clock: () => now }, order, move);
    if (!moved.ok && moved.error.code === 'refund_owed') return false;
    if (!moved.ok) throw new Error(`order ${order.number} was delivered and is not completed: ${moved.error.code}`);
    return true;
  });

/**
 * Completes the orders that were delivered long enough ago and paid (product O2, B10): cashback is credited, once, the
 * buyer is told. Each in a transaction of its own, so one that fails holds up no other. Answers how many were.
 *
 * @throws AggregateError when some could not be completed, after all others were
 */
export async function completeOrders(context: CompletionContext, now: Date): Promise<number> {
  const rules = await promotionQueries(context.db).completionRules();
  const ids = await orderQueries(context.db).deliveredBefore(completesBefore(now, rules), batchSize);
  const failures: unknown[] = [];
  let completed = 0;
  for (const id of ids) {
    try {
      if (await complete(context, id, now)) completed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} delivered orders were not completed`);
  return completed;
}
