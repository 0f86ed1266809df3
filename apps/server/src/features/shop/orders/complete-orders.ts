import type { Connection } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { completesBefore } from '@farad/domain/order';

import { moveLockedOrder, type OrderMoves } from '#core/orders/move-order.ts';

const batchSize = 200;

interface CompletionContext {
  readonly db: Connection['db'];
  readonly config: OrderMoves['config'];
}

/** Completes an order. Returns false if its status changed meanwhile or if a return is open. */
const complete = ({ db, config }: CompletionContext, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await orderQueries(tx).lockById(id);
    if (order?.status !== 'delivered') return false;
    const move = { to: 'completed', by: { kind: 'system' }, reason: '' } as const;
    const moved = await moveLockedOrder(tx, { config, clock: () => now }, order, move);
    if (!moved.ok && moved.error.code === 'refund_owed') return false;
    if (!moved.ok) throw new Error(`delivered order ${order.number} cannot be completed: ${moved.error.code}`);
    return true;
  });

/**
 * Completes orders that are paid and were delivered long enough ago (product O2, B10). The cashback is credited, and
 * the buyer is notified. Each order has its own transaction, so an order that fails does not block the others. Returns
 * the number of completed orders.
 * @throws AggregateError if orders failed; it is thrown after all others were completed
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
