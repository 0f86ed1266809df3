import type { Kopecks } from '@farad/domain/money';
import { partSearchText, type OrderApproval, type OrderStatus } from '@farad/domain/order';
import { locales } from '@farad/domain/shared';
import { sql, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';
import { refundedOf } from '../payments/refunded-sum.ts';

/** Whose orders to list: the buyer's own, and all orders of companies that show theirs to the buyer. */
export interface OrderViewer {
  readonly accountId: number;
  readonly companyIds: readonly number[];
}

export interface OrderSearch {
  readonly viewer: OrderViewer;
  /** Part number, name, or number of the order. Empty = any. */
  readonly text: string;
  /** Empty = any status. */
  readonly statuses: readonly OrderStatus[];
  /** Only orders of these companies that wait for approval by an owner. */
  readonly waitingFor: readonly number[] | null;
  /** Only orders of this company. */
  readonly companyId: number | null;
  /** Placed within this time, end exclusive. */
  readonly from: Date | null;
  readonly before: Date | null;
  /** Only orders older than this number. */
  readonly after: string | null;
  readonly limit: number;
}

export interface OrderSummaryRow {
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly total: Kopecks;
  /** Refunded part of the total. */
  readonly refunded: Kopecks;
  readonly lineCount: number;
  readonly accountId: number;
  readonly companyName: string | null;
  readonly approval: OrderApproval | null;
  /** null = it needs no payment in advance. */
  readonly payUntil: Date | null;
  readonly paidAt: Date | null;
}

const isVisible = ({ accountId, companyIds }: OrderViewer) =>
  sql<boolean>`(orders.account_id = ${accountId} or orders.company_id = any(${[...companyIds]}::bigint[]))`;

/** Matches part of the order number, of a part number (normalised), or of a name in any language. */
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

/** Orders as lists show them, newest first. */
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

    /** Counts orders of these companies that wait for approval by an owner. */
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
