import type { WireParcel } from '@farad/contract/shop/orders';
import type { Handle } from '@farad/database/connection/connect';
import { parcelQueries, type ParcelEventRow, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import type { PackedLine } from '@farad/domain/delivery';

import type { Vendors } from '../vendors/vendors.ts';

type Carriers = Pick<Vendors, 'carriers'>;

function trackUrlOf({ carriers }: Carriers, { carrier, track }: ParcelRow): string | null {
  if (carrier === null || track === null) return null;
  return carriers.find(carrier)?.trackUrl(track) ?? null;
}

/** Returns packed products with their quantities in the form of the contract. */
export const presentPacked = (lines: readonly PackedLine[]): { product_id: string; qty: number }[] =>
  lines.map(({ productId, quantity }) => ({ product_id: String(productId), qty: quantity }));

/** Returns only the events that changed the parcel's state, since a carrier repeats the same state many times. */
function presentEvents(events: readonly ParcelEventRow[]): WireParcel['events'] {
  return events.flatMap(({ at, state, city }) => (state === null ? [] : [{ at: at.toISOString(), state, city }]));
}

/** Returns a parcel as its buyer sees it. */
export function presentParcel(vendors: Carriers, parcel: ParcelRow, events: readonly ParcelEventRow[]): WireParcel {
  const { number, state, track, createdAt, lines, id } = parcel;
  return {
    number,
    state,
    track,
    trackUrl: trackUrlOf(vendors, parcel),
    createdAt: createdAt.toISOString(),
    lines: presentPacked(lines),
    events: presentEvents(events.filter(({ parcelId }) => parcelId === id)),
  };
}

/** Returns the parcels of an order. The caller must have checked access to the order. */
export async function presentParcels(handle: Handle, vendors: Carriers, orderId: number): Promise<WireParcel[]> {
  const queries = parcelQueries(handle);
  const parcels = await queries.ofOrder(orderId);
  if (parcels.length === 0) return [];
  const events = await queries.events(orderId);
  return parcels.map((parcel) => presentParcel(vendors, parcel, events));
}
