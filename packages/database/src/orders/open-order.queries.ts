import type { Kopecks } from '@farad/domain/money';
import { cashOnReceipt, type OpenOrders } from '@farad/domain/order';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { isOneOfConstants, openStatuses } from '../statuses/order-status-sql.ts';

/** First keys of advisory locks of buyers. The second key is the account's id or a hash of the phone number. */
const buyerLocks = { account: 7301, phone: 7302 } as const;

/** Condition on orders that are unpaid and hold stock. Must equal the condition of the indexes in migration 73. */
const isOpen = sql`paid_at is null and total_kopecks > 0 and ${isOneOfConstants(sql`status`, openStatuses)}`;

/** Number and total of an account's unpaid orders. */
export interface OpenHolder {
  readonly accountId: number;
  readonly orders: number;
  readonly total: Kopecks;
}

export interface OpenTotals {
  readonly orders: number;
  readonly total: Kopecks;
}

/** Queries of unpaid orders, which hold stock. */
export function openOrderQueries<H extends Handle>(handle: H) {
  const lying = (since: Date) =>
    handle
      .selectFrom('orders')
      .select('id')
      .where('payment_method', '=', cashOnReceipt)
      .where('paid_at', 'is', null)
      .where('total_kopecks', '>', 0 as Kopecks)
      .where(
        sql<boolean>`(status = 'created' and created_at <= ${since} or status = 'in_warehouse'
          and delivery ->> 'kind' = 'own_pickup' and ${since} >= (select max(at) from order_event
            where order_id = orders.id and to_status = 'in_warehouse'))`,
      );

  return {
    /**
     * Takes locks of a buyer's account and phone until the transaction ends. The buyer's orders are then placed one
     * after another, so that two at the same time cannot exceed the limits.
     */
    lockBuyer: inTx(handle, async (accountId: number, phone: string | null): Promise<void> => {
      const ofAccount = sql`pg_advisory_xact_lock(${buyerLocks.account}::integer, ${accountId}::integer)`;
      const ofPhone = sql`pg_advisory_xact_lock(${buyerLocks.phone}::integer, hashtext(${phone}::text))`;
      await (phone === null ? sql`select ${ofAccount}` : sql`select ${ofAccount}, ${ofPhone}`).execute(handle);
    }),

    /** Returns number and totals of unpaid orders of this account or with this phone number. */
    async ofBuyer(accountId: number, phone: string | null): Promise<OpenOrders> {
      const { rows } = await sql<OpenOrders>`select count(*)::integer as orders,
          coalesce(sum(total_kopecks), 0)::bigint as total,
          coalesce(sum(total_kopecks) filter (where payment_method = ${cashOnReceipt}), 0)::bigint as "onReceipt",
          exists (select from orders where account_id = ${accountId} and paid_at is not null) as "hasPaid"
        from (
          select id, total_kopecks, payment_method from orders where account_id = ${accountId} and ${isOpen}
          union
          select id, total_kopecks, payment_method from orders
            where contact ->> 'phone' = ${phone ?? ''} and ${phone !== null}::boolean and ${isOpen}
        ) open`.execute(handle);
      const [found] = rows;
      if (found === undefined) throw new Error('open orders: expected one row from a sum, got none');
      return found;
    },

    /** Returns number and total of all unpaid orders. */
    async totals(): Promise<OpenTotals> {
      const { rows } = await sql<OpenTotals>`select count(*)::integer as orders,
        coalesce(sum(total_kopecks), 0)::bigint as total from orders where ${isOpen}`.execute(handle);
      return rows[0] ?? { orders: 0, total: 0 as Kopecks };
    },

    /** Returns accounts whose unpaid orders total at least `least`, the largest total first. */
    async holders(least: Kopecks, limit: number): Promise<readonly OpenHolder[]> {
      const { rows } = await sql<OpenHolder>`select account_id as "accountId", count(*)::integer as orders,
          sum(total_kopecks)::bigint as total
        from orders where ${isOpen} group by account_id having sum(total_kopecks) >= ${least}
        order by total desc, account_id limit ${limit}`.execute(handle);
      return rows;
    },

    /**
     * Returns ids of unpaid cash-on-receipt orders that have waited since `since` or longer. They wait for
     * confirmation, or for the buyer at the pickup point.
     */
    leftLying: async (since: Date, limit: number): Promise<readonly number[]> => {
      const found = await lying(since).orderBy('id').limit(limit).execute();
      return found.map(({ id }) => id);
    },

    /**
     * Locks the order if `leftLying` would still return it. Returns false if it would not, or if another transaction
     * has locked the order.
     */
    lockIfLying: inTx(
      handle,
      async (id: number, since: Date): Promise<boolean> =>
        (await lying(since).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()) !== undefined,
    ),
  };
}
