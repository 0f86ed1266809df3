import type { Quantity } from '../../money/money.ts';
import type { ProductId } from '../../product/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ParcelState } from './parcel-states.ts';

/** So many pieces of a product, in an order or in a parcel. */
export interface PackedLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** A parcel of an order as far as it decides about others and about the order. */
export interface PlannedParcel {
  readonly state: ParcelState;
  readonly lines: readonly PackedLine[];
}

/** What came back or was lost is not sent: the pieces can be packed again. */
export const isLive = ({ state }: Pick<PlannedParcel, 'state'>): boolean => state !== 'returned' && state !== 'lost';

/** What of an order is in no parcel yet, lines of nothing left out. */
export function leftToPack(ordered: readonly PackedLine[], parcels: readonly PlannedParcel[]): readonly PackedLine[] {
  const packed = new Map<ProductId, number>();
  for (const { productId, quantity } of parcels.filter(isLive).flatMap(({ lines }) => lines)) {
    packed.set(productId, (packed.get(productId) ?? 0) + quantity);
  }
  return ordered
    .map(({ productId, quantity }) => ({
      productId,
      quantity: (quantity - (packed.get(productId) ?? 0)) as Quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Why these pieces cannot be a parcel: one product is named twice, or more of it than `left` is still to be packed. */
export interface ParcelProblem {
  readonly productId: ProductId;
  readonly left: number;
}

/** Checks a parcel that is wanted: never more than was ordered and not yet packed (product O5). */
export function checkParcel(
  wanted: readonly PackedLine[],
  ordered: readonly PackedLine[],
  parcels: readonly PlannedParcel[],
): Result<readonly PackedLine[], ParcelProblem> {
  const left = new Map(leftToPack(ordered, parcels).map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of wanted) {
    const most = left.get(productId) ?? 0;
    if (quantity > most) return fail({ productId, left: most });
    left.delete(productId);
  }
  return ok(wanted);
}

/**
 * Where an order goes by its parcels (product O2): shipped when the last of them is on its way, delivered when the last
 * is, back in the warehouse when what was not delivered came back. What is fetched in the office (`isOwnPickup`) is never
 * shipped. null: nowhere; "partly" is no status.
 */
export function orderByParcels(
  ordered: readonly PackedLine[],
  parcels: readonly PlannedParcel[],
  isOwnPickup = false,
): 'shipped' | 'delivered' | 'in_warehouse' | null {
  const live = parcels.filter(isLive);
  if (leftToPack(ordered, parcels).length > 0) {
    const hasReturned = live.length < parcels.length;
    return hasReturned && live.every(({ state }) => state === 'delivered') ? 'in_warehouse' : null;
  }
  if (live.length === 0 || live.some(({ state }) => state === 'packed')) return null;
  if (live.every(({ state }) => state === 'delivered')) return 'delivered';
  return isOwnPickup ? null : 'shipped';
}

/** How a parcel that has left can end, whatever the carrier says or does not say. */
const ends = ['delivered', 'not_delivered', 'returning', 'returned', 'lost'] as const;

/** What staff may say of a parcel: a carrier may be wrong, silent or late. */
const movesByHand: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  packed: ['ready_for_pickup'],
  handed_over: ['in_transit', 'ready_for_pickup', 'with_courier', ...ends],
  in_transit: ['ready_for_pickup', 'with_courier', ...ends],
  ready_for_pickup: ends,
  with_courier: ['ready_for_pickup', ...ends],
  delivered: [],
  not_delivered: ['in_transit', 'delivered', 'returning', 'returned', 'lost'],
  returning: ['delivered', 'returned', 'lost'],
  returned: [],
  lost: ['returned'],
};

/** Nothing follows: what is said of the parcel later counts no more. */
export const isParcelOver = (state: ParcelState): boolean =>
  state === 'delivered' || state === 'returned' || state === 'lost';

/**
 * Where staff may say a parcel is next, also one that a carrier brings. In the office it is put ready and fetched, so it is never on its way; elsewhere
 * a packed parcel leaves by being handed over only.
 */
export function nextByHand(state: ParcelState, isOwnPickup: boolean): readonly ParcelState[] {
  if (!isOwnPickup) return state === 'packed' ? [] : movesByHand[state];
  if (state === 'packed') return ['ready_for_pickup'];
  return state === 'ready_for_pickup' ? ['delivered'] : [];
}
