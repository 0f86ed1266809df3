import type { Quantity } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { ParcelState } from './parcel-state.ts';

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

/** What came back is not sent: it can be packed again. */
const isLive = ({ state }: PlannedParcel): boolean => state !== 'returned';

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

/** What staff say of a parcel that the shop itself brings or hands out; a carrier speaks for its own. */
const movesByHand: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  packed: ['ready_for_pickup'],
  handed_over: ['in_transit', 'ready_for_pickup', 'with_courier', 'delivered', 'returning'],
  in_transit: ['ready_for_pickup', 'with_courier', 'delivered', 'returning'],
  ready_for_pickup: ['delivered', 'returning'],
  with_courier: ['ready_for_pickup', 'delivered', 'returning'],
  delivered: [],
  returning: ['returned'],
  returned: [],
};

/**
 * Where staff may say a parcel is next. In the office it is put ready and fetched, so it is never on its way; elsewhere
 * a packed parcel leaves by being handed over only.
 */
export function nextByHand(state: ParcelState, isOwnPickup: boolean): readonly ParcelState[] {
  if (!isOwnPickup) return state === 'packed' ? [] : movesByHand[state];
  return state === 'packed' || state === 'ready_for_pickup'
    ? movesByHand[state].filter((next) => next !== 'returning')
    : [];
}
