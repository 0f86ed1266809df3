import {
  statusesWhere,
  type OrderCompany,
  type OrderContact,
  type OrderDelivery,
  type OrderStatus,
  type PaymentKind,
} from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { NumberedLine } from '@farad/domain/warehouse';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { isOneOf } from '../statuses/order-status-sql.ts';

/** An order as the picking page lists it. `isHeld` = its payment is authorised and not captured yet. */
export interface PickedOrderRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly contact: OrderContact;
  readonly company: OrderCompany | null;
  readonly delivery: OrderDelivery;
  readonly payment: PaymentKind;
  readonly paidAt: Date | null;
  readonly isHeld: boolean;
  /** True = the order is in an open picking wave. */
  readonly isInWave: boolean;
  /** True = pieces of the order were not found, and staff have not settled the shortage. */
  readonly isShort: boolean;
  /** First day on which the order is promised to arrive; '' = none. */
  readonly day: string;
}

/** Position of an order in a list that is ordered by day, then by id. */
export interface OrderPlace {
  readonly day: string;
  readonly id: number;
}

/**
 * Pieces of a product reserved for an order in one warehouse (`held`). `fetched`, `sent` and `packed` count pieces of
 * the product in the whole order.
 */
export interface HeldPieces {
  readonly orderId: number;
  readonly productId: ProductId;
  readonly warehouseId: number;
  readonly cell: string;
  readonly held: number;
  readonly fetched: number;
  readonly sent: number;
  readonly packed: number;
}

export interface WaveRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly pickerId: number;
  readonly picker: string;
  readonly seenAt: Date;
  readonly state: 'open' | 'done' | 'dropped';
  readonly orders: number;
  readonly needed: number;
  readonly picked: number;
}

export interface WaveLineRow {
  readonly order: string;
  readonly orderId: number;
  readonly productId: ProductId;
  readonly warehouseId: number;
  readonly cell: string;
  readonly box: number;
  readonly bag: number;
  readonly needed: number;
  readonly picked: number;
  readonly isShort: boolean;
  readonly mpn: string;
  readonly brand: string;
  readonly title: LocalizedText;
  readonly package: string | null;
  readonly country: string | null;
  /** The buyer's note on the line, such as their own part number; '' = none. */
  readonly note: string;
}

export interface ShortageRow {
  readonly waveId: number;
  readonly orderId: number;
  readonly order: string;
  readonly status: OrderStatus;
  readonly productId: ProductId;
  readonly warehouseId: number;
  readonly cell: string;
  readonly needed: number;
  readonly picked: number;
  readonly mpn: string;
  readonly brand: string;
  readonly picker: string;
  readonly at: Date;
}

/** A product to pick in one wave, in one warehouse. */
export interface WavePlace {
  readonly waveId: number;
  readonly productId: number;
  readonly warehouseId: number;
}

const orderColumns = sql`orders.id, orders.number, orders.status, orders.created_at as "createdAt", orders.contact,
  orders.company, orders.delivery, orders.payment_method as payment, orders.paid_at as "paidAt",
  exists (select from payment where payment.order_id = orders.id and payment.state = 'waiting_for_capture') as "isHeld",
  exists (select from picking_order where picking_order.order_id = orders.id and is_open) as "isInWave",
  exists (select from picking_line line join picking_wave wave on wave.id = line.wave_id
    where line.order_id = orders.id and is_short and settled_at is null and wave.state = 'done')
    or exists (select from order_lack where order_lack.order_id = orders.id and settled_at is null and found < quantity)
    as "isShort",
  coalesce(orders.delivery #>> '{days,from}', '') as day`;

/** Condition on orders whose goods are still in the shop and will be sent. Only such orders can lack pieces. */
export const canLack = isOneOf(
  sql`orders.status`,
  statusesWhere(({ goods, isAgreed }) => goods === 'in_shop' && isAgreed),
);

const isMadeReady = isOneOf(
  sql`orders.status`,
  statusesWhere(({ isPacked }) => isPacked),
);

const waveColumns = sql`wave.id, wave.created_at as "createdAt", wave.picker_id as "pickerId", staff.name as picker,
  wave.seen_at as "seenAt", wave.state,
  (select count(*)::integer from picking_order where wave_id = wave.id) as orders,
  (select coalesce(sum(needed), 0)::integer from picking_line where wave_id = wave.id) as needed,
  (select coalesce(sum(picked), 0)::integer from picking_line where wave_id = wave.id) as picked`;

const brandName = sql`(select brand.name from brand where brand.id = product.brand_id) as brand`;

/**
 * Queries of picking, that is, fetching goods for orders from their cells. A wave is one round for several
 * orders.
 */
