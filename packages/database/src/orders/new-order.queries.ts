import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { contactName } from './contact-name.ts';

export interface NewOrder {
  readonly id: number;
  readonly number: string;
  readonly total: Kopecks;
  /** Name of the buyer's company, or of the buyer; '' = neither is known. */
  readonly name: string;
}

const buyer = sql<string>`coalesce(company->>'name', ${contactName})`;

/** Queries of orders placed after the last order that staff have seen. */
export function newOrderQueries(handle: Handle) {
  return {
    /** Returns the id of the latest order placed before this moment; 0 = there is none. */
    last: async (before: Date): Promise<number> => {
      const row = await handle
        .selectFrom('orders')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? 0;
    },

    /** Counts the orders after `since` up to `last`. */
    count: async (since: number, last: number): Promise<number> => {
      const { count } = await handle
        .selectFrom('orders')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('id', '>', since)
        .where('id', '<=', last)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Returns at most `limit` orders after `since` up to `last`, the latest first. */
    latest: (since: number, last: number, limit: number): Promise<readonly NewOrder[]> =>
      handle
        .selectFrom('orders')
        .select(['id', 'number', 'total_kopecks as total', buyer.as('name')])
        .where('id', '>', since)
        .where('id', '<=', last)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
  };
}
