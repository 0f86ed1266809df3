import type { AttributeDefinition, BrandId, Category, CategoryId, Manufacturer } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { shownText } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import {
  available,
  indexedOf,
  productOf,
  selectIndexed,
  selectProducts,
  type CatalogueProduct,
} from './product-row.ts';

export type { CatalogueProduct } from './product-row.ts';

const batchSize = 5000;

const shownStates = ['published', 'known'] as const;

/** Number of shown products directly in a category, and of those with stock. */
export interface LeafCountRow {
  readonly id: CategoryId;
  readonly count: number;
  readonly inStock: number;
}

/** Returns the optional fields of a brand or a category. Fields without a value are absent. */
const besides = (formerSlugs: readonly string[] | undefined, isHidden: boolean) => ({
  ...(formerSlugs === undefined ? {} : { formerSlugs }),
  ...(isHidden ? { isHidden: true as const } : {}),
});

function grouped(rows: readonly { readonly id: number; readonly slug: string }[]): ReadonlyMap<number, string[]> {
  const slugs = new Map<number, string[]>();
  for (const { id, slug } of rows) slugs.set(id, [...(slugs.get(id) ?? []), slug]);
  return slugs;
}

async function categories(handle: Handle): Promise<readonly Category[]> {
  const rows = await handle.selectFrom('category').selectAll().orderBy('sort_order').orderBy('id').execute();
  const former = grouped(
    await handle.selectFrom('category_address').select(['category_id as id', 'slug']).orderBy('slug').execute(),
  );
  return rows.map((row) => ({
    id: row.id as CategoryId,
    parentId: row.parent_id as CategoryId | null,
    slug: row.slug,
    title: shownText(row.title),
    description: shownText(row.description),
    partTitle: shownText(row.part_title),
    order: row.sort_order,
    attributes: row.attributes,
    ...besides(former.get(row.id), row.is_hidden),
  }));
}

async function attributes(handle: Handle): Promise<readonly AttributeDefinition[]> {
  const rows = await handle.selectFrom('attribute').selectAll().orderBy('sort_order').orderBy('key').execute();
  return rows.map((row) => ({
    key: row.key as AttributeDefinition['key'],
    kind: row.kind,
    unit: row.unit,
    title: shownText(row.title),
    valueTitles: Object.fromEntries(
      Object.entries(row.value_titles).map(([value, title]) => [value, shownText(title)]),
    ),
    ...(Object.keys(row.spellings).length === 0 ? {} : { spellings: row.spellings }),
  }));
}

async function brands(handle: Handle): Promise<readonly Manufacturer[]> {
  const rows = await handle.selectFrom('brand').select(['id', 'slug', 'name', 'is_hidden']).orderBy('name').execute();
  const former = grouped(
    await handle.selectFrom('brand_address').select(['brand_id as id', 'slug']).orderBy('slug').execute(),
  );
  return rows.map(({ id, slug, name, is_hidden: isHidden }) => ({
    id: id as BrandId,
    slug,
    name,
    ...besides(former.get(id), isHidden),
  }));
}

/** Yields all shown products in batches, ordered by id. Only one batch is in memory, and no transaction stays open. */
async function* indexedBatches(handle: Handle): AsyncGenerator<readonly IndexedProduct[]> {
  let after = 0 as ProductId;
  for (;;) {
    const rows = await selectIndexed(handle).where('id', '>', after).orderBy('id').limit(batchSize).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(indexedOf);
    after = last.id;
  }
}

/** Queries of the catalogue for the shop. Drafts and archived products are never read. */
export function catalogueQueries(handle: Handle) {
  const shown = () => selectProducts(handle).where('state', 'in', [...shownStates]);
  return {
    frame: async (): Promise<CatalogueFrame> => {
      const [categoryRows, attributeRows, brandRows] = [
        await categories(handle),
        await attributes(handle),
        await brands(handle),
      ];
      return { categories: categoryRows, attributes: attributeRows, brands: brandRows };
    },

    /** Returns shown products in the order of `ids`. Unknown ids are left out. */
    byIds: async (ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> => {
      if (ids.length === 0) return [];
      // One parameter for all ids: a list of parameters would be another statement for each number of ids, which
      // PostgreSQL would plan anew.
      const rows = await shown()
        .where(sql<boolean>`product.id = any(${ids}::integer[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, productOf(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    bySeo: async (seo: string): Promise<CatalogueProduct | undefined> => {
      const row = await shown().where('seo', '=', seo).executeTakeFirst();
      return row && productOf(row);
    },

    /** Returns the address of the maker's website. '' = not set. */
    makerSite: async (id: BrandId): Promise<string> =>
      (await handle.selectFrom('brand').select('site').where('id', '=', id).executeTakeFirst())?.site ?? '',

    /** Returns shown products in the order of `seos`. Unknown addresses are left out. */
    bySeos: async (seos: readonly string[]): Promise<readonly CatalogueProduct[]> => {
      if (seos.length === 0) return [];
      const rows = await shown().where('seo', 'in', seos).execute();
      const bySeo = new Map(rows.map((row) => [row.seo, productOf(row)]));
      return [...new Set(seos)].flatMap((seo) => bySeo.get(seo) ?? []);
    },

    /** Returns the ids of the other products of a variant group, by demand, highest first. */
    variantIds: async (group: string, except: ProductId, limit: number): Promise<readonly ProductId[]> => {
      const rows = await handle
        .selectFrom('product')
        .select('id')
        .where('state', 'in', [...shownStates])
        .where('variant_group', '=', group)
        .where('id', '<>', except)
        .orderBy('demand', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    indexedBatches: () => indexedBatches(handle),

    /** Returns the number of shown products. */
    indexedCount: async (): Promise<number> => {
      const { count } = await handle
        .selectFrom('product')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', 'in', [...shownStates])
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Returns the number of shown products directly in each category that has some, and of those with stock. */
    leafCounts: async (): Promise<readonly LeafCountRow[]> =>
      handle
        .with('shown', (query) =>
          query
            .selectFrom('product')
            .select(['category_id as id', available])
            .where('state', 'in', [...shownStates]),
        )
        .selectFrom('shown')
        .select(({ fn }) => [
          'id',
          fn.countAll<number>().as('count'),
          fn.countAll<number>().filterWhere('available', '>', 0).as('inStock'),
        ])
        .groupBy('id')
        .$narrowType<{ id: CategoryId }>()
        .execute(),

    /**
     * Returns the shown products of `ids` in the form of the search index. Products that are no longer shown are
     * absent.
     */
    indexedByIds: async (ids: readonly ProductId[]): Promise<readonly IndexedProduct[]> => {
      if (ids.length === 0) return [];
      return (await selectIndexed(handle).where('id', 'in', ids).execute()).map(indexedOf);
    },
  };
}
