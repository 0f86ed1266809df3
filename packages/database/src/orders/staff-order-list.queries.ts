import type { Kopecks } from '@farad/domain/money';
import {
  orderStatuses,
  partSearchText,
  type CustomerType,
  type DeliveryKind,
  type OrderApproval,
  type OrderStatus,
  type PaymentKind,
} from '@farad/domain/order';
import type { UtmTouches } from '@farad/domain/site';
import type { StaffOrderSort } from '@farad/domain/staff';
import { sql, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import { asksToCancel } from './cancel-wish.queries.ts';
import type { Handle } from '../connection/connect.ts';
import { owedOfOrder } from './owed-return.queries.ts';
import { refundedOf } from '../payments/refunded-sum.ts';
import { allBegin, searchWords } from '../catalogue/search-words.ts';
import { hasLeftUnpaid } from './unpaid-goods.queries.ts';
import { contactName } from './contact-name.ts';

export interface StaffOrderSearch {
  readonly text: string;
  /** Empty = no condition. */
  readonly statuses: readonly OrderStatus[];
  /** True = the order must wait for an owner's approval. */
  readonly isWaiting: boolean;
  /** True = the order must have a parcel in the state `not_delivered`, which is not on its way back yet. */
  readonly isUndelivered: boolean;
  /** True = find only orders whose customer asks to cancel them; false = no condition. */
  readonly asksToCancel: boolean;
  /** True = goods of the order must have left before payment. */
  readonly hasLeftUnpaid: boolean;
  readonly from: Date | null;
  /** The order must have been placed earlier than this; null = no condition. */
  readonly before: Date | null;
  readonly isPaid: boolean | null;
  readonly delivery: DeliveryKind | null;
  readonly sort: StaffOrderSort;
  /** Id of the last order on the previous page; null = first page. */
  readonly after: number | null;
  readonly limit: number;
}

export interface StaffOrderListRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly total: Kopecks;
  /** Money already refunded. `owed` is the money still to refund for accepted returns. */
  readonly refunded: Kopecks;
  readonly owed: Kopecks;
  readonly lineCount: number;
  readonly accountId: number;
  readonly customerType: CustomerType;
  readonly name: string;
  readonly phone: string;
  readonly companyName: string | null;
  readonly inn: string | null;
  readonly delivery: DeliveryKind;
  readonly paymentMethod: PaymentKind;
  readonly paidAt: Date | null;
  readonly payUntil: Date | null;
  readonly approval: OrderApproval | null;
  readonly utm: Partial<UtmTouches>;
  /** True = the customer asks to cancel the order. */
  readonly asksToCancel: boolean;
}

type Condition = RawBuilder<unknown>;

/**
 * Number of latest orders that a search checks one by one first. A frequent text is found among them. For a rare text,
 * the search then uses the indexes.
 */
const latestCount = 5000;

const columns = sql`orders.id, orders.number, status, orders.created_at as "createdAt", total_kopecks as total,
  ${refundedOf} as refunded, ${owedOfOrder} as owed,
  (select count(*)::integer from order_line where order_id = orders.id) as "lineCount", account_id as "accountId",
  customer_type as "customerType", ${contactName} as name,
  coalesce(contact->>'phone', '') as phone, company->>'name' as "companyName", company->>'inn' as inn,
  delivery->>'kind' as delivery, payment_method as "paymentMethod", paid_at as "paidAt", pay_until as "payUntil", approval, utm,
  ${asksToCancel} as "asksToCancel"`;

/** Returns SQL of a status's position in the life of an order. */
const rankOf = (status: Condition): Condition => sql`array_position(${sql.val([...orderStatuses])}::text[], ${status})`;
const ranks = rankOf(sql`orders.status`);

type Key = 'created' | 'number' | 'total' | 'status';

const keyOf = (sort: StaffOrderSort): Key => sort.replace('_back', '') as Key;
const isBack = (sort: StaffOrderSort): boolean => sort.endsWith('_back');

/** Columns that orders are sorted by. Each pair has an index. */
const keys: Readonly<Record<Exclude<Key, 'status'>, (table: string) => Condition>> = {
  created: (table) => sql`${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}`,
  number: (table) => sql`${sql.ref(`${table}.number`)}, ${sql.ref(`${table}.id`)}`,
  total: (table) => sql`${sql.ref(`${table}.total_kopecks`)}, ${sql.ref(`${table}.id`)}`,
};

