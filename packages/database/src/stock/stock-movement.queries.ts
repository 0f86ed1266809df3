import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { StockMovementTable } from './schema-stock.ts';

export interface MovementSearch {
  readonly productId: number | undefined;
  readonly warehouseId: number | undefined;
  readonly kind: StockMovementTable['kind'] | undefined;
  readonly from: Date | undefined;
  /** End of the period. Movements of this moment are left out. */
  readonly before: Date | undefined;
  /** Id of the last movement on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface MovementRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: StockMovementTable['kind'];
  readonly productId: number;
  readonly mpn: string;
  readonly brand: string;
  readonly warehouseId: number;
  readonly quantity: number;
  readonly order: string | null;
  readonly documentId: number | null;
  readonly documentNumber: string | null;
  readonly reason: string | null;
  readonly by: string | null;
}

/**
 * Queries of stock movements, the latest first. Each filter has an index, because every order adds several movements.
 */
export function stockMovementQueries(handle: Handle) {
  return {
    find: async (search: MovementSearch): Promise<readonly MovementRow[]> => {
      const { productId, warehouseId, kind, from, before, after } = search;
      const conditions: RawBuilder<unknown>[] = [sql`true`];
      if (productId !== undefined) conditions.push(sql`moved.product_id = ${productId}`);
      if (warehouseId !== undefined) conditions.push(sql`moved.warehouse_id = ${warehouseId}`);
      if (kind !== undefined) conditions.push(sql`moved.kind = ${kind}`);
      if (from !== undefined) conditions.push(sql`moved.at >= ${from}`);
      if (before !== undefined) conditions.push(sql`moved.at < ${before}`);
      if (after !== undefined) {
        conditions.push(sql`(moved.at, moved.id) < (select at, id from stock_movement where id = ${after})`);
      }
      const { rows } = await sql<MovementRow>`select moved.id, moved.at, moved.kind, moved.product_id as "productId",
          product.mpn, brand.name as brand, moved.warehouse_id as "warehouseId", moved.quantity,
          orders.number as order, document.id as "documentId", document.number as "documentNumber", document.reason,
          staff.name as by
        from stock_movement moved
          join product on product.id = moved.product_id join brand on brand.id = product.brand_id
          left join orders on orders.id = moved.order_id
          left join stock_document document on document.id = moved.document_id
          left join staff on staff.id = document.staff_id
        where ${sql.join(conditions, sql` and `)}
        order by moved.at desc, moved.id desc limit ${search.limit}`.execute(handle);
      return rows;
    },
  };
}
