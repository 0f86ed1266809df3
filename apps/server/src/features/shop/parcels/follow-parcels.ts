import type { Tx } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { parcelStockQueries, type UnheldPieces } from '@farad/database/parcels/parcel-stock.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { orderByParcels, type PlannedParcel } from '@farad/domain/delivery';
import { moveOrder } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { moveByParcels } from '#core/orders/move-by-parcels.ts';
import { movable, moveLockedOrder, type Mover, type OrderMoves } from '#core/orders/move-order.ts';
import { issueUpds } from '#core/upd/issue-upds.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';

/** True if the order may move to the status that these parcels require. */
export function mayFollow(
  order: OrderRow,
  ordered: PlannedParcel['lines'],
  parcels: readonly PlannedParcel[],
  by: Mover,
): boolean {
  const target = orderByParcels(ordered, parcels, order.delivery.kind === 'own_pickup');
  return target === null || moveOrder(movable(order), target, by.kind).ok;
}

/**
 * Moves a locked order to the status that its parcels require (product O2), and notifies the buyer of this parcel. A
 * cancelled or completed order keeps its status. A company gets the УПД of what was handed over.
 */
export async function followParcels(
  tx: Tx,
  deps: OrderMoves,
  { order, parcelNumber, by }: { readonly order: OrderRow; readonly parcelNumber: number; readonly by: Mover },
): Promise<void> {
  const status = await moveByParcels(tx, deps, order, by);
  await notifyOfParcel(tx, deps, { order, status, parcelNumber });
  await issueUpds(tx, order, { goneAt: null, now: deps.clock() });
}

/** Reduces the stock by the goods of a parcel. A second call changes nothing. */
export async function takeFromStock(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  at: Date,
): Promise<Result<null, Failure>> {
  if (parcel.shippedAt !== null) return ok(null);
  const shortage = await parcelStockQueries(tx).ship(order.id, parcel.lines);
  if (shortage !== null) {
    const { productId, available } = shortage;
    return fail({ code: 'not_enough_stock', productId: String(productId), available });
  }
  await parcelQueries(tx).setShipped(parcel.id, at);
  return ok(null);
}

/**
 * Reduces the stock by the goods of a parcel that has already left. A second call changes nothing. Returns the pieces
 * that its order no longer reserved.
 */
export async function takeGoneFromStock(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  at: Date,
): Promise<readonly UnheldPieces[]> {
  if (parcel.shippedAt !== null) return [];
  const unheld = await parcelStockQueries(tx).shipGone(order.id, parcel.lines);
  await parcelQueries(tx).setShipped(parcel.id, at);
  return unheld;
}

/** Puts the goods of a parcel back into stock. A second call changes nothing. */
export async function putBackIntoStock(tx: Tx, order: OrderRow, parcel: ParcelRow): Promise<void> {
  if (parcel.shippedAt === null) return;
  await parcelStockQueries(tx).takeBack(order.id, parcel.lines, order.status !== 'cancelled');
  await parcelQueries(tx).setShipped(parcel.id, null);
}

/** Makes a parcel packed again, since its carrier has cancelled the shipment. Its goods go back into stock. */
export async function unsend(
  tx: Tx,
  deps: OrderMoves,
  { order, parcel, by }: { readonly order: OrderRow; readonly parcel: ParcelRow; readonly by: Mover },
): Promise<void> {
  const queries = parcelQueries(tx);
  await putBackIntoStock(tx, order, parcel);
  await queries.setCarrier(parcel.id, null, null);
  await queries.forgetTold(parcel.id);
  if (parcel.state !== 'packed') {
    const mover = by.kind === 'staff' ? {} : ({ by: 'carrier' } as const);
    await queries.move(parcel.id, { state: 'packed', at: deps.clock(), ...mover });
  }
  if (order.status === 'shipped') await moveLockedOrder(tx, deps, order, { to: 'in_warehouse', by, reason: '' });
}
