import type { ProductId, PublicationState } from '@farad/domain/product';
import { locales, type Locale } from '@farad/domain/shared';
import type { staffProductSorts } from '@farad/domain/staff';
import { sql, type RawBuilder, type Selectable } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import type { BulkChanged } from '../staff/schema-staff.ts';
import type { ProductTable } from './schema-products.ts';
import { allBegin, searchWords } from './search-words.ts';

/** Products with at most this many free pieces count as low stock. */
const lowStockMax = 10;

/** Maximum number of products found by each way of matching a text. */
const foundMax = 1000;

export interface StaffProductSearch {
  /** Text that staff typed. '' = no condition. */
  readonly text: string;
  /**
   * Ids of shown products that the search index finds for `text`. They are listed in addition to the matches of
   * `idsByText`.
   */
  readonly found: readonly ProductId[];
  /** The product must be in one of these categories; null = no condition. */
  readonly categoryIds: readonly number[] | null;
  readonly brandId: number | null;
  readonly state: PublicationState | null;
  readonly stock: 'none' | 'low' | null;
  /** The product must lack a title in this language, or in any language; null = no condition. */
  readonly missing: Locale | 'any' | null;
  /** True = only products without a price. */
  readonly isUnpriced: boolean;
  /** The margin must be below this value, in hundredths of a percent of the lowest price; null = no condition. */
  readonly marginBelow: number | null;
  readonly sort: (typeof staffProductSorts)[number];
  /** Id of the last product on the previous page; null = first page. */
  readonly after: number | null;
  readonly limit: number;
}

/**
 * Returns the key of a part number: its letters and digits, in capitals. Must equal the expression of the index
 * `product_mpn_key`.
 */
const numberKey = (mpn: RawBuilder<string>) => sql<string>`regexp_replace(upper(${mpn}), '[^[:alnum:]]', '', 'g')`;
const ownKey = numberKey(sql.ref('product.mpn'));

/** On hand − reserved over all warehouses, in any publication state. */
const free = sql<number>`coalesce((
  select sum(stock.on_hand - stock.reserved) from stock where stock.product_id = product.id), 0)::integer`;

/**
 * True if a title is missing in at least one language. Must equal the condition of the index `product_untranslated`.
 */
const isUntranslated = sql<boolean>`(${sql.join(
  locales.map((locale) => sql`coalesce(title ->> ${sql.lit(locale)}, '') = ''`),
  sql` or `,
)})`;

/**
 * Returns a condition on products that match a text. Products match by the beginning of their number, by the brand's
 * name or by `found`. Drafts and archived products also match by words of number and title. Each way has its own limit
 * and index.
 */
function idsByText(text: string, found: readonly ProductId[]): RawBuilder<boolean> {
  const key = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const words = searchWords(text, /[^\p{L}\p{N}]+/u);
  const parts = [
    sql`select unnest(${sql.val([...found])}::integer[])`,
    // U+FFFF sorts after every other character, so the range holds all keys that begin with `key`.
    ...(key === ''
      ? []
      : [
          sql`(select id from product where ${ownKey} >= ${key} and ${ownKey} < ${`${key}\uffff`} limit ${foundMax})`,
          sql`(select product.id from product join brand on brand.id = brand_id
            where lower(brand.name) = ${text.toLowerCase()} limit ${foundMax})`,
        ]),
    ...(words.length === 0
      ? []
      : [
          sql`(select id from product where state in ('draft', 'archived')
            and product_words(mpn, title) @@ ${allBegin(words)} limit ${foundMax})`,
        ]),
  ];
  return sql<boolean>`product.id in (${sql.join(parts, sql` union `)})`;
}

const lacking = (missing: Locale | 'any') =>
  missing === 'any' ? isUntranslated : sql<boolean>`${isUntranslated} and coalesce(title ->> ${missing}, '') = ''`;

const stockIs = (stock: 'none' | 'low') =>
  stock === 'none'
    ? sql<boolean>`not exists (select from stock where product_id = product.id and on_hand > reserved)`
    : sql<boolean>`exists (select from stock where product_id = product.id and on_hand - reserved between 1 and 10)
        and ${free} <= ${lowStockMax}`;

const direction = { new: sql`desc`, old: sql`asc`, number: sql`asc`, number_back: sql`desc` } as const;
const isFurther = { new: sql`<`, old: sql`>`, number: sql`>`, number_back: sql`<` } as const;

const isByNumber = (sort: StaffProductSearch['sort']): boolean => sort === 'number' || sort === 'number_back';

/** Returns a condition on products that come after the product `after` in this sort order. */
function isAfter(sort: StaffProductSearch['sort'], after: number): RawBuilder<boolean> {
  if (!isByNumber(sort)) return sql<boolean>`product.id ${isFurther[sort]} ${after}`;
  const last = sql`select ${numberKey(sql.ref('last.mpn'))}, last.id from product last where last.id = ${after}`;
  return sql<boolean>`(${ownKey}, product.id) ${isFurther[sort]} (${last})`;
}

