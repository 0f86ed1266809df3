import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Tx } from '../connection/connect.ts';
import { sentLater } from '../connection/statements/side-by-side.ts';

export interface ReservationLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

interface Taking {
  readonly warehouse_id: number;
  readonly quantity: number;
}

interface Free {
  readonly product_id: ProductId;
  readonly warehouse_id: number;
  readonly quantity: number;
}

/**
 * Returns from which warehouses to take `needed` pieces: the first that has them all, else several in their order.
 * Returns an empty list if all warehouses together have too few.
 */
function spread(needed: number, free: readonly Free[]): Taking[] {
  const whole = free.find(({ quantity }) => quantity >= needed);
  if (whole !== undefined) return [{ warehouse_id: whole.warehouse_id, quantity: needed }];
  const takings: Taking[] = [];
  let rest = needed;
  for (const { warehouse_id, quantity } of free) {
    const taken = Math.min(rest, quantity);
    if (taken > 0) takings.push({ warehouse_id, quantity: taken });
    rest -= taken;
  }
  return rest > 0 ? [] : takings;
}

/** Pieces of a product in a warehouse. */
interface Pieces extends Taking {
  readonly product_id: ProductId;
}

/** Returns the columns of the rows as arrays, for `unnest`. */
const columnsOf = (rows: readonly Pieces[]) => ({
  products: sql.val(rows.map(({ product_id }) => product_id)),
  warehouses: sql.val(rows.map(({ warehouse_id }) => warehouse_id)),
  quantities: sql.val(rows.map(({ quantity }) => quantity)),
});

/**
 * Queries that reserve and ship the stock of orders. A check of the table keeps reserved pieces from exceeding stock on
 * hand.
 */
export function stockQueries(handle: Tx) {
  /**
   * Locks the stock of these products, and returns the free pieces by product and warehouse. All code locks stock in
   * the order of products and warehouses. So two orders of the same products wait for each other instead of
   * deadlocking.
   */
  const lockFree = (productIds: readonly ProductId[]): Promise<Free[]> =>
    handle
      .selectFrom('stock')
      .select(['product_id', 'warehouse_id', sql<number>`on_hand - reserved`.as('quantity')])
      .where(sql<boolean>`product_id = any(${sql.val([...productIds])}::integer[])`)
      .orderBy('product_id')
      .orderBy('warehouse_id')
      .forUpdate()
      .execute();

  /**
   * Reserves pieces of locked stock for an order, and adds the stock movements. The statement is sent with the
   * transaction's next one (`sentLater`).
   */
  async function hold(orderId: number, rows: readonly Pieces[], expiresAt: Date | null): Promise<void> {
    const { products, warehouses, quantities } = columnsOf(rows);
    await sql`with taken as (
        select * from unnest(${products}::integer[], ${warehouses}::integer[], ${quantities}::integer[])
          as taken (product_id, warehouse_id, quantity)
      ), counted as (
        update stock set reserved = reserved + taken.quantity from taken
        where stock.product_id = taken.product_id and stock.warehouse_id = taken.warehouse_id
      ), held as (
        insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at)
        select ${orderId}::bigint, product_id, warehouse_id, quantity, ${expiresAt}::timestamptz from taken
        on conflict (order_id, product_id, warehouse_id)
          do update set quantity = reservation.quantity + excluded.quantity
      )
      insert into stock_movement (order_id, product_id, warehouse_id, quantity, kind)
      select ${orderId}::bigint, product_id, warehouse_id, quantity, 'reserve' from taken`.execute(
      await sentLater(handle),
    );
  }

  /** Ends all reservations of an order. `ship` = the pieces also leave the stock. */
  async function letGo(orderId: number, kind: 'release' | 'ship'): Promise<void> {
    const held = await handle
      .deleteFrom('reservation')
      .where('order_id', '=', orderId)
      .returning(['product_id', 'warehouse_id', 'quantity'])
      .execute();
    if (held.length === 0) return;
    const { products, warehouses, quantities } = columnsOf(held);
    await lockFree(held.map(({ product_id }) => product_id));
    await sql`with held as (
        select * from unnest(${products}::integer[], ${warehouses}::integer[], ${quantities}::integer[])
          as held (product_id, warehouse_id, quantity)
      ), counted as (
        update stock set reserved = reserved - held.quantity,
          on_hand = on_hand - case when ${kind === 'ship'}::boolean then held.quantity else 0 end
        from held where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id
      )
      insert into stock_movement (order_id, product_id, warehouse_id, quantity, kind)
      select ${orderId}::bigint, product_id, warehouse_id, quantity, ${kind} from held`.execute(handle);
  }

  return {
    /** Returns the pieces of the order that are not reserved yet, by product (decision 0021). */
    async lacking(orderId: number): Promise<ReservationLine[]> {
      const found = await handle
        .selectFrom('order_line')
        .select('product_id as productId')
        .select(
          sql<Quantity>`(quantity - coalesce((select sum(reservation.quantity) from reservation
            where reservation.order_id = order_line.order_id and reservation.product_id = order_line.product_id), 0))::integer`.as(
            'quantity',
          ),
        )
        .where('order_id', '=', orderId)
        .execute();
      return found.filter(({ quantity }) => quantity > 0);
    },

    /**
     * Reserves all lines for the order. If a product has too few free pieces, returns its id; the caller must then roll
     * back. Null = all lines are reserved. Stock is read only after it is locked, so that two buyers cannot both get
     * the last piece.
     */
    async reserve(
      orderId: number,
      lines: readonly ReservationLine[],
      expiresAt: Date | null = null,
    ): Promise<ProductId | null> {
      const needed = new Map<ProductId, number>();
      for (const { productId, quantity } of lines) {
        if (quantity > 0) needed.set(productId, (needed.get(productId) ?? 0) + quantity);
      }
      if (needed.size === 0) return null;
      const free = Map.groupBy(await lockFree([...needed.keys()]), (row) => row.product_id);
      const rows: Pieces[] = [];
      for (const [productId, quantity] of needed) {
        const takings = spread(quantity, free.get(productId) ?? []);
        if (takings.length === 0) return productId;
        rows.push(...takings.map((taking) => ({ product_id: productId, ...taking })));
      }
      await hold(orderId, rows, expiresAt);
      return null;
    },

    /** Releases all reservations of the order. */
    release: (orderId: number): Promise<void> => letGo(orderId, 'release'),

    /** Takes the order's reserved pieces out of stock, because they are handed over. */
    ship: (orderId: number): Promise<void> => letGo(orderId, 'ship'),

    /** Saves when the order's reservations expire; null = never, until staff decide. */
    async holdUntil(orderId: number, expiresAt: Date | null): Promise<void> {
      await handle.updateTable('reservation').set({ expires_at: expiresAt }).where('order_id', '=', orderId).execute();
    },

    async available(productId: ProductId): Promise<Quantity> {
      const { available } = await handle
        .selectFrom('stock')
        .select(sql<number>`coalesce(sum(on_hand - reserved), 0)::integer`.as('available'))
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
      return available as Quantity;
    },
  };
}
