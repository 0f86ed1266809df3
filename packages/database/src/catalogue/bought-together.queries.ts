import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Limits of the recount, so that its time does not grow with the shop. */
const counted = {
  /** Number of newest orders that are counted. */
  ordersMax: 20_000,
  /** Longer orders are left out. They are parts lists of devices, where every part would be paired with every other. */
  linesMax: 60,
  /** Minimum number of orders in which a pair must occur. */
  supportMin: 2,
  /** Maximum number of companions saved per product. */
  companionsMax: 12,
} as const;

export function boughtTogetherQueries(handle: Handle) {
  return {
    /** Recounts pairs of products in the newest orders that were not cancelled. */
    recount: async (): Promise<void> => {
      await sql`
        with newest as (
          select id from orders where status <> 'cancelled' order by id desc limit ${counted.ordersMax}
        ), short as (
          select order_id from order_line join newest on newest.id = order_id
          group by order_id having count(*) between 2 and ${counted.linesMax}
        ), pair as (
          select one.product_id, other.product_id as other_id, count(*) as orders
          from short
          join order_line one on one.order_id = short.order_id
          join order_line other on other.order_id = short.order_id and other.product_id <> one.product_id
          group by one.product_id, other.product_id having count(*) >= ${counted.supportMin}
        ), ranked as (
          select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pair
        ), kept as (
          select product_id, other_id, orders::integer from ranked where place <= ${counted.companionsMax}
        ), gone as (
          delete from bought_together where not exists (
            select from kept where kept.product_id = bought_together.product_id
              and kept.other_id = bought_together.other_id)
        )
        insert into bought_together (product_id, other_id, orders) select product_id, other_id, orders from kept
        on conflict (product_id, other_id) do update set orders = excluded.orders`.execute(handle);
    },
  };
}
