import type { Kopecks } from '@farad/domain/money';
import { cashOnReceipt, type OpenOrders } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { isOneOf, openStatuses } from '../statuses/order-status-sql.ts';

/** Spaces of advisory locks on buyers; the second number says whose lock it is. */
const buyerLocks = { account: 7301, phone: 7302 } as const;

/** As the indexes of migration 73 say it. */
const isOpen = sql`paid_at is null and total_kopecks > 0 and ${isOneOf(sql`status`, openStatuses)}`;

/** Unpaid orders of one account. */
export interface OpenHolder {
  readonly accountId: number;
  readonly orders: number;
  readonly total: Kopecks;
}

export interface OpenTotals {
  readonly orders: number;
  readonly total: Kopecks;
}

/** Orders that hold stock and are not paid, by who holds it. */
export function openOrderQueries(handle: Handle) {
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
    /** Orders of one buyer follow one another until the transaction ends, so that their caps hold. */
    async lockBuyer(accountId: number, phone: string | null): Promise<void> {
      await sql`select pg_advisory_xact_lock(${buyerLocks.account}::integer, ${accountId}::integer)`.execute(handle);
      if (phone === null) return;
      await sql`select pg_advisory_xact_lock(${buyerLocks.phone}::integer, hashtext(${phone}))`.execute(handle);
    },

    /** What a buyer has ordered and not paid yet, by account and by phone. */
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
      if (found === undefined) throw new Error('a sum answered no row');
      return found;
    },

    /** All that is ordered and not paid. */
    async totals(): Promise<OpenTotals> {
      const { rows } = await sql<OpenTotals>`select count(*)::integer as orders,
        coalesce(sum(total_kopecks), 0)::bigint as total from orders where ${isOpen}`.execute(handle);
      return rows[0] ?? { orders: 0, total: 0 as Kopecks };
    },

    /** Accounts whose unpaid orders are worth so much, the most first. */
    async holders(least: Kopecks, limit: number): Promise<readonly OpenHolder[]> {
      const { rows } = await sql<OpenHolder>`select account_id as "accountId", count(*)::integer as orders,
          sum(total_kopecks)::bigint as total
        from orders where ${isOpen} group by account_id having sum(total_kopecks) >= ${least}
        order by total desc, account_id limit ${limit}`.execute(handle);
      return rows;
    },

    /** Orders to be paid on receipt that nobody confirmed, or collected, since before this moment. */
    leftLying: async (since: Date, limit: number): Promise<readonly number[]> => {
      const found = await lying(since).orderBy('id').limit(limit).execute();
      return found.map(({ id }) => id);
    },

    /** Locks one of these if it still lies there and nobody else holds it at this moment. */
    lockIfLying: async (id: number, since: Date): Promise<boolean> =>
      (await lying(since).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()) !== undefined,
  };
}
