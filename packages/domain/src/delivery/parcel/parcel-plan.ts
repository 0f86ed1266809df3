import type { Quantity } from '../../money/money.ts';
import type { ProductId } from '../../product/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ParcelState } from './parcel-states.ts';

/** Pieces of a product in an order or a parcel. */
export interface PackedLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** Facts of a parcel that other parcels and the order depend on. */
export interface PlannedParcel {
  readonly state: ParcelState;
  readonly lines: readonly PackedLine[];
}

/** A returned or lost parcel does not count as sent: its pieces can be packed again. */
export const isLive = ({ state }: Pick<PlannedParcel, 'state'>): boolean => state !== 'returned' && state !== 'lost';

/** Returns the ordered pieces that are in no parcel yet, without empty lines. */
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

/** Why these pieces cannot form a parcel: a product appears twice, or exceeds `left`, the quantity still to pack. */
export interface ParcelProblem {
  readonly productId: ProductId;
  readonly left: number;
}

/** Checks a new parcel: never more than was ordered and is not packed yet (product O5). */
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
 * Returns the order status that follows from its parcels (product O2), or null for no change. Shipped: the last parcel
 * is on its way. Delivered: the last parcel is delivered. Back in the warehouse: undelivered parcels came back. Orders
 * for office pickup (`isOwnPickup`) are never shipped. There is no status for "partly".
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

/** States that a move of the order does not change: returned, returning or lost. */
const leftBehind: ReadonlySet<ParcelState> = new Set(['returning', 'returned', 'lost']);

/**
 * Returns the state of a parcel after its order moved to this status; null = unchanged. A packed parcel leaves with its
 * order, and a parcel in transit is delivered with it.
 */
export function parcelAfterOrder(state: ParcelState, status: 'shipped' | 'delivered'): ParcelState | null {
  if (state === 'delivered' || leftBehind.has(state)) return null;
  if (status === 'delivered') return 'delivered';
  return state === 'packed' ? 'handed_over' : null;
}

/** Possible ends of a parcel that has left, regardless of the carrier's messages. */
const ends = ['delivered', 'not_delivered', 'returning', 'returned', 'lost'] as const;

/** State changes that staff may make by hand, because a carrier may be wrong, silent or late. */
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

/** Whether the state is final: later messages about the parcel are ignored. */
export const isParcelOver = (state: ParcelState): boolean =>
  state === 'delivered' || state === 'returned' || state === 'lost';

/**
 * Returns the states that staff may set next, also for a carrier's parcel. An office pickup is made ready and
 * collected, so it is never on its way. Elsewhere a packed parcel leaves only by handover.
 */
export function nextByHand(state: ParcelState, isOwnPickup: boolean): readonly ParcelState[] {
  if (!isOwnPickup) return state === 'packed' ? [] : movesByHand[state];
  if (state === 'packed') return ['ready_for_pickup'];
  return state === 'ready_for_pickup' ? ['delivered'] : [];
}
