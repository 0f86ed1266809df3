import { linesToPick, type HeldInWarehouse } from './picking.ts';

/** Pieces of one product that an order holds in one warehouse. */
export interface ShelfHolder {
  readonly orderId: number;
  /** Held in stock for the order. */
  readonly held: number;
  /** Of this place, already fetched for the order: in a box, at the packing desk, or in a parcel that has not left. */
  readonly kept: number;
}

/** A place as the book has it, with the orders that hold pieces of it. */
export interface Shelf {
  readonly onHand: number;
  readonly reserved: number;
  readonly holders: readonly ShelfHolder[];
}

/** What was seen at the place: there is nothing more; or a report is taken back, with the pieces that it took. */
export type ShelfSight = { readonly kind: 'empty' } | { readonly kind: 'stands'; readonly putBack: number };

export interface PiecesOfOrder {
  readonly orderId: number;
  readonly pieces: number;
}

export interface ShelfPlan {
  /** What is added to what is on hand; below zero: it leaves. */
  readonly by: number;
  /** Orders that lose pieces that they held. */
  readonly released: readonly PiecesOfOrder[];
  /** Orders whose pieces were fetched though they were not held any more. */
  readonly taken: readonly PiecesOfOrder[];
}

const total = (pieces: readonly PiecesOfOrder[]): number => pieces.reduce((sum, each) => sum + each.pieces, 0);

const above = (holders: readonly ShelfHolder[], of: (holder: ShelfHolder) => number): PiecesOfOrder[] =>
  holders.map((holder) => ({ orderId: holder.orderId, pieces: of(holder) })).filter(({ pieces }) => pieces > 0);

/**
 * What the book says of a place after somebody stood before it (decision 0039). An empty place keeps the pieces that were
 * fetched from it: what else orders held there is released, and the rest leaves the stock. Pieces in somebody's hands
 * are always held for their order, and come into the book where it had lost them.
 */
export function planShelf({ onHand, reserved, holders }: Shelf, sight: ShelfSight): ShelfPlan {
  const taken = above(holders, ({ held, kept }) => kept - held);
  const released = sight.kind === 'empty' ? above(holders, ({ held, kept }) => held - kept) : [];
  const left = reserved + total(taken) - total(released);
  const after = sight.kind === 'empty' ? left : Math.max(onHand + sight.putBack, left);
  return { by: after - onHand, released, taken };
}

/** Shares pieces that were found again among the orders that lack them, the oldest first. */
export function shareFound(found: number, lacking: readonly PiecesOfOrder[]): readonly PiecesOfOrder[] {
  let rest = Math.max(0, found);
  return lacking
    .toSorted((a, b) => a.orderId - b.orderId)
    .map(({ orderId, pieces }) => {
      const share = Math.min(rest, pieces);
      rest -= share;
      return { orderId, pieces: share };
    })
    .filter(({ pieces }) => pieces > 0);
}

/**
 * Of each order, what it holds in a warehouse and how many of those pieces were fetched there: `pieces` are of one product
 * in all warehouses, `inBoxes` those that open waves have fetched in this one.
 */
export function holdersAt(
  warehouseId: number,
  pieces: readonly HeldInWarehouse[],
  inBoxes: ReadonlyMap<number, number>,
): readonly ShelfHolder[] {
  const here = pieces.filter((place) => place.warehouseId === warehouseId);
  const unfetched = new Map(
    linesToPick(pieces)
      .filter((line) => line.warehouseId === warehouseId)
      .map((line) => [line.orderId, line.needed]),
  );
  const ids = new Set([...here.map(({ orderId }) => orderId), ...inBoxes.keys()]);
  return [...ids].map((orderId) => {
    const held = here.find((place) => place.orderId === orderId)?.held ?? 0;
    return { orderId, held, kept: held - (unfetched.get(orderId) ?? 0) + (inBoxes.get(orderId) ?? 0) };
  });
}
