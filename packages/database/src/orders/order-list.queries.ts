import type { Kopecks } from '@farad/domain/money';
import { partSearchText, type OrderApproval, type OrderStatus } from '@farad/domain/order';
import { locales } from '@farad/domain/shared';
import { sql, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';
import { refundedOf } from '../payments/refunded-sum.ts';

/** The buyer whose order list is shown. It contains their own orders and all orders of these companies. */
export interface OrderViewer {
  readonly accountId: number;
  readonly companyIds: readonly number[];
}

export interface OrderSearch {
  readonly viewer: OrderViewer;
  /** Part of an order number, part number or name; '' = no condition. */
  readonly text: string;
  /** Empty = no condition. */
  readonly statuses: readonly OrderStatus[];
  /** The order must be of one of these companies and wait for an owner's approval; null = no condition. */
  readonly waitingFor: readonly number[] | null;
  /** The order must be of this company; null = no condition. */
  readonly companyId: number | null;
  /** The order must have been placed at `from` or later, and earlier than `before`; null = no condition. */
  readonly from: Date | null;
  readonly before: Date | null;
  /** Number of the last order on the previous page; null = first page. */
  readonly after: string | null;
  readonly limit: number;
}

export interface OrderSummaryRow {
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly total: Kopecks;
  /** The part of `total` that is refunded. */
  readonly refunded: Kopecks;
  readonly lineCount: number;
  readonly accountId: number;
  readonly companyName: string | null;
  readonly approval: OrderApproval | null;
  /** Payment deadline; null = none. */
  readonly payUntil: Date | null;
  readonly paidAt: Date | null;
}

const isVisible = ({ accountId, companyIds }: OrderViewer) =>
  sql<boolean>`(orders.account_id = ${accountId} or orders.company_id = any(${[...companyIds]}::bigint[]))`;

/**
 * Returns a condition on orders that contain the text in their number, or in a part number, brand or product name. Part
 * numbers are compared by letters and digits only.
 */
function hasText(text: string): RawBuilder<boolean> {
  const part = partSearchText(text);
  const name = `%${escapeLike(text)}%`;
  const inTitle = locales.map((locale) => sql`line.title ->> ${sql.lit(locale)} ilike ${name}`);
  const isPart =
    part === ''
      ? sql`false`
      : sql`regexp_replace(upper(line.mpn), '[^[:alnum:]]', '', 'g') like ${`%${escapeLike(part)}%`}`;
  return sql<boolean>`(orders.number like ${name} or exists (select from order_line line where line.order_id = orders.id
    and (${isPart} or ${sql.join(inTitle, sql` or `)}
      or line.brand ilike ${name})))`;
}

/** Queries of lists of a buyer's orders. */
export function orderListQueries(handle: Handle) {
  return {
    find: (search: OrderSearch): Promise<OrderSummaryRow[]> => {
      const { viewer, text, statuses, waitingFor, companyId, from, before, after, limit } = search;
      let found = handle
        .selectFrom('orders')
        .select(['number', 'status', 'created_at as createdAt', 'total_kopecks as total'])
        .select(['account_id as accountId', 'approval', sql<string | null>`company->>'name'`.as('companyName')])
        .select(['pay_until as payUntil', 'paid_at as paidAt', refundedOf.as('refunded')])
        .select(sql<number>`(select count(*)::integer from order_line where order_id = orders.id)`.as('lineCount'))
        .where(isVisible(viewer))
        .orderBy('id', 'desc')
        .limit(limit);
      if (text !== '') found = found.where(hasText(text));
      if (statuses.length > 0) found = found.where('status', 'in', statuses);
      if (waitingFor !== null) {
        found = found
          .where('approval', '=', 'waiting')
          .where(sql<boolean>`company_id = any(${[...waitingFor]}::bigint[])`);
      }
      if (companyId !== null) found = found.where('company_id', '=', companyId);
      if (from !== null) found = found.where('created_at', '>=', from);
      if (before !== null) found = found.where('created_at', '<', before);
      if (after !== null) {
        found = found.where(sql<boolean>`id < (select last.id from orders last where last.number = ${after})`);
      }
      return found.execute();
    },

    /** Returns the number of orders of these companies that wait for an owner's approval. */
    countWaiting: async (companyIds: readonly number[]): Promise<number> => {
      if (companyIds.length === 0) return 0;
      const { count } = await handle
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where(sql<boolean>`company_id = any(${[...companyIds]}::bigint[])`)
        .where('approval', '=', 'waiting')
        .where('status', '=', 'request')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
