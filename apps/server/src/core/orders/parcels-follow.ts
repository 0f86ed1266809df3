import type { Tx } from '@farad/database/connection/connect';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { isParcelOver, parcelAfterOrder } from '@farad/domain/delivery';
import type { OrderStatus } from '@farad/domain/order';

/**
 * Moves the parcels of a locked order to the order's new status. The stock of their goods was already reduced by the
 * move of the order.
 */
export async function parcelsFollow(tx: Tx, orderId: number, to: OrderStatus, at: Date): Promise<void> {
  if (to !== 'shipped' && to !== 'delivered') return;
  const [parcels, shipments] = [parcelQueries(tx), shipmentQueries(tx)];
  for (const parcel of await parcels.ofOrder(orderId)) {
    const state = parcelAfterOrder(parcel.state, to);
    if (state === null) continue;
    if (parcel.shippedAt === null) await parcels.setShipped(parcel.id, at);
    const shipment = isParcelOver(state) ? await shipments.liveOf(parcel.id) : undefined;
    if (shipment !== undefined) await shipments.end(shipment.id, 'confirmed', [], at);
    await parcels.move(parcel.id, { state, at });
  }
}