/** A product in any state, with the names of its brand and category. `free` = on hand − reserved. */
export type StaffProductRecord = Selectable<ProductTable> & {
  readonly brand: string;
  readonly categoryTitle: Selectable<ProductTable>['title'];
  readonly free: number;
};

/** Queries of products for staff, in any state. */
export function staffProductQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('product')
      .innerJoin('brand', 'brand.id', 'product.brand_id')
      .innerJoin('category', 'category.id', 'product.category_id')
      .selectAll('product')
      .select(['brand.name as brand', 'category.title as categoryTitle', free.as('free')]);

  const byIds = async (ids: readonly ProductId[]): Promise<StaffProductRecord[]> => {
    if (ids.length === 0) return [];
    const found = await rows()
      .where('product.id', 'in', [...ids])
      .execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    byIds,

    /** Returns ids of the products of one page, in the order of the list. */
    search: async (search: StaffProductSearch): Promise<ProductId[]> => {
      const { text, found, categoryIds, brandId, state, stock, missing, isUnpriced, marginBelow, sort, after, limit } =
        search;
      const order = direction[sort];
      const ids = await handle
        .selectFrom('product')
        .select('product.id')
        .$if(text !== '', (query) => query.where(idsByText(text, found)))
        .$if(categoryIds !== null, (query) => query.where('category_id', 'in', [...(categoryIds ?? [])]))
        .$if(brandId !== null, (query) => query.where('brand_id', '=', brandId ?? 0))
        .$if(state !== null, (query) => query.where('state', '=', state ?? 'draft'))
        .$if(stock !== null, (query) => query.where(stockIs(stock ?? 'none')))
        .$if(missing !== null, (query) => query.where(lacking(missing ?? 'any')))
        .$if(isUnpriced, (query) => query.where(sql<boolean>`cardinality(tier_prices) = 0`))
        .$if(marginBelow !== null, (query) =>
          query.where(sql<boolean>`product.id in (select product_id from product_cost where margin < ${marginBelow})`),
        )
        .$if(after !== null, (query) => query.where(isAfter(sort, after ?? 0)))
        .orderBy(isByNumber(sort) ? sql`${ownKey} ${order}, product.id ${order}` : sql`product.id ${order}`)
        .limit(limit)
        .execute();
      return ids.map(({ id }) => id);
    },

    /** Returns how many orders since `since` contain each product. Orders are counted by their stock reservations. */
    ordersSince: async (ids: readonly ProductId[], since: Date): Promise<ReadonlyMap<ProductId, number>> => {
      if (ids.length === 0) return new Map();
      const { rows: found } = await sql<{ id: ProductId; orders: number }>`
        select id, (select count(distinct order_id) from stock_movement
          where product_id = id and at >= ${since} and kind = 'reserve')::integer as orders
        from unnest(${sql.val([...ids])}::integer[]) id`.execute(handle);
      return new Map(found.map(({ id, orders }) => [id, orders]));
    },

    /**
     * Returns the products and locks them until the transaction ends. Rows are locked in the order of ids, to avoid
     * deadlocks.
     */
    lock: inTx(handle, async (ids: readonly ProductId[]): Promise<StaffProductRecord[]> => {
      if (ids.length === 0) return [];
      const locked = await handle
        .selectFrom('product')
        .select('id')
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute();
      return byIds(locked.map(({ id }) => id));
    }),

    /** Returns the slug of a brand. Undefined if there is no such brand. */
    brandSlug: async (id: number): Promise<string | undefined> =>
      (await handle.selectFrom('brand').select('slug').where('id', '=', id).executeTakeFirst())?.slug,

    hasCategory: async (id: number): Promise<boolean> =>
      (await handle.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /**
     * True if another product of the brand has the same number. Only letters and digits count, and letter case is
     * ignored.
     */
    hasNumber: async (brandId: number, mpn: string, except: ProductId | null): Promise<boolean> => {
      const row = await handle
        .selectFrom('product')
        .select('id')
        .where(sql<boolean>`${ownKey} = ${numberKey(sql.val(mpn))}`)
        .where('brand_id', '=', brandId)
        .where('id', '<>', except ?? (0 as ProductId))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the addresses in `seos` that products already have. */
    takenAddresses: async (seos: readonly string[]): Promise<readonly string[]> => {
      const taken = await handle
        .selectFrom('product')
        .select('seo')
        .where('seo', 'in', [...seos])
        .execute();
      return taken.map(({ seo }) => seo);
    },

    /** Returns this staff member's latest bulk change. Undefined if there is none or it was undone. */
    lastBulk: async (staffId: number) => {
      const row = await handle
        .selectFrom('product_bulk')
        .select(['id', 'at', 'undone_at', 'products'])
        .where('staff_id', '=', staffId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined || row.undone_at !== null ? undefined : row;
    },

    addBulk: async (staffId: number, at: Date, products: readonly BulkChanged[]): Promise<void> => {
      await handle
        .insertInto('product_bulk')
        .values({ staff_id: staffId, at, undone_at: null, products: JSON.stringify(products) })
        .execute();
    },

    endBulk: async (id: number, at: Date): Promise<void> => {
      await handle.updateTable('product_bulk').set({ undone_at: at }).where('id', '=', id).execute();
    },
  };
}
