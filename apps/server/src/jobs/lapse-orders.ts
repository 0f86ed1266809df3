import type { Connection } from '@farad/database/connect';
import { orderQueries } from '@farad/database/order.queries';
import { inTransaction } from '@farad/database/transaction';

import { moveLockedOrder, type OrderMoves } from '../move-order.ts';

const batchSize = 200;

interface LapseContext {
  readonly db: Connection['db'];
  readonly config: OrderMoves['config'];
}

/** Cancels one order if it is still overdue and nobody else holds it. */
const lapse = ({ db, config }: LapseContext, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await orderQueries(tx).lockIfOverdue(id, now);
    if (order === undefined) return false;
    const move = { to: 'cancelled', by: { kind: 'system' }, reason: '', news: 'lapsed' } as const;
    const moved = await moveLockedOrder(tx, { config, clock: () => now }, order, move);
    if (!moved.ok) throw new Error(`order ${order.number} is overdue and cannot be cancelled: ${moved.error.code}`);
    return true;
  });

/**
 * Cancels the orders whose time to pay is over (product O4): goods, coupon and bonuses are free again, the buyer is told.
 * Each in a transaction of its own, so one that cannot be cancelled holds up no other; what others hold comes the next
 * time. Answers how many lapsed.
 *
 * @throws AggregateError when some could not be cancelled, after all others were
 */
export async function lapseOrders(context: LapseContext, now: Date): Promise<number> {
  const ids = await orderQueries(context.db).overdue(now, batchSize);
  const failures: unknown[] = [];
  let lapsed = 0;
  for (const id of ids) {
    try {
      if (await lapse(context, id, now)) lapsed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} overdue orders were not cancelled`);
  return lapsed;
}
