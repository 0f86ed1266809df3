import type { Quantity } from '@farad/domain/money';
import type { OrderStatus } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import type { PiecesOfOrder } from '@farad/domain/warehouse';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { canLack } from '../stock/picking.queries.ts';
import { piecesToSend } from './pieces-to-send.ts';
import type { ShelfPlace } from '../stock/shelf.queries.ts';

/** An order line that lacks pieces: `lacks` pieces are neither reserved nor sent. `held` = pieces reserved now. */
export interface LackingLine {
  readonly orderId: number;
  readonly productId: ProductId;
  readonly mpn: string;
  readonly lacks: number;
  readonly held: Quantity;
}

/** Pieces that were reserved for an order and were not on their shelf. Staff have not settled this loss yet. */
export interface LackRow {
  readonly orderId: number;
  readonly order: string;
  readonly status: OrderStatus;
  readonly waveId: number | null;
  readonly productId: ProductId;
  readonly warehouseId: number;
  readonly cell: string;
  readonly quantity: number;
  readonly found: number;
  readonly mpn: string;
  readonly brand: string;
  readonly by: string;
  readonly at: Date;
}

const isOpen = sql`lack.settled_at is null and lack.found < lack.quantity`;

/** True if a finished picking wave has an unsettled line about the same loss. Staff see that line instead. */
const isToldByWave = sql`exists (select from picking_line line join picking_wave wave on wave.id = line.wave_id
  where line.order_id = lack.order_id and line.product_id = lack.product_id and line.warehouse_id = lack.warehouse_id
    and line.is_short and line.settled_at is null and wave.state = 'done')`;

const isBeingPicked = sql`exists (select from picking_order place where place.order_id = lack.order_id and place.is_open)`;

/**
 * Lines of orders that lost pieces because a picker did not find them. `missing` = pieces to send that are neither sent
 * nor reserved; a negative number = too many are reserved.
 */
const lostLines = (orderIds: readonly number[]) => sql`(select counted.*, to_send - sent - held as missing from (
    select line.order_id, line.product_id, line.mpn, line.position, lost.pieces as lost, ${piecesToSend} as to_send,
      coalesce((select sum(part.quantity) from parcel join parcel_line part on part.parcel_id = parcel.id
        where parcel.order_id = line.order_id and part.product_id = line.product_id
          and parcel.shipped_at is not null and parcel.state not in ('returned', 'lost')), 0)::integer as sent,
      coalesce((select sum(held.quantity) from reservation held
        where held.order_id = line.order_id and held.product_id = line.product_id), 0)::integer as held
    from order_line line join (
      select order_id, product_id, sum(quantity - found)::integer as pieces from order_lack
      where order_id = any(${[...orderIds]}::bigint[]) and found < quantity group by 1, 2
    ) lost on lost.order_id = line.order_id and lost.product_id = line.product_id) counted)`;

