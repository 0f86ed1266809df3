import type { ProductId } from '@farad/domain/product';
import type { PiecesOfOrder } from '@farad/domain/warehouse';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A product in one warehouse, called a shelf. */
export interface ShelfPlace {
  readonly productId: ProductId;
  readonly warehouseId: number;
}

const byId = (pieces: readonly PiecesOfOrder[]): readonly PiecesOfOrder[] =>
  pieces.toSorted((a, b) => a.orderId - b.orderId);

const idsOf = (pieces: readonly PiecesOfOrder[]): number[] => pieces.map(({ orderId }) => orderId);
const countsOf = (pieces: readonly PiecesOfOrder[]): number[] => pieces.map((each) => each.pieces);
const totalOf = (pieces: readonly PiecesOfOrder[]): number => pieces.reduce((sum, each) => sum + each.pieces, 0);

/** Queries of the reservations at one shelf. All code takes locks in this order: wave, orders by id, stock. */
export function shelfQueries(handle: Handle, { productId, warehouseId }: ShelfPlace) {
  const here = sql`product_id = ${productId} and warehouse_id = ${warehouseId}`;

  const note = (kind: 'reserve' | 'release', pieces: readonly PiecesOfOrder[], documentId: number | null) =>
    handle
      .insertInto('stock_movement')
      .values(
        pieces.map(({ orderId, pieces: quantity }) => ({
          kind,
          quantity,
          order_id: orderId,
          product_id: productId,
          warehouse_id: warehouseId,
          document_id: documentId,
        })),
      )
      .execute();

  return {
    /** Returns the orders for which pieces of this shelf are reserved, and how many for each. */
    holders: async (): Promise<readonly PiecesOfOrder[]> => {
      const { rows } = await sql<PiecesOfOrder>`select order_id as "orderId", quantity as pieces from reservation
        where ${here} order by order_id`.execute(handle);
      return rows;
    },

    /** Returns how many pieces open waves have picked from this shelf, by order id. */
    inBoxes: async (): Promise<ReadonlyMap<number, number>> => {
      const { rows } = await sql<PiecesOfOrder>`select line.order_id as "orderId", sum(picked)::integer as pieces
        from picking_line line join picking_order place on place.wave_id = line.wave_id
          and place.order_id = line.order_id and place.is_open
        where line.product_id = ${productId} and line.warehouse_id = ${warehouseId} group by 1`.execute(handle);
      return new Map(rows.map(({ orderId, pieces }) => [orderId, pieces]));
    },

    /**
     * Returns how many pieces shortage documents of a wave have added to this shelf since its last count. Negative =
     * they have removed pieces.
     */
    addedInWave: async (waveId: number): Promise<number> => {
      const { rows } = await sql<{ pieces: number }>`select coalesce(sum(moved.quantity), 0)::integer as pieces
        from stock_document document join stock_movement moved on moved.document_id = document.id
        where document.wave_id = ${waveId} and moved.kind = 'shortage'
          and moved.product_id = ${productId} and moved.warehouse_id = ${warehouseId}
          and moved.id > coalesce((select max(id) from stock_movement
            where kind = 'count' and document_id is not null and ${here}), 0)`.execute(handle);
      return rows[0]?.pieces ?? 0;
    },

    /** Releases reserved pieces of orders, and records the stock document that caused it. */
    release: async (pieces: readonly PiecesOfOrder[], documentId: number): Promise<void> => {
      if (pieces.length === 0) return;
      const released = byId(pieces);
      const gone = sql`unnest(${idsOf(released)}::bigint[], ${countsOf(released)}::integer[]) as gone (order_id, pieces)`;
      await sql`delete from reservation using ${gone}
        where ${here} and reservation.order_id = gone.order_id and quantity <= gone.pieces`.execute(handle);
      await sql`update reservation set quantity = quantity - gone.pieces from ${gone}
        where ${here} and reservation.order_id = gone.order_id and quantity > gone.pieces`.execute(handle);
      await sql`update stock set reserved = reserved - ${totalOf(released)} where ${here}`.execute(handle);
      await note('release', released, documentId);
    },

    /**
     * Reserves free pieces for orders, until each order's payment deadline. `documentId` = the stock document that
     * caused it; null = none.
     */
    hold: async (pieces: readonly PiecesOfOrder[], documentId: number | null): Promise<void> => {
      if (pieces.length === 0) return;
      const held = byId(pieces);
      await sql`update stock set reserved = reserved + ${totalOf(held)} where ${here}`.execute(handle);
      await sql`insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at)
        select orders.id, ${productId}, ${warehouseId}, wanted.pieces, orders.pay_until
        from unnest(${idsOf(held)}::bigint[], ${countsOf(held)}::integer[]) as wanted (id, pieces)
          join orders on orders.id = wanted.id
        on conflict (order_id, product_id, warehouse_id)
        do update set quantity = reservation.quantity + excluded.quantity`.execute(handle);
      await note('reserve', held, documentId);
    },
  };
}
