import type { ConsentKind } from '@farad/domain/account';
import type { CompanyRole } from '@farad/domain/company';
import type { Coefficient, Kopecks } from '@farad/domain/money';
import { rowIdForm, type Locale } from '@farad/domain/shared';
import type { customerSorts } from '@farad/domain/staff';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { allBegin, searchWords } from '../catalogue/search-words.ts';
import { contactName } from '../orders/contact-name.ts';

export interface CustomerSearch {
  readonly text: string;
  readonly isBlocked: boolean;
  readonly sort: (typeof customerSorts)[number];
  /** Id of the last customer on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface CustomerRow {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly coefficient: Coefficient;
  readonly blockedAt: Date | null;
  readonly createdAt: Date;
  /** Number of orders placed. */
  readonly orderCount: number;
  /** Name in the latest order, if the account has no name; '' = none. */
  readonly orderName: string;
}

export interface CustomerDetailsRow extends CustomerRow {
  readonly locale: Locale;
  readonly buysAs: number | null;
  readonly blockReason: string;
  readonly blockedBy: string | null;
  readonly deleteAt: Date | null;
  readonly deletedAt: Date | null;
}

const latestCount = 5000;

type Sorting = RawBuilder<unknown>;

const orderName = sql<string>`case when account.name = '' and surname = '' then coalesce((
  select ${contactName} from orders
  where account_id = account.id order by orders.id desc limit 1), '') else '' end`.as('orderName');

const columns = [
  ...(['account.id', 'account.name', 'surname', 'phone', 'account.email'] as const),
  ...(['prices_koef as coefficient', 'blocked_at as blockedAt', 'account.created_at as createdAt'] as const),
  'order_count as orderCount',
  orderName,
] as const;

const words = sql<string>`customer_words(account.name, surname, account.email, phone)`;

/**
 * Splits a text into words. A phone number becomes one word, without spaces and signs. The search index has the digits
 * of a phone number with and without the leading 7.
 */
function wordsOf(text: string): readonly string[] {
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{4,11}$/.test(digits)) return [digits.length === 11 ? digits.replace(/^8/, '7') : digits];
  return searchWords(text, /\s+/);
}

/** Maximum number of orders that are searched for the name of a customer whose account has none. */
const namedOrdersMax = 1000;

/** Selects accounts without a name if the name in one of their orders has these words. */
const namedInOrder = (wanted: readonly string[]) => sql`select named.id from account named
  where named.name = '' and named.surname = '' and named.deleted_at is null and named.id in (
    select account_id from orders where order_words(number, contact, company) @@ ${allBegin(wanted)}
    limit ${namedOrdersMax})`;

/**
 * Returns a condition on customers who match all these words as prefixes, by the index `account_words`. Customers
 * without a name are also found by a name in their orders. The customer with the id `id` matches too.
 */
const isAmong = (wanted: readonly string[], id: number | null): RawBuilder<boolean> => sql<boolean>`account.id in (
  select found.id from account found where found.deleted_at is null
    and customer_words(found.name, found.surname, found.email, found.phone) @@ ${allBegin(wanted)}
  union ${namedInOrder(wanted)} union select ${id}::bigint)`;

const idOf = (text: string): number | null => (rowIdForm.test(text.trim()) ? Number(text.trim()) : null);

const nameOf = (table: string) =>
  sql<string>`lower(${sql.ref(`${table}.surname`)} || ' ' || ${sql.ref(`${table}.name`)})`;

/**
 * Returns the sort order, and the condition on customers after the previous page. Sorting by name uses the index
 * `account_name`, sorting by number of orders the index `account_order_count`.
 */
function orderOf({ sort, after = 0 }: CustomerSearch): {
  readonly order: Sorting;
  readonly isAfter: RawBuilder<boolean>;
} {
  const isBack = sort.endsWith('_back');
  const [way, further] = isBack ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  if (sort === 'registered' || sort === 'registered_back') {
    return { order: sql`account.id ${way}`, isAfter: sql<boolean>`account.id ${further} ${after}` };
  }
  if (sort === 'orders' || sort === 'orders_back') {
    const before = sql`select last.order_count, last.id from account last where last.id = ${after}`;
    return {
      order: sql`account.order_count ${way}, account.id ${way}`,
      isAfter: sql<boolean>`(account.order_count, account.id) ${further} (${before})`,
    };
  }
  const last = sql`select ${nameOf('last')}, last.id from account last where last.id = ${after}`;
  return {
    order: sql`${nameOf('account')} ${way}, account.id ${way}`,
    isAfter: sql<boolean>`(${nameOf('account')}, account.id) ${further} (${last})`,
  };
}

const listed = (handle: Handle, search: CustomerSearch, order = orderOf(search).order) =>
  handle
    .selectFrom('account')
    .select(columns)
    .where('deleted_at', 'is', null)
    .$if(search.isBlocked, (query) => query.where('blocked_at', 'is not', null))
    .$if(search.after !== undefined, (query) => query.where(orderOf(search).isAfter))
    .orderBy(order);

/**
 * Returns the id just below the `latestCount` latest customers; 0 = there are fewer. A search first checks only the
 * latest customers: they soon fill the page if the prefix is frequent. If they do not fill it, the search uses the word
 * index (`+ 0` stops it from using the primary key). PostgreSQL cannot choose by itself, because it cannot estimate how
 * rare a prefix is.
 */
