import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** A product and the name of its storage cell. */
export interface CellOfProduct {
  readonly productId: number;
  readonly cell: string;
}

/** Queries of the storage cells of products. */
export function cellQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns and locks the cells of these products in a warehouse. Products that were never stored there are absent.
     */
    of: inTx(handle, async (warehouseId: number, productIds: readonly number[]): Promise<readonly CellOfProduct[]> => {
      const { rows } = await sql<CellOfProduct>`select product_id as "productId", cell from stock
        where warehouse_id = ${warehouseId} and product_id = any(${[...productIds]}::integer[])
        order by product_id for update`.execute(handle);
      return rows;
    }),

    /** Saves cells of products in a warehouse. A product that was never stored there gets a stock row with 0 pieces. */
    set: async (warehouseId: number, cells: readonly CellOfProduct[]): Promise<void> => {
      await sql`insert into stock (product_id, warehouse_id, on_hand, counted, cell)
        select id, ${warehouseId}, 0, 0, cell
        from unnest(${cells.map(({ productId }) => productId)}::integer[], ${cells.map(({ cell }) => cell)}::text[])
          as told (id, cell) order by id
        on conflict (product_id, warehouse_id) do update set cell = excluded.cell
          where stock.cell <> excluded.cell`.execute(handle);
    },
  };
}
