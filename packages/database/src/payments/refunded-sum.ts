import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

/**
 * SQL of the refunded part of an order's total, for a row of `orders`. Refunds of overpayments and late payments do not
 * count, because that money was never part of the total.
 */
export const refundedOf = sql<Kopecks>`coalesce((select sum(amount_kopecks) from refund
  where order_id = orders.id and state = 'succeeded' and cause in ('staff', 'not_captured')), 0)::bigint`;
