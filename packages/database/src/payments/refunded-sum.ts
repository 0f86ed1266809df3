import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

/** What went back of an order's own money: what came beyond it, or twice, was never part of its sum. */
export const refundedOf = sql<Kopecks>`coalesce((select sum(amount_kopecks) from refund
  where order_id = orders.id and state = 'succeeded' and cause in ('staff', 'not_captured')), 0)::bigint`;
