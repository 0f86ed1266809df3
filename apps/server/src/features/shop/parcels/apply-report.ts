import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries, type ShipmentRow } from '@farad/database/parcels/shipment.queries';
import {
  carriedTo,
  isParcelOver,
  returnedTo,
  type CarriedTo,
  type ReadCode,
  type ParcelState,
} from '@farad/domain/delivery';
import type { ReportedShipment } from '@farad/integrations/delivery';

import type { Mover } from '#core/orders/move-order.ts';
import type { ConnectedCarrier } from '#core/vendors/vendors.ts';
import type { CarrierContext } from './carrier-context.ts';
import { followParcels, putBackIntoStock, takeGoneFromStock, unsend } from './follow-parcels.ts';
import { notifyStaffOfParcel, notifyStaffOfUnheld } from './notify-staff.ts';

type Reporting = CarrierContext & { readonly carrier: ConnectedCarrier };

const byCarrier: Mover = { kind: 'system' };

/** A carrier's report about a parcel: `way` = its delivery, `back` = its return to the shop; null = no return. */
export interface CarrierReport {
  readonly way: ReportedShipment;
  readonly back: ReportedShipment | null;
}

/** Records that the carrier accepted the parcel. The stock is reduced, and the parcel gets its tracking number. */
async function confirm(
  tx: Tx,
  ctx: Reporting,
  { order, parcel, shipment }: { order: OrderRow; parcel: ParcelRow; shipment: ShipmentRow },
  track: string | null,
): Promise<void> {
  const at = ctx.clock();
  const queries = parcelQueries(tx);
  await queries.setCarrier(parcel.id, ctx.carrier.id, track);
  if (shipment.state === 'confirmed') return;
  await shipmentQueries(tx).setConfirmed(shipment.id);
  if (parcel.state !== 'packed') return;
  // The parcel has been sent, so its state changes even if the stock of its order was released in between.
  const unheld = await takeGoneFromStock(tx, order, parcel, at);
  if (unheld.length > 0) await notifyStaffOfUnheld(tx, ctx, order, { parcel, unheld });
  await queries.move(parcel.id, { state: 'handed_over', at, by: 'carrier' });
}

/** Stores the carrier's statuses. Returns the new ones that the program does not know, for staff to look into. */
async function keepWords(
  tx: Tx,
  { id }: ParcelRow,
  { statuses }: ReportedShipment,
  stateOf: ReadCode,
  isReturn: boolean,
): Promise<readonly string[]> {
  const read = statuses.map((status) => ({ ...status, state: stateOf(status.code) ?? null }));
  const added = await parcelQueries(tx).addStatuses(id, read, isReturn);
  return added.filter((code) => stateOf(code) === undefined);
}

/** Moves a parcel to the state that the carrier reports. The stored time of the last status never becomes earlier. */
async function carry(tx: Tx, order: OrderRow, parcel: ParcelRow, { state, at }: CarriedTo): Promise<ParcelRow> {
  const newest = parcel.carrierAt !== null && parcel.carrierAt > at ? parcel.carrierAt : at;
  await parcelQueries(tx).followCarrier(parcel.id, { state, at: newest });
  if (state === 'returned') await putBackIntoStock(tx, order, parcel);
  return { ...parcel, state, carrierAt: newest };
}

/**
 * Stores the carrier's statuses and moves the parcel to the latest one. Notifies staff if the parcel was not delivered
 * or a status is unknown. Returns the parcel's state.
 */
async function follow(
  tx: Tx,
  ctx: Reporting,
  { order, parcel }: { readonly order: OrderRow; readonly parcel: ParcelRow },
  { way, back }: CarrierReport,
): Promise<ParcelState> {
  const { stateOf, returnStateOf } = ctx.carrier;
  const unclear = [...(await keepWords(tx, parcel, way, stateOf, false))];
  const carried = carriedTo(way.statuses, parcel.carrierAt, stateOf);
  let now = carried === null ? parcel : await carry(tx, order, parcel, carried);
  if (back !== null) {
    unclear.push(...(await keepWords(tx, parcel, back, returnStateOf, true)));
    const returned = returnedTo(back.statuses, now.state, returnStateOf);
    if (returned !== null) now = await carry(tx, order, now, returned);
  }
  if (unclear.length > 0) ctx.log.warn({ track: way.track, unclear }, 'parcel: unknown carrier statuses');
  const isNews = carried?.state === 'not_delivered';
  if (isNews || unclear.length > 0) {
    await notifyStaffOfParcel(tx, ctx, order, { parcel: now, isNotDelivered: isNews, unclear });
  }
  return now.state;
}

/** Applies a carrier's report about a shipment. Repeated reports and reports in the wrong order change nothing more. */
export async function applyReport(
  tx: Tx,
  ctx: Reporting,
  { id, orderId, parcelNumber }: ShipmentRow,
  report: CarrierReport,
): Promise<void> {
  const { way, back } = report;
  const order = await orderQueries(tx).lockById(orderId);
  const queries = parcelQueries(tx);
  const shipments = shipmentQueries(tx);
  const shipment = await shipments.byId(id);
  const parcel = await queries.byNumber(orderId, parcelNumber);
  if (order === undefined || shipment === undefined || parcel === undefined) return;
  if (!['pending', 'sent', 'confirmed'].includes(shipment.state) || way.state === 'accepted') return;
  const at = ctx.clock();
  if (way.state === 'invalid') return shipments.end(id, 'invalid', way.problems, at);
  await confirm(tx, ctx, { order, parcel, shipment }, way.track);
  if (back !== null) await shipments.setReturn(id, back.id, back.track);
  const left = await queries.byNumber(orderId, parcelNumber);
  // Staff may have set a final state meanwhile.
  if (left === undefined || isParcelOver(left.state)) return;
  const state = await follow(tx, ctx, { order, parcel: left }, report);
  if (state === 'handed_over' && way.statuses.some(({ code }) => ctx.carrier.isTakenBack(code))) {
    await shipments.end(id, 'cancelled', [], at);
    return unsend(tx, ctx, { order, parcel: left, by: byCarrier });
  }
  if (isParcelOver(state)) await shipments.end(id, 'confirmed', [], at);
  await followParcels(tx, ctx, { order, parcelNumber, by: byCarrier });
}
