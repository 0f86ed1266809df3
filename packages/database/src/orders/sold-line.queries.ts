import type { SoldLine } from '@farad/domain/margin';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface SoldLineRow extends Omit<SoldLine, 'vatPercent'> {
  readonly orderId: number;
  readonly position: number;
  readonly placedAt: Date;
}

/**
 * Returns the lines of these orders, for computing margins. Each line has the number of refunded pieces and the
 * refunded amount. Only staff who may see costs may get them.
 */
export async function soldLinesOf(handle: Handle, orderIds: readonly number[]): Promise<readonly SoldLineRow[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<SoldLineRow>`select line.order_id as "orderId", line.position, line.quantity,
      line.total_kopecks as total, line.coupon_kopecks as coupon, line.bonus_kopecks as bonus,
      line.purchase_price as "unitCost", line.vat_class as "vatClass", orders.created_at as "placedAt", coalesce(back.pieces, 0)::integer as "backPieces",
      coalesce(back.amount, 0)::bigint as "backAmount"
    from order_line line join orders on orders.id = line.order_id left join (
      select refund.order_id, refund_line.position, sum(refund_line.quantity) as pieces,
        sum(refund_line.amount_kopecks) as amount
      from refund join refund_line on refund_line.refund_id = refund.id
      where refund.order_id = any(${[...orderIds]}::bigint[]) and refund.state = 'succeeded'
        and refund.cause in ('staff', 'not_captured')
      group by 1, 2
    ) back on back.order_id = line.order_id and back.position = line.position
    where line.order_id = any(${[...orderIds]}::bigint[])
    order by line.order_id, line.position`.execute(handle);
  return rows;
}
