import { orderQueries } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries, type ShipmentRow } from '@farad/database/parcels/shipment.queries';
import { isOrderNumber } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { DeliveryPort } from '@farad/integrations/delivery';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { StaffCallOrigin } from '#http/serve/staff-route.ts';
import { byStaff, changeParcel, readParcelNumber, type Outcome, type ParcelName } from './change-parcels.ts';
import { unsend } from './follow-parcels.ts';

/**
 * Time in milliseconds for which this process holds the shipment. No other process calls the carrier about it
 * meanwhile.
 */
const holdMs = 60_000;

/**
 * Cancels a shipment at the carrier. If it is unknown whether the carrier created the shipment, it is searched first.
 */
async function letGo(delivery: DeliveryPort, shipment: ShipmentRow): Promise<Result<null, Failure>> {
  let { carrierId } = shipment;
  if (carrierId === null) {
    const found = await delivery.findByNumber(shipment.number);
    if (!found.ok) return found.error.kind === 'absent' ? ok(null) : fail({ code: 'unavailable' });
    carrierId = found.value.id;
  }
  const cancelled = await delivery.cancel(carrierId);
  if (cancelled.ok) return ok(null);
  return fail({ code: cancelled.error.kind === 'refused' ? 'transition_not_allowed' : 'unavailable' });
}

async function shipmentOf(deps: Deps, { number, parcel }: ParcelName): Promise<Result<ShipmentRow, Failure>> {
  const order = isOrderNumber(number) ? await orderQueries(deps.db).byNumber(number) : undefined;
  const found =
    order === undefined ? undefined : await parcelQueries(deps.db).byNumber(order.id, readParcelNumber(parcel));
  if (found === undefined) return fail({ code: 'not_found' });
  const shipment = await shipmentQueries(deps.db).liveOf(found.id);
  return shipment === undefined ? fail({ code: 'transition_not_allowed' }) : ok(shipment);
}

/**
 * Cancels the shipment of a parcel that has not left the warehouse or was not accepted by the carrier. The parcel is
 * then packed again, as before the hand-over.
 */
export async function recallParcel(deps: Deps, caller: StaffCallOrigin, name: ParcelName): Outcome {
  const { db, vendors, clock } = deps;
  const found = await shipmentOf(deps, name);
  if (!found.ok) return found;
  const shipment = found.value;
  const delivery = vendors.carriers.find(shipment.carrier)?.port ?? null;
  if (delivery === null) return fail({ code: 'transition_not_allowed' });
  const now = clock();
  const shipments = shipmentQueries(db);
  if (!(await shipments.claim(shipment.id, now, new Date(now.getTime() + holdMs)))) {
    return fail({ code: 'unavailable' });
  }
  try {
    // This runs outside of the transaction, since the carrier may answer slowly.
    const gone = await letGo(delivery, shipment);
    if (!gone.ok) return gone;
    return await changeParcel(deps, caller, name, async (tx, locked, parcel) => {
      await shipmentQueries(tx).end(shipment.id, 'cancelled', [], clock());
      await unsend(tx, deps, { order: locked, parcel, by: byStaff(caller) });
      return ok({ action: 'order.parcel_recalled', before: { parcel: parcel.number, track: parcel.track } });
    });
  } finally {
    await shipments.letGo(shipment.id);
  }
}
