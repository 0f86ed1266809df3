import type { PackedLine } from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { stockPartQueries } from '../stock/stock-part.queries.ts';

interface Share {
  readonly warehouseId: number;
  readonly quantity: number;
}

/** Fills `needed` from the shares in their order; null where they do not have it together. */
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

/** A product that there is not enough of. */
export interface Shortage {
  readonly productId: ProductId;
  readonly available: Quantity;
}

/** Lines in the order in which all take them, so that nobody waits crosswise. */
const inOrder = (lines: readonly PackedLine[]): readonly PackedLine[] =>
  lines.toSorted((a, b) => a.productId - b.productId);

/** What parcels do to stock: they are packed of what the order holds, which leaves with them or comes back. */
export function parcelStockQueries(handle: Handle) {
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

  /** Takes from what is free, for the order; what there is of it where it is too little. */
  async function reserveMore(orderId: number, productId: ProductId, quantity: number): Promise<Shortage | null> {
    const free = await handle
      .selectFrom('stock')
      .select(['warehouse_id as warehouseId', sql<number>`on_hand - reserved`.as('quantity')])
      .where('product_id', '=', productId)
      .where(sql<boolean>`on_hand > reserved`)
      .orderBy('warehouse_id')
      .forUpdate()
      .execute();
    const shares = spread(quantity, free);
    if (shares === null) {
      return { productId, available: free.reduce((sum, each) => sum + each.quantity, 0) as Quantity };
    }
    for (const share of shares) {
      await reserveShare(productId, share);
      await addHeld(orderId, productId, share);
    }
    await noteReserved(orderId, productId, shares);
    return null;
  }

  return {
    /**
     * Sees to it that an order holds so much of each product, without end: what is missing is taken from what is free.
     * The caller rolls back on a shortage.
     */
    async hold(orderId: number, needed: readonly PackedLine[]): Promise<Shortage | null> {
      for (const { productId, quantity } of inOrder(needed)) {
        const held = (await heldOf(orderId, productId)).reduce((sum, share) => sum + share.quantity, 0);
        const shortage = held < quantity ? await reserveMore(orderId, productId, quantity - held) : null;
        if (shortage !== null) return { ...shortage, available: (shortage.available + held) as Quantity };
      }
      await handle.updateTable('reservation').set({ expires_at: null }).where('order_id', '=', orderId).execute();
      return null;
    },

    /** The goods of a parcel leave the stock: all of them, or none where the order does not hold them any more. */
    async ship(orderId: number, lines: readonly PackedLine[]): Promise<Shortage | null> {
      for (const { productId, quantity } of inOrder(lines)) {
        const held = (await heldOf(orderId, productId)).reduce((sum, share) => sum + share.quantity, 0);
        if (held < quantity) return { productId, available: held as Quantity };
      }
      await stockPartQueries(handle).letGo(orderId, lines, 'ship');
      return null;
    },

    /** The goods of a parcel are in the warehouse again; `isHeld`: for their order, else for anybody. */
    takeBack: (orderId: number, lines: readonly PackedLine[], isHeld: boolean): Promise<void> =>
      stockPartQueries(handle).takeBack(orderId, lines, isHeld),
  };
}
