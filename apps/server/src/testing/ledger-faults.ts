import type { Connection } from '@farad/database/connection/connect';

/** Contradictions in the database. In a sound shop every list is empty. */
export interface LedgerFaults {
  /**
   * Stock rows that reserve more pieces than are on hand, or whose reserved number differs from the sum of
   * reservations.
   */
  readonly stock: readonly unknown[];
  /** Order lines whose reservations differ from the ordered quantity. */
  readonly lines: readonly unknown[];
  /** Orders without lines, without an event, or without a message to the buyer. */
  readonly orders: readonly unknown[];
  /** Messages that were not sent and have no job. */
  readonly messages: readonly unknown[];
}

const stockFaults = `select stock.product_id, stock.warehouse_id, on_hand, reserved, sum(reservation.quantity) as promised
  from stock left join reservation using (product_id, warehouse_id)
  group by stock.product_id, stock.warehouse_id
  having on_hand < reserved or reserved <> coalesce(sum(reservation.quantity), 0)`;

const lineFaults = `select order_id, product_id, order_line.quantity, sum(reservation.quantity) as promised
  from order_line left join reservation using (order_id, product_id)
  group by order_id, product_id, order_line.quantity
  having order_line.quantity <> coalesce(sum(reservation.quantity), 0)`;

const orderFaults = `select number from orders where
  not exists (select from outbox where order_id = orders.id)
  or not exists (select from order_event where order_id = orders.id)
  or not exists (select from order_line where order_id = orders.id)
  or goods_kopecks <> (select sum(total_kopecks) from order_line where order_id = orders.id)
  or coupon_kopecks <> (select sum(coupon_kopecks) from order_line where order_id = orders.id)
  or bonus_kopecks <> (select sum(bonus_kopecks) from order_line where order_id = orders.id)`;

const messageFaults = `select id from outbox where sent_at is null and dead_at is null and not exists (
  select from graphile_worker._private_jobs job where (job.payload->>'outboxId')::bigint = outbox.id)`;

/** Compares orders, reservations, stock and messages, and returns the contradictions between them. */
export async function ledgerFaults(pool: Connection['pool']): Promise<LedgerFaults> {
  const rows = async (query: string): Promise<readonly unknown[]> => (await pool.query<object>(query)).rows;
  return {
    stock: await rows(stockFaults),
    lines: await rows(lineFaults),
    orders: await rows(orderFaults),
    messages: await rows(messageFaults),
  };
}

export const noFaults: LedgerFaults = { stock: [], lines: [], orders: [], messages: [] };
