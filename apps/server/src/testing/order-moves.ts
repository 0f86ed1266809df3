import type { OrderStatus } from '@farad/domain/order';

import type { TestShop } from './shop.ts';

/** Changes the status of an order as if staff had done it, with its event. */
export async function moveByStaff(shop: TestShop, number: string, status: OrderStatus): Promise<void> {
  await shop.pool.query(
    `with moved as (update orders set status = $2 where number = $1 returning id)
     insert into order_event (order_id, to_status, by) select id, $2, 'staff' from moved`,
    [number, status],
  );
}

/** Returns the reserved stock of a product in all warehouses. */
export async function reservedOf(shop: TestShop, product: { readonly id: number }): Promise<number> {
  const { rows } = await shop.pool.query<{ reserved: number }>(
    'select coalesce(sum(reserved), 0)::integer as reserved from stock where product_id = $1',
    [product.id],
  );
  return rows[0]?.reserved ?? 0;
}

/** Returns how many pieces of an order moved in the stock ledger, by kind of movement. */
export async function movementsOf(shop: TestShop, number: string): Promise<Record<string, number>> {
  const { rows } = await shop.pool.query<{ kind: string; sum: number }>(
    `select kind, sum(quantity)::integer as sum from stock_movement
     where order_id = (select id from orders where number = $1) group by kind order by kind`,
    [number],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}