const newest = sql`order by orders.created_at desc, orders.id desc`;

/** Returns the sort order of orders with the same status. In a list sorted by status the newest come first. */
const inner = (sort: StaffOrderSort): Condition => (keyOf(sort) === 'status' ? newest : orderBy(sort));

function orderBy(sort: StaffOrderSort): Condition {
  const key = keyOf(sort);
  const way = isBack(sort) ? sql`desc` : sql`asc`;
  if (key === 'created') return sql`order by orders.created_at ${way}, orders.id ${way}`;
  if (key === 'number') return sql`order by orders.number ${way}, orders.id ${way}`;
  if (key === 'total') return sql`order by orders.total_kopecks ${way}, orders.id ${way}`;
  return sql`order by ${ranks} ${way}, orders.created_at desc, orders.id desc`;
}

/** Returns a condition on orders that come after the order `after` in this sort order. */
function isAfter(sort: StaffOrderSort, after: number): Condition {
  const key = keyOf(sort);
  const further = isBack(sort) ? sql`<` : sql`>`;
  if (key !== 'status') {
    return sql`(${keys[key]('orders')}) ${further} (select ${keys[key]('last')} from orders last where last.id = ${after})`;
  }
  const last = rankOf(sql`(select status from orders where id = ${after})`);
  return sql`(${ranks} ${further} ${last} or (${ranks} = ${last} and (orders.created_at, orders.id) <
    (select last.created_at, last.id from orders last where last.id = ${after})))`;
}

/**
 * Returns the SQL condition that a status (`wanted`) may have orders on this page or later, in a list sorted by status.
 * So no orders are read of statuses whose orders were all on previous pages.
 */
function isStatusLeft({ sort, after }: StaffOrderSearch): Condition {
  if (keyOf(sort) !== 'status' || after === null) return sql`true`;
  const last = rankOf(sql`(select status from orders where id = ${after})`);
  return sql`${rankOf(sql`wanted.status`)} ${isBack(sort) ? sql`<=` : sql`>=`} ${last}`;
}

const isUndelivered = sql`orders.id in (select order_id from parcel where state = 'not_delivered')`;

function conditionsOf({
  isWaiting,
  isUndelivered: isBackWanted,
  asksToCancel: isCancelWanted,
  hasLeftUnpaid: isGoneWanted,
  from,
  before,
  isPaid,
  delivery,
  after,
  sort,
}: StaffOrderSearch): Condition {
  const conditions: Condition[] = [sql`true`];
  if (isWaiting) conditions.push(sql`approval = 'waiting'`);
  if (isCancelWanted) conditions.push(asksToCancel);
  if (isBackWanted) conditions.push(isUndelivered);
  if (isGoneWanted) conditions.push(hasLeftUnpaid);
  if (from !== null) conditions.push(sql`orders.created_at >= ${from}`);
  if (before !== null) conditions.push(sql`orders.created_at < ${before}`);
  if (isPaid !== null) conditions.push(isPaid ? sql`paid_at is not null` : sql`paid_at is null`);
  if (delivery !== null) conditions.push(sql`delivery->>'kind' = ${delivery}`);
  if (after !== null) {
    conditions.push(isAfter(sort, after));
  }
  return sql.join(conditions, sql` and `);
}

/**
 * Splits a text into words. A phone number becomes one word, without spaces and signs. The search index has the digits
 * of a phone number with and without the leading 7.
 */
