import type { Kopecks } from '@farad/domain/money';
import { cashOnReceipt } from '@farad/domain/order';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { isOneOf, leftStatuses } from '../statuses/order-status-sql.ts';

/** A staff member's permission to ship goods of an unpaid order. `missing` = money that was missing then. */
export interface UnpaidRelease {
  readonly at: Date;
  readonly by: string;
  readonly missing: Kopecks;
  readonly reason: string;
}

export interface NewUnpaidRelease {
  readonly orderId: number;
  readonly staffId: number;
  readonly missing: Kopecks;
  readonly reason: string;
  readonly at: Date;
}

/** Returns SQL of the money received for an order, by bank or through a payment provider, less refunds. */
const receivedOf = (orderId: RawBuilder<unknown>) => sql<Kopecks>`greatest(0,
  coalesce((select sum(amount_kopecks) from bank_money where order_id = ${orderId}), 0)
  + coalesce((select sum(coalesce(capture_kopecks, amount_kopecks)) from payment
    where order_id = ${orderId} and state = 'succeeded'), 0)
  - coalesce((select sum(amount_kopecks) from refund where order_id = ${orderId}
    and state not in ('cancelled', 'withdrawn')
    and cause <> 'not_captured'), 0))::bigint`;

/** Condition on unpaid orders whose goods, all or some, have left the shop. */
export const hasLeftUnpaid = sql`(orders.paid_at is null and orders.total_kopecks > 0
  and (${isOneOf(sql`orders.status`, leftStatuses)} or orders.status = 'in_warehouse'
    and orders.id in (select order_id from parcel where shipped_at is not null)))`;

/** Queries of goods that leave the shop before their order is paid. */
export function unpaidGoodsQueries(handle: Handle) {
  return {
    /**
     * Returns the money received for an order, and the largest missing amount with which staff permitted its goods to
     * leave.
     */
    async of(orderId: number): Promise<{ readonly received: Kopecks; readonly released: Kopecks }> {
      const { rows } = await sql<{ received: Kopecks; released: Kopecks }>`select
        ${receivedOf(sql`${orderId}::bigint`)} as received,
        coalesce((select max(missing_kopecks) from unpaid_release where order_id = ${orderId}), 0)::bigint as released`.execute(
        handle,
      );
      const [found] = rows;
      if (found === undefined) throw new Error('unpaid goods: expected one row from a sum, got none');
      return found;
    },

    async release({ orderId, staffId, missing, reason, at }: NewUnpaidRelease): Promise<void> {
      const row = { order_id: orderId, staff_id: staffId, missing_kopecks: missing, reason, at };
      await handle.insertInto('unpaid_release').values(row).execute();
    },

    /** Returns the permissions for an order, the latest first. */
    releases: (orderId: number): Promise<UnpaidRelease[]> =>
      handle
        .selectFrom('unpaid_release')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['at', 'staff.name as by', 'missing_kopecks as missing', 'reason'])
        .where('order_id', '=', orderId)
        .orderBy('unpaid_release.id', 'desc')
        .limit(100)
        .execute(),

    /**
     * Returns the number of orders whose goods left the warehouse unpaid, and the amount still to be paid for them.
     * `cash` = the part of this amount that is paid in cash on receipt.
     */
    async totals(): Promise<{ readonly orders: number; readonly missing: Kopecks; readonly cash: Kopecks }> {
      const { rows } = await sql<{ orders: number; missing: Kopecks; cash: Kopecks }>`select
          count(*)::integer as orders, coalesce(sum(missing), 0)::bigint as missing,
          coalesce(sum(missing) filter (where payment_method = ${cashOnReceipt}), 0)::bigint as cash
        from (select payment_method, total_kopecks - ${receivedOf(sql`orders.id`)} as missing
          from orders where ${hasLeftUnpaid}) gone where missing > 0`.execute(handle);
      return rows[0] ?? { orders: 0, missing: 0 as Kopecks, cash: 0 as Kopecks };
    },
  };
}