async function oldestOfLatest(handle: Handle, after: number | undefined): Promise<number> {
  const row = await handle
    .selectFrom('account')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .offset(latestCount)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Queries of customers for staff. */
export function backOfficeCustomerQueries(handle: Handle) {
  return {
    /**
     * Returns a page of customers. Every word of the text must match as a prefix. A customer whose id is the text
     * matches too.
     */
    search: async (search: CustomerSearch): Promise<readonly CustomerRow[]> => {
      const { text, limit } = search;
      const wanted = wordsOf(text);
      if (wanted.length === 0) return text.trim() === '' ? listed(handle, search).limit(limit).execute() : [];
      const id = idOf(text);
      const isFound = sql<boolean>`(${words} @@ ${allBegin(wanted)} or account.id = ${id}
        or account.id in (${namedInOrder(wanted)}))`;
      // The latest customers can be checked first only in the default sort order, newest first. In other sort orders
      // the word index gives all matches, which are then sorted. Otherwise customers would be read until enough of them
      // match.
      if (search.sort !== 'registered_back') {
        return listed(handle, search).where(isAmong(wanted, id)).limit(limit).execute();
      }
      const lately = await listed(handle, search)
        .where('account.id', '>', await oldestOfLatest(handle, search.after))
        .where(isFound)
        .limit(limit)
        .execute();
      if (lately.length === limit) return lately;
      return listed(handle, search, sql`account.id + 0 desc`)
        .where(isAmong(wanted, id))
        .limit(limit)
        .execute();
    },

    find: (id: number): Promise<CustomerDetailsRow | undefined> =>
      handle
        .selectFrom('account')
        .leftJoin('staff', 'staff.id', 'account.blocked_by')
        .select(columns)
        .select(['account.locale', 'buys_as as buysAs', 'block_reason as blockReason', 'staff.name as blockedBy'])
        .select(['delete_at as deleteAt', 'deleted_at as deletedAt'])
        .where('account.id', '=', id)
        .executeTakeFirst(),

    /** Returns the customer and locks the row until the transaction ends. */
    lock: (id: number): Promise<CustomerRow | undefined> =>
      handle
        .selectFrom('account')
        .select(columns)
        .where('account.id', '=', id)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    setCoefficient: async (id: number, coefficient: Coefficient): Promise<void> => {
      await handle.updateTable('account').set({ prices_koef: coefficient }).where('id', '=', id).execute();
    },

    /** Blocks the customer; `block` null unblocks them. */
    setBlock: async (id: number, block: { at: Date; by: number; reason: string } | null): Promise<void> => {
      const { at, by, reason } = block ?? { at: null, by: null, reason: '' };
      await handle
        .updateTable('account')
        .set({ blocked_at: at, blocked_by: by, block_reason: reason })
        .where('id', '=', id)
        .execute();
    },

    companies: async (id: number) => {
      const { rows } = await sql<{
        id: number;
        name: string;
        inn: string;
        role: CompanyRole;
        orderLimit: Kopecks | null;
        coefficient: Coefficient | null;
      }>`select company.id, company.name, inn, member.role, member.order_limit_kopecks as "orderLimit",
          company.prices_koef as coefficient
        from company_member member join company on company.id = member.company_id
        where member.account_id = ${id} order by member.joined_at, company.id`.execute(handle);
      return rows;
    },

    orders: (id: number, limit: number) =>
      handle
        .selectFrom('orders')
        .select(['number', 'status', 'total_kopecks as total', 'created_at as createdAt'])
        .where('account_id', '=', id)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    orderCount: async (id: number): Promise<number> => {
      const { count } = await handle
        .selectFrom('orders')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      return count;
    },

    sessions: (id: number, now: Date, seenSince: Date) =>
      handle
        .selectFrom('session')
        .leftJoin('staff', 'staff.id', 'session.impersonator_id')
        .select(['session.id', 'user_agent as userAgent', 'session.created_at as createdAt'])
        .select(['last_seen_at as lastSeenAt', 'staff.name as impersonatedBy'])
        .where('account_id', '=', id)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .orderBy('last_seen_at', 'desc')
        .orderBy('session.id')
        .limit(100)
        .execute(),

    consents: (id: number) =>
      handle
        .selectFrom('consent')
        .leftJoin('staff', 'staff.id', 'consent.staff_id')
        .select(['kind', 'version', 'given_at as givenAt', 'withdrawn_at as withdrawnAt', 'staff.name as by'])
        .$narrowType<{ kind: ConsentKind }>()
        .where('account_id', '=', id)
        .orderBy('consent.id', 'desc')
        .limit(100)
        .execute(),

    notes: (id: number) =>
      handle
        .selectFrom('customer_note as note')
        .innerJoin('staff', 'staff.id', 'note.staff_id')
        .select(['note.id', 'note.text', 'note.at', 'staff.name as by'])
        .where('account_id', '=', id)
        .orderBy('note.id', 'desc')
        .limit(200)
        .execute(),

    addNote: async (id: number, staffId: number, text: string, now: Date): Promise<number> => {
      const note = await handle
        .insertInto('customer_note')
        .values({ account_id: id, staff_id: staffId, text, at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return note.id;
    },

    /** Deletes a note of staff. Returns false if the customer has no such note. */
    removeNote: async (id: number, noteId: number): Promise<boolean> => {
      const removed = await handle
        .deleteFrom('customer_note')
        .where('account_id', '=', id)
        .where('id', '=', noteId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
