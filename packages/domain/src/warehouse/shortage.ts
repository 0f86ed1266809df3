import { linesToPick, type HeldInWarehouse } from './picking.ts';

/** Pieces of a product that an order holds in a warehouse. */
export interface ShelfHolder {
  readonly orderId: number;
  /** Reserved for the order. */
  readonly held: number;
  /**
   * Pieces from this shelf already picked for the order: in a box, at the packing desk, or in a parcel that has not
   * left.
   */
  readonly kept: number;
}

/** A shelf on record, with the orders that hold pieces of it. */
export interface Shelf {
  readonly onHand: number;
  readonly reserved: number;
  readonly holders: readonly ShelfHolder[];
}

/**
 * Report about a shelf. `empty`: no pieces are left. `stands`: an earlier report is withdrawn, together with the pieces
 * it removed.
 */
export type ShelfSight = { readonly kind: 'empty' } | { readonly kind: 'stands'; readonly putBack: number };

export interface PiecesOfOrder {
  readonly orderId: number;
  readonly pieces: number;
}

export interface ShelfPlan {
  /** Change of the stock on hand; negative = removed. */
  readonly by: number;
  /** Orders that lose reserved pieces. */
  readonly released: readonly PiecesOfOrder[];
  /** Orders with picked pieces that were no longer reserved. */
  readonly taken: readonly PiecesOfOrder[];
}

const total = (pieces: readonly PiecesOfOrder[]): number => pieces.reduce((sum, each) => sum + each.pieces, 0);

const above = (holders: readonly ShelfHolder[], of: (holder: ShelfHolder) => number): PiecesOfOrder[] =>
  holders.map((holder) => ({ orderId: holder.orderId, pieces: of(holder) })).filter(({ pieces }) => pieces > 0);

/**
 * Returns the changes after a report about a shelf (decision 0039). Pieces picked from an empty shelf stay; other
 * reservations there are released, and the rest leaves the stock. Picked pieces are always reserved for their order,
 * and are added to the stock if it lacks them.
 */
export function planShelf({ onHand, reserved, holders }: Shelf, sight: ShelfSight): ShelfPlan {
  const taken = above(holders, ({ held, kept }) => kept - held);
  const released = sight.kind === 'empty' ? above(holders, ({ held, kept }) => held - kept) : [];
  const left = reserved + total(taken) - total(released);
  const after = sight.kind === 'empty' ? left : Math.max(onHand + sight.putBack, left);
  return { by: after - onHand, released, taken };
}

/** Distributes found pieces among the orders that lack them, oldest first. */
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
 * Returns the pieces that each order holds in a warehouse and has picked there. `pieces` are of one product in all
 * warehouses; `inBoxes` were picked here by open waves.
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
