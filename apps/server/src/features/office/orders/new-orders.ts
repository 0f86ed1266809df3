import { newOrdersShown, type NewOrders } from '@farad/contract/office/orders/orders';
import { newOrderQueries } from '@farad/database/orders/new-order.queries';
import { toRoubles } from '@farad/domain/money';

import type { Deps } from '#deps.ts';

/**
 * Orders younger than this are announced by a later call. Two orders may commit in another sequence than their ids; by
 * then the lower id is in the table too, so that no order is passed over.
 */
const settledMs = 5000;

/** Returns the orders placed after the order with the id `since`; without it only the id of the latest. */
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
