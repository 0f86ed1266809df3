import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/** Pieces of a product that leave an order, or come back from it. */
export interface StockPart {
  readonly orderId: number;
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** Stock of pieces whose money goes back. Every change is in the ledger of movements. */
export function stockReturnQueries(handle: Handle) {
  const move = (part: StockPart, kind: 'release' | 'ship' | 'receipt', warehouse_id: number, quantity: number) =>
    handle
      .insertInto('stock_movement')
      .values({ kind, warehouse_id, quantity, order_id: part.orderId, product_id: part.productId })
      .execute();

  return {
    /**
     * Ends what an order holds of these pieces, as far as it holds them: free for others, or gone (`ship`). Answers how
     * many there were.
     */
    async endHold(part: StockPart, kind: 'release' | 'ship'): Promise<number> {
      const held = await handle
        .selectFrom('reservation')
        .select(['warehouse_id', 'quantity'])
        .where('order_id', '=', part.orderId)
        .where('product_id', '=', part.productId)
        .orderBy('warehouse_id', 'desc')
        .forUpdate()
        .execute();
      let rest: number = part.quantity;
      for (const { warehouse_id, quantity } of held) {
        const ended = Math.min(rest, quantity);
        if (ended === 0) break;
        rest -= ended;
        const reservation = sql`order_id = ${part.orderId} and product_id = ${part.productId}
          and warehouse_id = ${warehouse_id}`;
        await (
          ended === quantity
            ? sql`delete from reservation where ${reservation}`
            : sql`update reservation set quantity = quantity - ${ended} where ${reservation}`
        ).execute(handle);
        await handle
          .updateTable('stock')
          .set({
            reserved: sql`reserved - ${ended}`,
            ...(kind === 'ship' ? { on_hand: sql`on_hand - ${ended}` } : {}),
          })
          .where('product_id', '=', part.productId)
          .where('warehouse_id', '=', warehouse_id)
          .execute();
        await move(part, kind, warehouse_id, ended);
      }
      return part.quantity - rest;
    },

    /** Pieces that were handed over lie in the warehouse again that they came from. */
    async takeBack(part: StockPart): Promise<void> {
      const { productId, orderId, quantity } = part;
      const { rows } = await sql<{ warehouse_id: number }>`select warehouse_id from stock
        where product_id = ${productId}
        order by exists (select from stock_movement moved where moved.order_id = ${orderId} and moved.kind = 'ship'
          and moved.product_id = stock.product_id and moved.warehouse_id = stock.warehouse_id) desc, warehouse_id
        limit 1`.execute(handle);
      const [warehouse] = rows;
      if (warehouse === undefined) return;
      await handle
        .updateTable('stock')
        .set({ on_hand: sql`on_hand + ${quantity}` })
        .where('product_id', '=', productId)
        .where('warehouse_id', '=', warehouse.warehouse_id)
        .execute();
      await move(part, 'receipt', warehouse.warehouse_id, quantity);
    },
  };
}
