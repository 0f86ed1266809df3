import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Tx } from '../connection/connect.ts';

export interface ReservationLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

interface Taking {
  readonly warehouse_id: number;
  readonly quantity: number;
}

/** Takes `needed` pieces from the warehouses in their order. Returns nothing if they are too few together. */
function spread(needed: number, free: readonly Taking[]): Taking[] {
  const takings: Taking[] = [];
  let rest = needed;
  for (const { warehouse_id, quantity } of free) {
    const taken = Math.min(rest, quantity);
    if (taken > 0) takings.push({ warehouse_id, quantity: taken });
    rest -= taken;
  }
  return rest > 0 ? [] : takings;
}

/** Stock by (product, warehouse). `available = on_hand − reserved` is never negative: the database checks it. */
export function stockQueries(handle: Tx) {
  /**
   * One conditional UPDATE. Under READ COMMITTED a blocked update evaluates its WHERE again on the new row version. So
   * two buyers cannot both take the last piece.
   */
  async function takeFromOneWarehouse(line: ReservationLine): Promise<number | undefined> {
    const taken = await handle
      .updateTable('stock')
      .set({ reserved: sql`reserved + ${line.quantity}` })
      .where('product_id', '=', line.productId)
      .where(
        'warehouse_id',
        '=',
        handle
          .selectFrom('stock as candidate')
          .select('candidate.warehouse_id')
          .where('candidate.product_id', '=', line.productId)
          .where(sql<boolean>`candidate.on_hand - candidate.reserved >= ${line.quantity}`)
          .orderBy('candidate.warehouse_id')
          .limit(1),
      )
      .where(sql<boolean>`on_hand - reserved >= ${line.quantity}`)
      .returning('warehouse_id')
      .executeTakeFirst();
    return taken?.warehouse_id;
  }

  /** Used if no single warehouse has enough. Locks the rows, reads them again, and takes from one after another. */
  async function takeFromSeveral(line: ReservationLine): Promise<Taking[]> {
    const free = await handle
      .selectFrom('stock')
      .select(['warehouse_id', sql<number>`on_hand - reserved`.as('quantity')])
      .where('product_id', '=', line.productId)
      .where(sql<boolean>`on_hand > reserved`)
      .orderBy('warehouse_id')
      .forUpdate()
      .execute();
    const takings = spread(line.quantity, free);
    for (const { warehouse_id, quantity } of takings) {
      await handle
        .updateTable('stock')
        .set({ reserved: sql`reserved + ${quantity}` })
        .where('product_id', '=', line.productId)
        .where('warehouse_id', '=', warehouse_id)
        .execute();
    }
    return takings;
  }

  async function take(line: ReservationLine): Promise<readonly Taking[]> {
    const warehouseId = await takeFromOneWarehouse(line);
    return warehouseId === undefined ? takeFromSeveral(line) : [{ warehouse_id: warehouseId, quantity: line.quantity }];
  }

  /** Ends the order's reservations, oldest first. Shipped pieces also leave stock on hand. */
  async function letGo(orderId: number, kind: 'release' | 'ship'): Promise<void> {
    const held = await handle
      .deleteFrom('reservation')
      .where('order_id', '=', orderId)
      .returning(['order_id', 'product_id', 'warehouse_id', 'quantity'])
      .execute();
    const sorted = held.sort((a, b) => a.product_id - b.product_id || a.warehouse_id - b.warehouse_id);
    for (const { product_id, warehouse_id, quantity } of sorted) {
      await handle
        .updateTable('stock')
        .set({
          reserved: sql`reserved - ${quantity}`,
          ...(kind === 'ship' ? { on_hand: sql`on_hand - ${quantity}` } : {}),
        })
        .where('product_id', '=', product_id)
        .where('warehouse_id', '=', warehouse_id)
        .execute();
    }
    if (sorted.length === 0) return;
    await handle
      .insertInto('stock_movement')
      .values(sorted.map((row) => ({ ...row, kind })))
      .execute();
  }

  return {
    /** Returns pieces that the order waits for: ordered but not reserved (decision 0021). */
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
     * Reserves every line, or returns the first that cannot be reserved. Lines are taken in the order of product ids,
     * so that concurrent orders wait instead of deadlocking. The caller rolls back on a refusal.
     */
    async reserve(
      orderId: number,
      lines: readonly ReservationLine[],
      expiresAt: Date | null = null,
    ): Promise<ProductId | null> {
      const sorted = lines.filter(({ quantity }) => quantity > 0).sort((a, b) => a.productId - b.productId);
      if (sorted.length === 0) return null;
      const rows = [];
      for (const line of sorted) {
        const takings = await take(line);
        if (takings.length === 0) return line.productId;
        rows.push(...takings.map((taking) => ({ product_id: line.productId, order_id: orderId, ...taking })));
      }
      await handle
        .insertInto('reservation')
        .values(rows.map((row) => ({ ...row, expires_at: expiresAt })))
        .onConflict((conflict) =>
          conflict
            .columns(['order_id', 'product_id', 'warehouse_id'])
            .doUpdateSet({ quantity: sql`reservation.quantity + excluded.quantity` }),
        )
        .execute();
      await handle
        .insertInto('stock_movement')
        .values(rows.map((row) => ({ ...row, kind: 'reserve' })))
        .execute();
      return null;
    },

    /** Releases the order's reservations, if any. */
    release: (orderId: number): Promise<void> => letGo(orderId, 'release'),

    /** Removes the order's reserved pieces from stock: they are handed over. */
    ship: (orderId: number): Promise<void> => letGo(orderId, 'ship'),

    /** Sets the expiry of the order's reservations; null = until staff decide. */
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
