import type { ProductId, PublicationState } from '@farad/domain/product';
import { locales, type Locale } from '@farad/domain/shared';
import type { staffProductSorts } from '@farad/domain/staff';
import { sql, type RawBuilder, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { BulkChanged } from '../operation/schema-staff.ts';
import type { ProductTable } from '../schema.ts';
import { allBegin, searchWords } from './search-words.ts';

/** Free pieces that are little. */
const lowStockMax = 10;

/** Rows that a text finds at most: the closest. */
const foundMax = 1000;

export interface StaffProductSearch {
  /** Empty: any. */
  readonly text: string;
  /** What the index of the catalogue finds by the text, of shown products. */
  readonly found: readonly ProductId[];
  /** Any of these; null: no condition. */
  readonly categoryIds: readonly number[] | null;
  readonly brandId: number | null;
  readonly state: PublicationState | null;
  readonly stock: 'none' | 'low' | null;
  /** Without a title in this language, or in any. */
  readonly missing: Locale | 'any' | null;
  /** Only those without a price. */
  readonly isUnpriced: boolean;
  /** Hundredths of a percent of the cheapest price; null: any margin. */
  readonly marginBelow: number | null;
  readonly sort: (typeof staffProductSorts)[number];
  /** The last product of the page before. */
  readonly after: number | null;
  readonly limit: number;
}

/** As the index `product_mpn_key` has it. */
const numberKey = (mpn: RawBuilder<string>) => sql<string>`regexp_replace(upper(${mpn}), '[^[:alnum:]]', '', 'g')`;
const ownKey = numberKey(sql.ref('product.mpn'));

/** What of a product staff sell now. */
const free = sql<number>`coalesce((
  select sum(stock.on_hand - stock.reserved) from stock where stock.product_id = product.id), 0)::integer`;

/** As the index `product_untranslated` has it. */
const isUntranslated = sql<boolean>`(${sql.join(
  locales.map((locale) => sql`coalesce(title ->> ${sql.lit(locale)}, '') = ''`),
  sql` or `,
)})`;

/**
 * Numbers that begin with the text, products of the brand, shown ones that the index finds, hidden ones by their words.
 * Each part is bounded and from an index of its own.
 */
function idsByText(text: string, found: readonly ProductId[]): RawBuilder<boolean> {
  const key = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const words = searchWords(text, /[^\p{L}\p{N}]+/u);
  const parts = [
    sql`select unnest(${sql.val([...found])}::integer[])`,
    // U+FFFF comes after every other sign.
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

/** Goes on after the last product of the page before, in the order of the list. */
function isAfter(sort: StaffProductSearch['sort'], after: number): RawBuilder<boolean> {
  if (!isByNumber(sort)) return sql<boolean>`product.id ${isFurther[sort]} ${after}`;
  const last = sql`select ${numberKey(sql.ref('last.mpn'))}, last.id from product last where last.id = ${after}`;
  return sql<boolean>`(${ownKey}, product.id) ${isFurther[sort]} (${last})`;
}

/** A product in any state. */
export type StaffProductRecord = Selectable<ProductTable> & {
  readonly brand: string;
  readonly categoryTitle: Selectable<ProductTable>['title'];
  readonly free: number;
};

/** Products as staff see and keep them. */
export function staffProductQueries(handle: Handle) {
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

    /** Numbers of the products of one page, in the order of the list. */
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

    /** In how many orders each of these was taken since a moment. */
    ordersSince: async (ids: readonly ProductId[], since: Date): Promise<ReadonlyMap<ProductId, number>> => {
      if (ids.length === 0) return new Map();
      const { rows: found } = await sql<{ id: ProductId; orders: number }>`
        select id, (select count(distinct order_id) from stock_movement
          where product_id = id and at >= ${since} and kind = 'reserve')::integer as orders
        from unnest(${sql.val([...ids])}::integer[]) id`.execute(handle);
      return new Map(found.map(({ id, orders }) => [id, orders]));
    },

    /** Keeps everybody else from changing these until the end of the transaction; in the order of their numbers. */
    lock: async (ids: readonly ProductId[]): Promise<StaffProductRecord[]> => {
      if (ids.length === 0) return [];
      const locked = await handle
        .selectFrom('product')
        .select('id')
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute();
      return byIds(locked.map(({ id }) => id));
    },

    /** Address part of a brand; undefined: there is none. */
    brandSlug: async (id: number): Promise<string | undefined> =>
      (await handle.selectFrom('brand').select('slug').where('id', '=', id).executeTakeFirst())?.slug,

    hasCategory: async (id: number): Promise<boolean> =>
      (await handle.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /** Another product of the brand with the same number but for its signs. */
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

    /** Which of the addresses are taken. */
    takenAddresses: async (seos: readonly string[]): Promise<readonly string[]> => {
      const taken = await handle
        .selectFrom('product')
        .select('seo')
        .where('seo', 'in', [...seos])
        .execute();
      return taken.map(({ seo }) => seo);
    },

    /** The last change of several products by somebody, unless it was undone. */
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
