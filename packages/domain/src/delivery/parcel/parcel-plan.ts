import type { Quantity } from '../../money/money.ts';
import type { ProductId } from '../../product/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ParcelState } from './parcel-states.ts';

/** Pieces of a product in an order or a parcel. */
export interface PackedLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** State and contents of a parcel. */
export interface PlannedParcel {
  readonly state: ParcelState;
  readonly lines: readonly PackedLine[];
}

/** False if the parcel was returned or lost. Then its pieces can be packed again. */
export const isLive = ({ state }: Pick<PlannedParcel, 'state'>): boolean => state !== 'returned' && state !== 'lost';

/** Returns the ordered pieces that are in no parcel yet. Products that are packed completely are left out. */
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

/** The product that cannot be packed in this quantity, and how many of its pieces are still to pack. */
export interface ParcelProblem {
  readonly productId: ProductId;
  readonly left: number;
}

/** Checks the contents of a new parcel. No product may appear twice or exceed the pieces still to pack (product O5). */
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
 * Returns the order status that follows from the order's parcels (product O2); null = the status stays. No status means
 * "partly sent".
 * - `shipped`: all pieces are packed and no parcel is in the warehouse any more. Never for office pickup
 * (`isOwnPickup`);
 * - `delivered`: all pieces are delivered;
 * - `in_warehouse`: a parcel came back or was lost, and all others are delivered.
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

/** Parcels in these states keep their state when the order's status changes. */
const leftBehind: ReadonlySet<ParcelState> = new Set(['returning', 'returned', 'lost']);

/**
 * Returns the new state of a parcel when its order becomes shipped or delivered; null = the state stays. A packed
 * parcel is handed over when the order is shipped. A parcel that is not delivered yet becomes delivered with the order.
 */
export function parcelAfterOrder(state: ParcelState, status: 'shipped' | 'delivered'): ParcelState | null {
  if (state === 'delivered' || leftBehind.has(state)) return null;
  if (status === 'delivered') return 'delivered';
  return state === 'packed' ? 'handed_over' : null;
}

/** States in which a dispatched parcel may end. Staff may set them even against the carrier's report. */
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

/** True if the state is final. Later status messages of the carrier are then ignored. */
export const isParcelOver = (state: ParcelState): boolean =>
  state === 'delivered' || state === 'returned' || state === 'lost';

/**
 * Returns the states that staff may set by hand next. For office pickup a parcel only becomes ready and then delivered.
 * Any other packed parcel changes its state by a handover to the carrier, not by hand.
 */
export function nextByHand(state: ParcelState, isOwnPickup: boolean): readonly ParcelState[] {
  if (!isOwnPickup) return state === 'packed' ? [] : movesByHand[state];
  if (state === 'packed') return ['ready_for_pickup'];
  return state === 'ready_for_pickup' ? ['delivered'] : [];
}
