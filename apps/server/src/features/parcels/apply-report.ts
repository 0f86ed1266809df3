import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcel.queries';
import { shipmentQueries, type ShipmentRow } from '@farad/database/shipment.queries';
import { carriedTo, isTakenBack, stateOfCdek } from '@farad/domain/delivery';
import type { ReportedShipment } from '@farad/integrations/delivery';

import type { Mover } from '../../move-order.ts';
import type { CarrierContext } from './carrier-context.ts';
import { followParcels, putBackIntoStock, takeFromStock, unsend } from './follow-parcels.ts';

const byCarrier: Mover = { kind: 'system' };

/** The carrier has taken it: it leaves the warehouse, with a number to follow it by. */
async function confirm(
  tx: Handle,
  ctx: CarrierContext,
  { order, parcel, shipment }: { order: OrderRow; parcel: ParcelRow; shipment: ShipmentRow },
  track: string | null,
): Promise<void> {
  const at = ctx.clock();
  const queries = parcelQueries(tx);
  await queries.setCarrier(parcel.id, 'cdek', track);
  if (shipment.state === 'confirmed') return;
  await shipmentQueries(tx).setConfirmed(shipment.id);
  if (parcel.state !== 'packed') return;
  const taken = await takeFromStock(tx, order, parcel, at);
  // The parcel is on its way all the same: what its order held was let go meanwhile.
  if (!taken.ok)
    ctx.log.warn({ order: order.number, parcel: parcel.number }, 'a parcel left that nothing was held for');
  await queries.move(parcel.id, { state: 'handed_over', at });
}

/** Keeps what the carrier said, and brings the parcel where its newest word says. */
async function follow(tx: Handle, ctx: CarrierContext, order: OrderRow, parcel: ParcelRow, report: ReportedShipment) {
  const queries = parcelQueries(tx);
  const statuses = report.statuses.map((status) => ({ ...status, state: stateOfCdek(status.code) }));
  const unknown = statuses.filter(({ state }) => state === undefined).map(({ code }) => code);
  if (unknown.length > 0) ctx.log.warn({ track: report.track, unknown }, 'the carrier uses words that are not known');
  await queries.addStatuses(
    parcel.id,
    statuses.map((status) => ({ ...status, state: status.state ?? null })),
  );
  const carried = carriedTo(report.statuses, parcel.carrierAt);
  if (carried === null) return parcel.state;
  await queries.followCarrier(parcel.id, carried);
  if (carried.state === 'returned') await putBackIntoStock(tx, order, parcel);
  return carried.state;
}

/**
 * Applies what the carrier reports of a shipment: everything it says is true now, and nothing is done twice, however
 * often and in whatever order it is heard.
 */
export async function applyReport(
  tx: Handle,
  ctx: CarrierContext,
  { id, orderId, parcelNumber }: ShipmentRow,
  report: ReportedShipment,
): Promise<void> {
  const order = await orderQueries(tx).lockById(orderId);
  const queries = parcelQueries(tx);
  const shipments = shipmentQueries(tx);
  const shipment = await shipments.byId(id);
  const parcel = await queries.byNumber(orderId, parcelNumber);
  if (order === undefined || shipment === undefined || parcel === undefined) return;
  if (!['pending', 'sent', 'confirmed'].includes(shipment.state) || report.state === 'accepted') return;
  const at = ctx.clock();
  if (report.state === 'invalid') return shipments.end(id, 'invalid', report.problems, at);
  await confirm(tx, ctx, { order, parcel, shipment }, report.track);
  const left = await queries.byNumber(orderId, parcelNumber);
  if (left === undefined) return;
  const state = await follow(tx, ctx, order, left, report);
  if (state === 'handed_over' && isTakenBack(report.statuses)) {
    await shipments.end(id, 'cancelled', [], at);
    return unsend(tx, ctx, { order, parcel: left, by: byCarrier });
  }
  if (state === 'delivered' || state === 'returned') await shipments.end(id, 'confirmed', [], at);
  await followParcels(tx, ctx, { order, parcelNumber, by: byCarrier });
}