export function pickingQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns a page of the orders to prepare that have reserved pieces. The order with the earliest promised day comes
     * first.
     */
    orders: async (after: OrderPlace | null, limit: number): Promise<readonly PickedOrderRow[]> => {
      const { rows } = await sql<PickedOrderRow>`select ${orderColumns} from orders
        where ${isMadeReady} and approval is distinct from 'waiting'
          and (coalesce(delivery #>> '{days,from}', ''), id) > (${after?.day ?? ''}, ${after?.id ?? 0})
          and exists (select from reservation where reservation.order_id = orders.id)
        order by coalesce(delivery #>> '{days,from}', ''), id limit ${limit}`.execute(handle);
      return rows;
    },

    byNumber: async (number: string): Promise<(PickedOrderRow & { readonly comment: string }) | undefined> => {
      const { rows } = await sql<PickedOrderRow & { comment: string }>`select ${orderColumns}, orders.comment
        from orders where number = ${number}`.execute(handle);
      return rows[0];
    },

    /**
     * Returns these orders and locks them until the transaction ends. Orders are locked in the order of ids, to avoid
     * deadlocks.
     */
    lockOrders: inTx(handle, async (numbers: readonly string[]): Promise<readonly PickedOrderRow[]> => {
      const { rows } = await sql<PickedOrderRow>`select ${orderColumns} from orders
        where number = any(${[...numbers]}::text[]) order by id for update of orders`.execute(handle);
      return rows;
    }),

    /** Locks orders until the transaction ends, in the order of ids, to avoid deadlocks. */
    lockById: inTx(handle, async (ids: readonly number[]): Promise<void> => {
      await sql`select id from orders where id = any(${[...ids]}::bigint[]) order by id for update`.execute(handle);
    }),

    /** Returns the reserved pieces of these orders, and how many were picked, packed and sent. */
    pieces: async (orderIds: readonly number[]): Promise<readonly HeldPieces[]> => {
      const ids = [...orderIds];
      const { rows } = await sql<HeldPieces>`
        with fetched as (
          select line.order_id, line.product_id, sum(picked) as pieces
          from picking_line line join picking_wave wave on wave.id = line.wave_id
          where line.order_id = any(${ids}::bigint[]) and wave.state = 'done' group by 1, 2
        ), parted as (
          select parcel.order_id, line.product_id, sum(quantity) filter (where shipped_at is null) as packed,
            sum(quantity) filter (where shipped_at is not null) as sent
          from parcel join parcel_line line on line.parcel_id = parcel.id
          where parcel.order_id = any(${ids}::bigint[]) and parcel.state not in ('returned', 'lost') group by 1, 2
        )
        select held.order_id as "orderId", held.product_id as "productId", held.warehouse_id as "warehouseId",
          coalesce(stock.cell, '') as cell, held.quantity as held, coalesce(fetched.pieces, 0)::integer as fetched,
          coalesce(parted.sent, 0)::integer as sent, coalesce(parted.packed, 0)::integer as packed
        from reservation held
        left join stock on stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id
        left join fetched on fetched.order_id = held.order_id and fetched.product_id = held.product_id
        left join parted on parted.order_id = held.order_id and parted.product_id = held.product_id
        where held.order_id = any(${ids}::bigint[])
        order by held.order_id, held.product_id, held.warehouse_id`.execute(handle);
      return rows;
    },

    /**
     * Saves a wave whose picker is this staff member, and returns its id. Throws a unique violation if an order is
     * already in an open wave.
     */
    begin: async (staffId: number, lines: readonly NumberedLine[], at: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('picking_wave')
        .values({ created_by: staffId, created_at: at, picker_id: staffId, seen_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const boxes = new Map(lines.map(({ orderId, box }) => [orderId, box]));
      await handle
        .insertInto('picking_order')
        .values([...boxes].map(([order, box]) => ({ wave_id: id, order_id: order, box })))
        .execute();
      await handle
        .insertInto('picking_line')
        .values(
          lines.map(({ orderId, productId, warehouseId, cell, bag, needed }) => ({
            wave_id: id,
            order_id: orderId,
            product_id: productId as ProductId,
            warehouse_id: warehouseId,
            cell,
            bag,
            needed,
          })),
        )
        .execute();
      return id;
    },

    /** Returns open waves, the oldest first. */
    openWaves: async (limit: number): Promise<readonly WaveRow[]> => {
      const { rows } = await sql<WaveRow>`select ${waveColumns} from picking_wave wave
        join staff on staff.id = wave.picker_id where wave.state = 'open' order by wave.id limit ${limit}`.execute(
        handle,
      );
      return rows;
    },

    wave: async (id: number): Promise<WaveRow | undefined> => {
      const { rows } = await sql<WaveRow>`select ${waveColumns} from picking_wave wave
        join staff on staff.id = wave.picker_id where wave.id = ${id}`.execute(handle);
      return rows[0];
    },

    /** Returns the state and picker of a wave, and locks it until the transaction ends. */
    lock: inTx(handle, (id: number) =>
      handle
        .selectFrom('picking_wave')
        .select(['id', 'state', 'picker_id as pickerId'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    ),

    /** Returns the lines of a wave, ordered by the numbers of their bags. */
    lines: async (waveId: number): Promise<readonly WaveLineRow[]> => {
      const { rows } = await sql<WaveLineRow>`select orders.number as "order", line.order_id as "orderId",
          line.product_id as "productId", line.warehouse_id as "warehouseId", line.cell, place.box, line.bag,
          line.needed, line.picked, line.is_short as "isShort", product.mpn, ${brandName}, product.title,
          product.package, product.country, coalesce((select note from order_line own
            where own.order_id = line.order_id and own.product_id = line.product_id limit 1), '') as note
        from picking_line line
        join picking_order place on place.wave_id = line.wave_id and place.order_id = line.order_id
        join orders on orders.id = line.order_id join product on product.id = line.product_id
        where line.wave_id = ${waveId} order by line.bag`.execute(handle);
      return rows;
    },

    /** Saves the picker of a wave and the time at which the picker was last active. */
    take: async (id: number, staffId: number, at: Date): Promise<void> => {
      await handle.updateTable('picking_wave').set({ picker_id: staffId, seen_at: at }).where('id', '=', id).execute();
    },

    /** Saves for each order how many pieces of a product were found in its cell. */
    setPicked: async (
      { waveId, productId, warehouseId }: WavePlace,
      shares: readonly { readonly orderId: number; readonly picked: number; readonly isShort: boolean }[],
    ): Promise<void> => {
      await sql`update picking_line set picked = share.picked, is_short = share.is_short
        from unnest(${shares.map(({ orderId }) => orderId)}::bigint[], ${shares.map(({ picked }) => picked)}::integer[],
          ${shares.map(({ isShort }) => isShort)}::boolean[]) as share (order_id, picked, is_short)
        where picking_line.wave_id = ${waveId} and picking_line.product_id = ${productId}
          and picking_line.warehouse_id = ${warehouseId} and picking_line.order_id = share.order_id`.execute(handle);
    },

    end: async (id: number, state: 'done' | 'dropped', at: Date): Promise<void> => {
      await handle.updateTable('picking_wave').set({ state, ended_at: at }).where('id', '=', id).execute();
      await handle.updateTable('picking_order').set({ is_open: false }).where('wave_id', '=', id).execute();
    },

    /** Returns shortages of finished waves that staff have not settled, the oldest first. */
    shortages: async (limit: number): Promise<readonly ShortageRow[]> => {
      const { rows } = await sql<ShortageRow>`select line.wave_id as "waveId", line.order_id as "orderId",
          orders.number as "order", orders.status, line.product_id as "productId",
          line.warehouse_id as "warehouseId", line.cell, line.needed, line.picked, product.mpn, ${brandName},
          staff.name as picker, wave.ended_at as at
        from picking_line line join picking_wave wave on wave.id = line.wave_id and wave.state = 'done'
        join staff on staff.id = wave.picker_id join orders on orders.id = line.order_id
        join product on product.id = line.product_id
        where line.is_short and line.settled_at is null and ${canLack} order by line.wave_id, line.bag limit ${limit}`.execute(
        handle,
      );
      return rows;
    },

    /** Marks all shortages of an order as settled. Returns the number of lines. */
    settle: async (orderId: number, at: Date): Promise<number> => {
      const { rows } = await sql`update picking_line set settled_at = ${at} from picking_wave wave
        where wave.id = picking_line.wave_id and wave.state = 'done' and order_id = ${orderId}
          and is_short and settled_at is null returning order_id`.execute(handle);
      return rows.length;
    },

    /** Returns the bags with picked pieces of an order. Bags of the latest wave come first. */
    bags: async (orderId: number) => {
      const { rows } = await sql<{ waveId: number; bag: number; productId: ProductId; picked: number }>`
        select line.wave_id as "waveId", line.bag, line.product_id as "productId", line.picked
        from picking_line line join picking_wave wave on wave.id = line.wave_id and wave.state = 'done'
        where line.order_id = ${orderId} and line.picked > 0
        order by line.wave_id desc, line.bag limit 1000`.execute(handle);
      return rows;
    },
  };
}
