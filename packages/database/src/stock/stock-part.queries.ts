import type { CancelledPieces } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import type { ReservationLine } from './stock.queries.ts';

interface Held {
  readonly order_id: number;
  readonly product_id: ProductId;
  readonly warehouse_id: number;
  readonly quantity: number;
}

/**
 * Takes the `wanted` pieces from reservations. Returns for each reservation the pieces taken, and `rest`, the pieces
 * that stay reserved.
 */
function partsOf(held: readonly Held[], wanted: readonly ReservationLine[]): (Held & { readonly rest: number })[] {
  const left = new Map<ProductId, number>(wanted.map(({ productId, quantity }) => [productId, quantity]));
  return held.flatMap((row) => {
    const open = left.get(row.product_id) ?? 0;
    const quantity = Math.min(row.quantity, open);
    if (quantity === 0) return [];
    left.set(row.product_id, open - quantity);
    return [{ ...row, quantity, rest: row.quantity - quantity }];
  });
}

const byProduct = (lines: readonly ReservationLine[]): readonly ReservationLine[] =>
  lines.toSorted((a, b) => a.productId - b.productId);

/**
 * Queries that change the stock of some pieces of an order; stock.queries.ts changes that of all pieces. The caller
 * must have locked the order.
 */
export function stockPartQueries<H extends Handle>(handle: H) {
  const keep = async ({
    order_id,
    product_id,
    warehouse_id,
    rest,
  }: Held & { readonly rest: number }): Promise<void> => {
    const own = sql`order_id = ${order_id} and product_id = ${product_id} and warehouse_id = ${warehouse_id}`;
    if (rest === 0) await sql`delete from reservation where ${own}`.execute(handle);
    else await sql`update reservation set quantity = ${rest} where ${own}`.execute(handle);
  };

  const note = (
    kind: 'release' | 'ship' | 'receipt' | 'reserve',
    { order_id, product_id, warehouse_id, quantity }: Held,
  ) => handle.insertInto('stock_movement').values({ order_id, product_id, warehouse_id, quantity, kind }).execute();

  return {
    /**
     * Releases reserved pieces (`release`), or also takes them out of stock (`ship`). Pieces that are not reserved for
     * the order are ignored. Returns the number of pieces by product.
     */
    async letGo(
      orderId: number,
      lines: readonly ReservationLine[],
      kind: 'release' | 'ship',
    ): Promise<ReadonlyMap<ProductId, number>> {
      const ended = new Map<ProductId, number>();
      const { rows } = await sql<Held>`select order_id, product_id, warehouse_id, quantity from reservation
        where order_id = ${orderId} order by product_id, warehouse_id for update`.execute(handle);
      for (const part of partsOf(rows, lines)) {
        await keep(part);
        const gone = kind === 'ship' ? part.quantity : 0;
        await sql`update stock set reserved = reserved - ${part.quantity}, on_hand = on_hand - ${gone}
          where product_id = ${part.product_id} and warehouse_id = ${part.warehouse_id}`.execute(handle);
        await note(kind, part);
        ended.set(part.product_id, (ended.get(part.product_id) ?? 0) + part.quantity);
      }
      return ended;
    },

    /** Saves the lines and totals of an unpaid order from which pieces were cancelled. */
    async setLines(orderId: number, { lines, goods, coupon, bonus, total }: CancelledPieces): Promise<void> {
      const kept = lines.map(({ position }) => position);
      await sql`delete from order_line where order_id = ${orderId} and not position = any(${kept}::integer[])`.execute(
        handle,
      );
      for (const line of lines) {
        await sql`update order_line set quantity = ${line.quantity}, total_kopecks = ${line.total},
            coupon_kopecks = ${line.coupon}, bonus_kopecks = ${line.bonus}
          where order_id = ${orderId} and position = ${line.position}`.execute(handle);
      }
      await sql`update orders set goods_kopecks = ${goods}, coupon_kopecks = ${coupon}, bonus_kopecks = ${bonus},
        total_kopecks = ${total}, version = version + 1 where id = ${orderId}`.execute(handle);
    },

    /**
     * Moves reservations from one order to another, with the same expiry. Pieces that are not reserved for the first
     * order are ignored.
     */
    handOn: inTx(
      handle,
      async (orderId: number, toOrderId: number, lines: readonly ReservationLine[]): Promise<void> => {
        const { rows } = await sql<Held>`select order_id, product_id, warehouse_id, quantity from reservation
        where order_id = ${orderId} order by product_id, warehouse_id for update`.execute(handle);
        for (const part of partsOf(rows, lines)) {
          await sql`insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at)
          select ${toOrderId}, product_id, warehouse_id, ${part.quantity}, expires_at from reservation
          where order_id = ${orderId} and product_id = ${part.product_id} and warehouse_id = ${part.warehouse_id}`.execute(
            handle,
          );
          await keep(part);
          await note('release', part);
          await note('reserve', { ...part, order_id: toOrderId });
        }
      },
    ),

    /**
     * Puts shipped pieces back into stock, in the warehouse from which the product was first sent. `isHeld` true = they
     * are reserved for their order again, false = they are free.
     */
    async takeBack(orderId: number, lines: readonly ReservationLine[], isHeld = false): Promise<void> {
      for (const { productId, quantity } of byProduct(lines)) {
        const held = isHeld ? quantity : 0;
        const { rows } = await sql<{ warehouse_id: number }>`
          insert into stock (product_id, warehouse_id, on_hand, reserved, counted) values (${productId}, coalesce(
            (select warehouse_id from stock_movement where order_id = ${orderId} and product_id = ${productId}
              and kind = 'ship' order by id limit 1),
            (select min(warehouse_id) from stock where product_id = ${productId}),
            (select min(id) from warehouse)), ${quantity}, ${held}, 0)
          on conflict (product_id, warehouse_id) do update
            set on_hand = stock.on_hand + ${quantity}, reserved = stock.reserved + ${held}
          returning warehouse_id`.execute(handle);
        const [place] = rows;
        if (place === undefined) throw new Error(`stock: no row for product ${productId}`);
        const part = { order_id: orderId, product_id: productId, quantity, ...place };
        await note('receipt', part);
        if (!isHeld) continue;
        await sql`insert into reservation (order_id, product_id, warehouse_id, quantity)
          values (${orderId}, ${productId}, ${place.warehouse_id}, ${quantity})
          on conflict (order_id, product_id, warehouse_id)
          do update set quantity = reservation.quantity + excluded.quantity`.execute(handle);
        await note('reserve', part);
      }
    },
  };
}