function wordsOf(text: string): readonly string[] {
  const digits = text.replace(/[\s()+-]/g, '');
  // An order number such as 26-000123 has fewer digits than a phone number.
  if (/^\d{10,11}$/.test(digits)) return [digits.length === 11 ? digits.replace(/^8/, '7') : digits];
  return searchWords(text, /[\s«»“”",;]+/);
}

interface Sought {
  readonly words: Condition;
  /** LIKE pattern of the beginning of a part number; null = the text is too short for one. */
  readonly part: string | null;
}

function soughtOf(text: string): Sought | null {
  const words = wordsOf(text);
  const part = partSearchText(text);
  if (words.length === 0) return null;
  const hasWords = sql`order_words(orders.number, contact, company) @@ ${allBegin(words)}`;
  return { words: hasWords, part: part.length < 3 ? null : `${escapeLike(part)}%` };
}

const partOfLine = sql`regexp_replace(upper(line.mpn), '[^[:alnum:]]', '', 'g')`;

/** Condition that an order matches the words, for checking a few orders one by one. */
const isSought = ({ words, part }: Sought): Condition =>
  part === null
    ? words
    : sql`(${words} or exists (select from order_line line where line.order_id = orders.id and ${partOfLine} like ${part}))`;

/** Condition of {@link isSought} in the form that uses the indexes, for a search in all orders. */
const isAmongFound = ({ words, part }: Sought): Condition =>
  part === null
    ? words
    : sql`orders.id in (select orders.id from orders where ${words}
        union select line.order_id from order_line line where ${partOfLine} like ${part})`;

/**
 * Queries of the order lists that staff see. Every filter and every sort order uses an index, because there may be a
 * million orders.
 */
export function staffOrderListQueries(handle: Handle) {
  const rowsOf = async (query: RawBuilder<StaffOrderListRow>): Promise<readonly StaffOrderListRow[]> =>
    (await query.execute(handle)).rows;

  /**
   * Returns orders with the requested statuses, read status by status through an index. With one condition on all
   * statuses PostgreSQL would read all orders to find a rare status.
   */
  const byStatus = (search: StaffOrderSearch): Promise<readonly StaffOrderListRow[]> =>
    rowsOf(sql<StaffOrderListRow>`select ${columns} from orders where orders.id in (
      select own.id from unnest(${[...search.statuses]}::text[]) as wanted (status), lateral (
        select orders.id from orders where orders.status = wanted.status and ${isStatusLeft(search)} and ${conditionsOf(search)}
        ${inner(search.sort)} limit ${search.limit}) own) ${orderBy(search.sort)} limit ${search.limit}`);

  async function bySearch(search: StaffOrderSearch, sought: Sought): Promise<readonly StaffOrderListRow[]> {
    const { statuses, limit, sort } = search;
    const narrowed = sql`${conditionsOf(search)}
      and (${statuses.length === 0} or status = any(${[...statuses]}::text[]))`;
    // Only in the default sort order, newest first, can the latest orders be checked first.
    if (sort !== 'created_back') {
      return rowsOf(sql<StaffOrderListRow>`select ${columns} from orders
        where ${narrowed} and ${isAmongFound(sought)} ${orderBy(sort)} limit ${limit}`);
    }
    const last =
      search.after === null
        ? sql`true`
        : sql`(created_at, id) < (select created_at, id from orders where id = ${search.after})`;
    const lately = await rowsOf(sql<StaffOrderListRow>`select ${columns} from orders
      where orders.id in (select id from orders where ${last} order by created_at desc, id desc limit ${latestCount})
        and ${narrowed} and ${isSought(sought)} ${newest} limit ${limit}`);
    if (lately.length === limit) return lately;
    return rowsOf(sql<StaffOrderListRow>`with found as materialized (
        select ${columns} from orders where ${narrowed} and ${isAmongFound(sought)})
      select * from found order by "createdAt" desc, id desc limit ${limit}`);
  }

  return {
    find: async (search: StaffOrderSearch): Promise<readonly StaffOrderListRow[]> => {
      const { text, statuses, limit } = search;
      const sought = soughtOf(text);
      if (sought !== null) return bySearch(search, sought);
      if (text.trim() !== '') return [];
      if (statuses.length > 0) return byStatus(search);
      if (keyOf(search.sort) === 'status') return byStatus({ ...search, statuses: orderStatuses });
      return rowsOf(sql<StaffOrderListRow>`select ${columns} from orders where ${conditionsOf(search)}
        ${orderBy(search.sort)} limit ${limit}`);
    },

    /** Returns the number of orders in these statuses with a parcel that was not delivered, at most `most` + 1. */
    countUndelivered: async (statuses: readonly OrderStatus[], most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from orders where ${isUndelivered} and status = any(${[...statuses]}::text[])
        limit ${most + 1}) counted`.execute(handle);
      return rows[0]?.count ?? 0;
    },

    /**
     * Returns the number of orders in these statuses, at most `most` + 1. `isWaiting` true = only orders that wait for
     * approval.
     */
    count: async (statuses: readonly OrderStatus[], isWaiting: boolean, most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from unnest(${[...statuses]}::text[]) as wanted (status), lateral (select from orders
          where orders.status = wanted.status and (${!isWaiting} or approval = 'waiting') limit ${most + 1}) own
        limit ${most + 1}) counted`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}
