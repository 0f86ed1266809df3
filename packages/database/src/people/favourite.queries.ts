import type { FavouriteSort } from '@farad/domain/favourites';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface FavouriteListRow {
  readonly id: number;
  /** Name of the list; '' = the first list, which every customer has. */
  readonly name: string;
  readonly isFirst: boolean;
  /** Number of lines whose product is shown. */
  readonly count: number;
}

export interface FavouriteRow {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly note: string;
  readonly addedAt: Date;
}

const orders = {
  added: sql`favourite.added_at desc, favourite.product_id`,
  name: sql`product.mpn, product.id`,
  price: sql`product.tier_prices[1] nulls last, product.id`,
  stock: sql`(select coalesce(sum(on_hand - reserved), 0) from stock where stock.product_id = product.id) desc, product.id`,
} as const satisfies Record<FavouriteSort, unknown>;

/** Changes of one line. Absent fields stay as they are. */
export interface FavouriteChange {
  readonly quantity?: number | undefined;
  readonly note?: string | undefined;
}

const isShown = sql<boolean>`exists (select from product where product.id = favourite.product_id
  and product.state in ('published', 'known'))`;

/** Queries that read the customer's lists of favourites (product C13). */
function readingQueries(handle: Handle) {
  return {
    lists: async (accountId: number): Promise<readonly FavouriteListRow[]> => {
      const { rows } = await sql<FavouriteListRow>`
        select list.id, list.name, list.is_first as "isFirst",
          (select count(*)::integer from favourite join product on product.id = favourite.product_id
            where favourite.list_id = list.id and favourite.removed_at is null
              and product.state in ('published', 'known')) as count
        from favourite_list list where list.account_id = ${accountId} and list.removed_at is null
        order by list.is_first desc, list.id`.execute(handle);
      return rows;
    },

    /** Returns the shown products of all lists, each once, the latest added first. */
    marked: async (accountId: number, limit: number): Promise<readonly ProductId[]> => {
      const { rows } = await sql<{ product_id: ProductId }>`
        select favourite.product_id from favourite
        join favourite_list list on list.id = favourite.list_id and list.removed_at is null
        where favourite.account_id = ${accountId} and favourite.removed_at is null and ${isShown}
        group by favourite.product_id order by max(favourite.added_at) desc, favourite.product_id
        limit ${limit}`.execute(handle);
      return rows.map((row) => row.product_id);
    },

    isMarked: async (accountId: number, productId: ProductId): Promise<boolean> => {
      const { rows } = await sql`select from favourite
        join favourite_list list on list.id = favourite.list_id and list.removed_at is null
        where favourite.account_id = ${accountId} and favourite.product_id = ${productId}
          and favourite.removed_at is null limit 1`.execute(handle);
      return rows.length > 0;
    },

    /** Returns the number of lines in all lists. Products that are not shown count too. */
    count: async (accountId: number): Promise<number> => {
      const row = await handle
        .selectFrom('favourite')
        .innerJoin('favourite_list as list', 'list.id', 'favourite.list_id')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('favourite.account_id', '=', accountId)
        .where('favourite.removed_at', 'is', null)
        .where('list.removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Returns a page of a list's lines. Lines whose product is not shown are left out. */
    lines: async (
      listId: number,
      page: { readonly sort: FavouriteSort; readonly limit: number; readonly skip: number },
    ): Promise<readonly FavouriteRow[]> => {
      const { rows } = await sql<FavouriteRow>`
        select favourite.product_id as "productId", favourite.quantity, favourite.note, favourite.added_at as "addedAt"
        from favourite join product on product.id = favourite.product_id and product.state in ('published', 'known')
        where favourite.list_id = ${listId} and favourite.removed_at is null
        order by ${orders[page.sort]} limit ${page.limit} offset ${page.skip}`.execute(handle);
      return rows;
    },

    /** Returns the id of the first list. Undefined if it has not been created yet. */
    firstListIfKept: async (accountId: number): Promise<number | undefined> => {
      const row = await handle
        .selectFrom('favourite_list')
        .select('id')
        .where('account_id', '=', accountId)
        .where('is_first', '=', true)
        .executeTakeFirst();
      return row?.id;
    },

    /** Returns the list if it belongs to this customer, even when removed. */
    ownList: async (accountId: number, listId: number) =>
      handle
        .selectFrom('favourite_list')
        .select(['id', 'name', 'is_first as isFirst', 'removed_at as removedAt'])
        .where('id', '=', listId)
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    listNamed: async (accountId: number, name: string) =>
      handle
        .selectFrom('favourite_list')
        .select('id')
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .where(sql<boolean>`lower(name) = lower(${name})`)
        .executeTakeFirst(),
  };
}

function writingQueries(handle: Handle) {
  return {
    /** Returns the id of the first list, and creates the list if it does not exist. */
    firstList: async (accountId: number): Promise<number> => {
      await handle
        .insertInto('favourite_list')
        .values({ account_id: accountId, name: '', is_first: true, removed_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id } = await handle
        .selectFrom('favourite_list')
        .select('id')
        .where('account_id', '=', accountId)
        .where('is_first', '=', true)
        .executeTakeFirstOrThrow();
      return id;
    },

    createList: async (accountId: number, name: string): Promise<number> => {
      const { id } = await handle
        .insertInto('favourite_list')
        .values({ account_id: accountId, name, removed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    renameList: async (listId: number, name: string): Promise<void> => {
      await handle.updateTable('favourite_list').set({ name }).where('id', '=', listId).execute();
    },

    setListRemoved: async (listId: number, removedAt: Date | null): Promise<void> => {
      await handle.updateTable('favourite_list').set({ removed_at: removedAt }).where('id', '=', listId).execute();
    },

    /** Adds shown products to a list. A removed line is restored with its quantity and note. */
    add: async (
      list: { readonly accountId: number; readonly id: number },
      productIds: readonly ProductId[],
    ): Promise<void> => {
      if (productIds.length === 0) return;
      await sql`insert into favourite (list_id, product_id, account_id)
        select ${list.id}, product.id, ${list.accountId}
        from unnest(${[...productIds]}::bigint[]) with ordinality as asked (id, position)
        join product on product.id = asked.id and product.state in ('published', 'known')
        order by asked.position
        on conflict (list_id, product_id) do update set removed_at = null`.execute(handle);
    },

    /** Marks a product's lines as removed in every list. */
    removeEverywhere: async (accountId: number, productId: ProductId, now: Date): Promise<void> => {
      await handle
        .updateTable('favourite')
        .set({ removed_at: now })
        .where('account_id', '=', accountId)
        .where('product_id', '=', productId)
        .where('removed_at', 'is', null)
        .execute();
    },

    /** Restores the product's lines that were removed together in the last removal. Returns their number. */
    restoreLast: async (accountId: number, productId: ProductId): Promise<number> => {
      const { rows } = await sql<{ id: number }>`
        update favourite set removed_at = null from favourite_list list
        where list.id = favourite.list_id and list.removed_at is null
          and favourite.account_id = ${accountId} and favourite.product_id = ${productId}
          and favourite.removed_at = (select max(removed_at) from favourite last
            where last.account_id = ${accountId} and last.product_id = ${productId})
        returning favourite.list_id as id`.execute(handle);
      return rows.length;
    },

    change: async (listId: number, productId: ProductId, change: FavouriteChange): Promise<void> => {
      const set = {
        ...(change.quantity === undefined ? {} : { quantity: change.quantity }),
        ...(change.note === undefined ? {} : { note: change.note }),
      };
      if (Object.keys(set).length === 0) return;
      await handle
        .updateTable('favourite')
        .set(set)
        .where('list_id', '=', listId)
        .where('product_id', '=', productId)
        .execute();
    },

    setRemoved: async (listId: number, productIds: readonly ProductId[], removedAt: Date | null): Promise<void> => {
      await handle
        .updateTable('favourite')
        .set({ removed_at: removedAt })
        .where('list_id', '=', listId)
        .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
        .execute();
    },

    /** Moves lines to another list. If that list already has the product, its own quantity and note stay. */
    move: async (fromListId: number, toListId: number, productIds: readonly ProductId[], now: Date): Promise<void> => {
      if (fromListId === toListId) return;
      await sql`with moved as (
          update favourite set removed_at = ${now} where list_id = ${fromListId}
            and product_id = any(${[...productIds]}::bigint[]) and removed_at is null
          returning product_id, account_id, quantity, note, added_at)
        insert into favourite (list_id, product_id, account_id, quantity, note, added_at)
        select ${toListId}, product_id, account_id, quantity, note, added_at from moved
        on conflict (list_id, product_id) do update set removed_at = null,
          quantity = case when favourite.removed_at is null then favourite.quantity else excluded.quantity end,
          note = case when favourite.removed_at is null then favourite.note else excluded.note end`.execute(handle);
    },

    /** Deletes lines and lists that were marked as removed before `then`. */
    deleteRemovedBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('favourite_list').where('removed_at', '<', then).execute();
      await handle.deleteFrom('favourite').where('removed_at', '<', then).execute();
    },
  };
}

/** Queries of the customer's favourites. Every write must run in the caller's transaction, after `lockAccount`. */
export const favouriteQueries = (handle: Handle) => ({ ...readingQueries(handle), ...writingQueries(handle) });
