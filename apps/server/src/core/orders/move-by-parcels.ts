import type { Tx } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { orderByParcels } from '@farad/domain/delivery';
import { moveOrder, orderStatusFacts, type OrderStatus } from '@farad/domain/order';

import { movable, moveLockedOrder, type Mover, type OrderMoves } from './move-order.ts';

/**
 * Returns the moves that lead an order to the status `target`. An order that was not marked as shipped becomes shipped
 * first and then delivered.
 */
function stepsTo(order: OrderRow, target: OrderStatus): readonly OrderStatus[] {
  const isUnseen = target === 'delivered' && order.status === 'in_warehouse' && order.delivery.kind !== 'own_pickup';
  return isUnseen ? ['shipped', 'delivered'] : [target];
}

/**
 * Moves a locked order to the status that its parcels require (product O2). It is also called after a refund of goods
 * that are in no parcel, since the order may then need no further parcel. Returns the order's status after the move.
 */
export async function moveByParcels(tx: Tx, deps: OrderMoves, order: OrderRow, by: Mover): Promise<OrderStatus> {
  const ordered = await parcelQueries(tx).toSend(order.id);
  const parcels = await parcelQueries(tx).ofOrder(order.id);
  const target = orderByParcels(ordered, parcels, order.delivery.kind === 'own_pickup');
  if (target === null || target === order.status) return order.status;
  let now = order;
  for (const to of stepsTo(order, target)) {
    if (!moveOrder(movable(now), to, by.kind).ok) return now.status;
    // Once goods have left, no message about the order is sent: the parcel has its own messages. Goods that came back
    // must not be reported as "assembled" again.
    const hasLeft = [now.status, to].some((status) => orderStatusFacts[status].phase === 'gone');
    const news = hasLeft ? { news: null } : {};
    const moved = await moveLockedOrder(tx, deps, now, { to, by, reason: '', isByParcels: true, ...news });
    if (!moved.ok) return now.status;
    now = moved.value;
  }
  return now.status;
}