/** Queries of pieces that orders lost because they were not on their shelf (decision 0039). */
export function orderLackQueries<H extends Handle>(handle: H) {
  return {
    /** Records the pieces that a stock document took from orders. */
    add: async ({ productId, warehouseId }: ShelfPlace, documentId: number, pieces: readonly PiecesOfOrder[]) => {
      if (pieces.length === 0) return;
      await handle
        .insertInto('order_lack')
        .values(
          pieces.map(({ orderId, pieces: quantity }) => ({
            document_id: documentId,
            order_id: orderId,
            product_id: productId,
            warehouse_id: warehouseId,
            quantity,
          })),
        )
        .execute();
    },

    /**
     * Records pieces of an order that were found again. They reduce the losses at this shelf first, then those at other
     * shelves.
     */
    find: inTx(
      handle,
      async (orderId: number, { productId, warehouseId }: ShelfPlace, pieces: number): Promise<void> => {
        const { rows } = await sql<{ id: number; rest: number }>`select id, quantity - found as rest from order_lack
        where order_id = ${orderId} and product_id = ${productId} and found < quantity
        order by (warehouse_id = ${warehouseId}) desc, (settled_at is null) desc, id for update`.execute(handle);
        let left = pieces;
        for (const { id, rest } of rows) {
          const share = Math.min(left, rest);
          if (share === 0) break;
          await sql`update order_lack set found = found + ${share} where id = ${id}`.execute(handle);
          left -= share;
        }
      },
    ),

    /** Returns the pieces that each order lost at this shelf in a picking wave, less those found again. */
    ofWave: async ({ productId, warehouseId }: ShelfPlace, waveId: number): Promise<readonly PiecesOfOrder[]> => {
      const { rows } = await sql<PiecesOfOrder>`select lack.order_id as "orderId",
          sum(lack.quantity - lack.found)::integer as pieces
        from order_lack lack join stock_document document on document.id = lack.document_id
        where document.wave_id = ${waveId} and lack.product_id = ${productId}
          and lack.warehouse_id = ${warehouseId} and ${isOpen} group by 1 order by 1`.execute(handle);
      return rows;
    },

    /**
     * Returns lines of these orders that still lack pieces lost at a shelf. These pieces are neither sent nor reserved.
     */
    lines: async (orderIds: readonly number[]): Promise<readonly LackingLine[]> => {
      const { rows } = await sql<LackingLine>`select counted.order_id as "orderId", counted.product_id as "productId",
          mpn, least(lost, missing) as lacks, held
        from ${lostLines(orderIds)} counted join orders on orders.id = counted.order_id
        where ${canLack} and least(lost, missing) > 0 order by counted.order_id, position`.execute(handle);
      return rows;
    },

    /**
     * Returns by how many pieces the order's reservation is too large, by product. Contains only products of which
     * pieces were lost at a shelf.
     */
    heldTooMany: async (orderId: number): Promise<ReadonlyMap<ProductId, number>> => {
      const { rows } = await sql<{ productId: ProductId; pieces: number }>`select product_id as "productId",
          greatest(0, -missing) as pieces from ${lostLines([orderId])} counted`.execute(handle);
      return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
    },

    /** Returns losses that staff have not settled, oldest first. Losses that a picking wave reports are left out. */
    open: async (limit: number): Promise<readonly LackRow[]> => {
      const { rows } = await sql<LackRow>`select lack.order_id as "orderId", orders.number as "order", orders.status,
          document.wave_id as "waveId", lack.product_id as "productId", lack.warehouse_id as "warehouseId",
          coalesce(stock.cell, '') as cell, lack.quantity, lack.found, product.mpn,
          (select brand.name from brand where brand.id = product.brand_id) as brand, staff.name as by, document.at
        from order_lack lack join stock_document document on document.id = lack.document_id
        join orders on orders.id = lack.order_id join product on product.id = lack.product_id
        join staff on staff.id = document.staff_id
        left join stock on stock.product_id = lack.product_id and stock.warehouse_id = lack.warehouse_id
        where ${isOpen} and ${canLack} and not ${isToldByWave} and not ${isBeingPicked}
        order by lack.id limit ${limit}`.execute(handle);
      return rows;
    },

    /** Returns the number of orders with losses that staff have not settled. */
    waiting: async (): Promise<number> => {
      const { rows } = await sql<{ orders: number }>`select count(*)::integer as orders from (
          select lack.order_id from order_lack lack join orders on orders.id = lack.order_id
          where ${isOpen} and ${canLack} and not ${isBeingPicked}
          union
          select line.order_id from picking_line line join picking_wave wave on wave.id = line.wave_id
          join orders on orders.id = line.order_id
          where ${canLack} and wave.state = 'done' and line.is_short and line.settled_at is null) waiting`.execute(
        handle,
      );
      return rows[0]?.orders ?? 0;
    },

    /** Marks all losses of an order as settled, unless the order is being picked. Returns their number. */
    settle: async (orderId: number, at: Date): Promise<number> => {
      const { rows } = await sql<{ lines: number }>`with settled as (
          update order_lack lack set settled_at = ${at}
          where order_id = ${orderId} and settled_at is null and not ${isBeingPicked} returning 1)
        select count(*)::integer as lines from settled`.execute(handle);
      return rows[0]?.lines ?? 0;
    },

    /** Returns ids of orders that lost pieces by documents of a picking wave. */
    ordersOf: async (waveId: number): Promise<readonly number[]> => {
      const { rows } = await sql<{ id: number }>`select distinct lack.order_id as id
        from order_lack lack join stock_document document on document.id = lack.document_id
        where document.wave_id = ${waveId}`.execute(handle);
      return rows.map(({ id }) => id);
    },

    /**
     * Returns the losses that stock documents of this picking wave record and staff have not been notified of. Marks
     * them as notified.
     */
    takeUntold: async (waveId: number, at: Date): Promise<readonly LackRow[]> => {
      const { rows } = await sql<LackRow>`with told as (
          update order_lack lack set told_at = ${at} from stock_document document
          where document.id = lack.document_id and document.wave_id = ${waveId} and lack.told_at is null and ${isOpen}
          returning lack.*, document.wave_id, document.staff_id, document.at)
        select lack.order_id as "orderId", orders.number as "order", orders.status, lack.wave_id as "waveId",
          lack.product_id as "productId", lack.warehouse_id as "warehouseId", coalesce(stock.cell, '') as cell,
          lack.quantity, lack.found, product.mpn,
          (select brand.name from brand where brand.id = product.brand_id) as brand, staff.name as by, lack.at
        from told lack join orders on orders.id = lack.order_id join product on product.id = lack.product_id
        join staff on staff.id = lack.staff_id
        left join stock on stock.product_id = lack.product_id and stock.warehouse_id = lack.warehouse_id
        where ${canLack} order by lack.order_id, lack.id`.execute(handle);
      return rows;
    },
  };
}
