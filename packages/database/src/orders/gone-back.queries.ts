import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Pieces and money returned for one order line. Position 0 is the delivery. */
export interface GoneBackRow {
  readonly position: number;
  readonly pieces: number;
  readonly amount: Kopecks;
}

/**
 * Returns the pieces and money of all completed refunds of an order, by line. Documents show the order without them.
 */
export async function goneBackOf(handle: Handle, orderId: number): Promise<readonly GoneBackRow[]> {
  const { rows } = await sql<GoneBackRow>`select position, sum(quantity)::integer as pieces,
      sum(refund_line.amount_kopecks)::bigint as amount
    from refund_line join refund on refund.id = refund_id
    where refund.order_id = ${orderId} and refund.state = 'succeeded' group by position order by position`.execute(
    handle,
  );
  return rows;
}
