import type { PackedLine } from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Tx } from '../connection/connect.ts';
import { stockPartQueries } from '../stock/stock-part.queries.ts';

interface Share {
  readonly warehouseId: number;
  readonly quantity: number;
}

/** Takes `needed` pieces from the shares, in their order. Returns null if all shares together have too few. */
function spread(needed: number, shares: readonly Share[]): readonly Share[] | null {
  const taken: Share[] = [];
  let rest = needed;
  for (const { warehouseId, quantity } of shares) {
    const share = Math.min(rest, quantity);
    if (share > 0) taken.push({ warehouseId, quantity: share });
    rest -= share;
  }
  return rest > 0 ? null : taken;
}

/** A product with too few pieces for a parcel. `available` = number of pieces that can be packed. */
export interface Shortage {
  readonly productId: ProductId;
  readonly available: Quantity;
}

/** Pieces of a product that were sent although they were no longer reserved for the order. */
export interface UnheldPieces {
  readonly productId: ProductId;
  /** Pieces that were not reserved for the order and left the free stock. */
  readonly taken: number;
  /** Pieces that were not deducted from any stock, because no pieces were free. */
  readonly missing: number;
}

const piecesOf = (shares: readonly Share[]): number => shares.reduce((sum, { quantity }) => sum + quantity, 0);

/** Sorts lines by product id. All code locks stock in this order, so that no deadlock arises. */
const inOrder = (lines: readonly PackedLine[]): readonly PackedLine[] =>
  lines.toSorted((a, b) => a.productId - b.productId);

/**
 * Queries that change stock for parcels. A parcel contains pieces that are reserved for its order. The pieces leave the
 * stock when the parcel leaves, and come back when it returns.
 */
export function parcelStockQueries(handle: Tx) {
  async function noteReserved(orderId: number, productId: ProductId, shares: readonly Share[]): Promise<void> {
    const rows = shares.map(({ warehouseId, quantity }) => ({ warehouse_id: warehouseId, quantity }));
    await handle
      .insertInto('stock_movement')
      .values(rows.map((row) => ({ ...row, product_id: productId, order_id: orderId, kind: 'reserve' as const })))
      .execute();
  }

  const heldOf = async (orderId: number, productId: ProductId): Promise<Share[]> =>
    handle
      .selectFrom('reservation')
      .select(['warehouse_id as warehouseId', 'quantity'])
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .orderBy('warehouse_id')
      .forUpdate()
      .execute();

  const reserveShare = async (productId: ProductId, { warehouseId, quantity }: Share): Promise<void> => {
    await handle
      .updateTable('stock')
      .set({ reserved: sql`reserved + ${quantity}` })
      .where('product_id', '=', productId)
      .where('warehouse_id', '=', warehouseId)
      .execute();
  };

  async function addHeld(orderId: number, productId: ProductId, { warehouseId, quantity }: Share): Promise<void> {
    await handle
      .insertInto('reservation')
      .values({ order_id: orderId, product_id: productId, warehouse_id: warehouseId, quantity, expires_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'product_id', 'warehouse_id'])
          .doUpdateSet({ quantity: sql`reservation.quantity + excluded.quantity` }),
      )
      .execute();
  }

  async function reserveShares(orderId: number, productId: ProductId, shares: readonly Share[]): Promise<void> {
    if (shares.length === 0) return;
    for (const share of shares) {
      await reserveShare(productId, share);
      await addHeld(orderId, productId, share);
    }
    await noteReserved(orderId, productId, shares);
  }

  /** Returns the free pieces in the warehouses where the product was once reserved for the order, and locks them. */
  async function freeWherePacked(orderId: number, productId: ProductId): Promise<readonly Share[]> {
    const { rows } = await sql<Share>`select warehouse_id as "warehouseId", on_hand - reserved as quantity from stock
      where product_id = ${productId} and warehouse_id in (select moved.warehouse_id from stock_movement moved
        where moved.order_id = ${orderId} and moved.product_id = ${productId} and moved.kind = 'reserve')
      order by warehouse_id for update`.execute(handle);
    return rows;
  }

  /** Reserves free pieces for the order. Returns a shortage, and reserves nothing, if there are too few. */
  async function reserveMore(orderId: number, productId: ProductId, quantity: number): Promise<Shortage | null> {
    const free = await handle
      .selectFrom('stock')
      .select(['warehouse_id as warehouseId', sql<number>`on_hand - reserved`.as('quantity')])
      .where('product_id', '=', productId)
      .orderBy('warehouse_id')
      .forUpdate()
      .execute();
    const shares = spread(quantity, free);
    if (shares === null) {
      return { productId, available: piecesOf(free) as Quantity };
    }
    await reserveShares(orderId, productId, shares);
    return null;
  }

  return {
    /**
     * Raises the order's reservations to the `needed` pieces, from free stock. They then do not expire. Returns a
     * shortage if there are too few pieces; the caller must then roll back.
     */
    async hold(orderId: number, needed: readonly PackedLine[]): Promise<Shortage | null> {
      for (const { productId, quantity } of inOrder(needed)) {
        const held = piecesOf(await heldOf(orderId, productId));
        const shortage = held < quantity ? await reserveMore(orderId, productId, quantity - held) : null;
        if (shortage !== null) return { ...shortage, available: (shortage.available + held) as Quantity };
      }
      await handle.updateTable('reservation').set({ expires_at: null }).where('order_id', '=', orderId).execute();
      return null;
    },

    /**
     * Takes the goods of a parcel out of stock. Returns a shortage, and changes nothing, if the order no longer
     * reserves all of them.
     */
    async ship(orderId: number, lines: readonly PackedLine[]): Promise<Shortage | null> {
      for (const { productId, quantity } of inOrder(lines)) {
        const held = piecesOf(await heldOf(orderId, productId));
        if (held < quantity) return { productId, available: held as Quantity };
      }
      await stockPartQueries(handle).letGo(orderId, lines, 'ship');
      return null;
    },

    /**
     * Deducts from the stock the goods of a parcel that is already with the carrier. Pieces that are no longer reserved
     * for the order are taken from the free stock of the warehouses where they were reserved. Other orders keep their
     * reserved pieces: it is not known which order would lose them, or whether they were written off before. Returns
     * the pieces without a reservation.
     */
    async shipGone(orderId: number, lines: readonly PackedLine[]): Promise<readonly UnheldPieces[]> {
      const unheld: UnheldPieces[] = [];
      for (const { productId, quantity } of inOrder(lines)) {
        const lacking = quantity - piecesOf(await heldOf(orderId, productId));
        if (lacking <= 0) continue;
        const free = await freeWherePacked(orderId, productId);
        const taken = Math.min(lacking, piecesOf(free));
        await reserveShares(orderId, productId, spread(taken, free) ?? []);
        unheld.push({ productId, taken, missing: lacking - taken });
      }
      await stockPartQueries(handle).letGo(orderId, lines, 'ship');
      return unheld;
    },

    /**
     * Puts the goods of a parcel back into stock. `isHeld` true = they are reserved for their order, false = they are
     * free.
     */
    takeBack: (orderId: number, lines: readonly PackedLine[], isHeld: boolean): Promise<void> =>
      stockPartQueries(handle).takeBack(orderId, lines, isHeld),
  };
}
