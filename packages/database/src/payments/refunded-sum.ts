import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

/** Refunded amount of an order's own total. Overpayments and double payments were never part of it. */
export const refundedOf = sql<Kopecks>`coalesce((select sum(amount_kopecks) from refund
  where order_id = orders.id and state = 'succeeded' and cause in ('staff', 'not_captured')), 0)::bigint`;
