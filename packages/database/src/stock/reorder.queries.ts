import type { LocalizedText } from '@farad/domain/shared';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface DemandedProduct {
  readonly id: ProductId;
  readonly mpn: string;
  readonly brand: string;
  readonly title: LocalizedText;
  readonly available: number;
  readonly ordered: number;
  readonly leadDays: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

export interface DemandSearch {
  readonly since: Date;
  /** Length of the period in days, from `since` until now. */
  readonly days: number;
  /** Lead time in days for products that have none. */
  readonly leadDays: number;
  readonly limit: number;
}

/** Queries that compare demand with stock, to suggest what to buy. */
export function reorderQueries(handle: Handle) {
  return {
    /**
     * Returns published products whose available pieces will be used up within their lead time. The forecast assumes
     * that buyers go on to order as many pieces per day as they ordered since `since`. Products that run out soonest
     * come first. Cancelled orders do not count.
     */
    demanded: async ({ since, days, leadDays, limit }: DemandSearch): Promise<readonly DemandedProduct[]> => {
      const { rows } = await sql<DemandedProduct>`with demand as materialized (
          select line.product_id as id, sum(line.quantity)::integer as ordered
          from orders join order_line line on line.order_id = orders.id
          where orders.created_at >= ${since} and orders.status <> 'cancelled' group by line.product_id),
        figures as (
          select product.id, product.mpn, product.title, demand.ordered, product.brand_id,
            coalesce(product.lead_time_days, ${leadDays}::integer) as "leadDays",
            product.min_quantity as "minQuantity", product.multiple,
            coalesce((select sum(on_hand - reserved) from stock
              where stock.product_id = product.id), 0)::integer as available
          from demand join product on product.id = demand.id where product.state = 'published')
        select figures.id, mpn, title, ordered, "leadDays", "minQuantity", multiple, available, brand.name as brand
        from figures join brand on brand.id = figures.brand_id
        where available <= ceil(ordered::numeric * "leadDays" / ${days}::integer)
        order by available::numeric / ordered, figures.id limit ${limit}`.execute(handle);
      return rows;
    },
  };
}
