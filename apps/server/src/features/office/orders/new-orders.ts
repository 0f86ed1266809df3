import { newOrdersShown, type NewOrders } from '@farad/contract/office/orders/orders';
import { newOrderQueries } from '@farad/database/orders/new-order.queries';
import { toRoubles } from '@farad/domain/money';

import type { Deps } from '#deps.ts';

/**
 * Minimum age in milliseconds of an announced order; younger ones are announced by a later call. An order with a lower
 * id may be committed after one with a higher id, and must not be missed.
 */
const settledMs = 5000;

/** Returns the orders placed after the order with the id `since`; without `since`, only the id of the latest order. */
export async function showNewOrders({ db, clock }: Deps, since: number | undefined): Promise<NewOrders> {
  const queries = newOrderQueries(db);
  const last = await queries.last(new Date(clock().getTime() - settledMs));
  if (since === undefined || since >= last) return { last: String(last), count: 0, orders: [] };
  const [count, orders] = await Promise.all([queries.count(since, last), queries.latest(since, last, newOrdersShown)]);
  return {
    last: String(last),
    count,
    orders: orders.map(({ number, total, name }) => ({ number, total: toRoubles(total), name })),
  };
}
