import { linesToPick, type HeldInWarehouse } from './picking.ts';

/** Pieces of a product that an order holds in a warehouse. */
export interface ShelfHolder {
  readonly orderId: number;
  /** Number of pieces reserved for the order. */
  readonly held: number;
  /**
   * Number of pieces that were already picked from this shelf for the order. They are in a box, at the packing desk, or
   * in a parcel that has not left.
   */
  readonly kept: number;
}

/** Recorded stock of a shelf, and the orders that hold pieces of it. */
export interface Shelf {
  readonly onHand: number;
  readonly reserved: number;
  readonly holders: readonly ShelfHolder[];
}

/**
 * Report of staff about a shelf. `empty`: no pieces are left on it. `stands`: they withdraw an earlier report;
 * `putBack` pieces return to the stock.
 */
export type ShelfSight = { readonly kind: 'empty' } | { readonly kind: 'stands'; readonly putBack: number };

export interface PiecesOfOrder {
  readonly orderId: number;
  readonly pieces: number;
}

export interface ShelfPlan {
  /** Change of the stock on hand; negative = removed. */
  readonly by: number;
  /** Orders that lose reserved pieces, and how many. */
  readonly released: readonly PiecesOfOrder[];
  /** Orders for which more pieces were picked than they reserve, and how many more. */
  readonly taken: readonly PiecesOfOrder[];
}

const total = (pieces: readonly PiecesOfOrder[]): number => pieces.reduce((sum, each) => sum + each.pieces, 0);

const above = (holders: readonly ShelfHolder[], of: (holder: ShelfHolder) => number): PiecesOfOrder[] =>
  holders.map((holder) => ({ orderId: holder.orderId, pieces: of(holder) })).filter(({ pieces }) => pieces > 0);

/**
 * Returns the changes that follow a report about a shelf (decision 0039). If the shelf is empty, only pieces that were
 * picked from it stay reserved and in stock. All other reservations there are released, and all other pieces leave the
 * stock. Picked pieces are always reserved for their order. If the recorded stock is too low for them, it is raised.
 */
export function planShelf({ onHand, reserved, holders }: Shelf, sight: ShelfSight): ShelfPlan {
  const taken = above(holders, ({ held, kept }) => kept - held);
  const released = sight.kind === 'empty' ? above(holders, ({ held, kept }) => held - kept) : [];
  const left = reserved + total(taken) - total(released);
  const after = sight.kind === 'empty' ? left : Math.max(onHand + sight.putBack, left);
  return { by: after - onHand, released, taken };
}

/** Distributes found pieces over the orders that lack them, the oldest order first. */
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
 * Returns the orders that have reserved or picked pieces of a product in a warehouse.
 *
 * @param pieces the product's reserved pieces in all warehouses, by order
 * @param inBoxes order → pieces that open waves picked in this warehouse
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
