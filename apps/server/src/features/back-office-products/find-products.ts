import { publicationStates, type StaffProductRow } from '@farad/contract/back-office-products';
import { staffProductQueries, staffProductSorts } from '@farad/database/staff-product.queries';
import type { CategoryId } from '@farad/domain/category';
import { emptyFilter, type CatalogueFrame } from '@farad/domain/search-query';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { readQuery, type QueryPairs } from '../../http/read-query.ts';
import { presentRow } from './present-product.ts';

const pageLength = 50;
/** Products that the index names for a text at most. */
const indexMax = 500;

const Row = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const Query = z.strictObject({
  text: z.string().trim().max(200).default(''),
  category: Row.optional(),
  brand: Row.optional(),
  state: z.enum(publicationStates).optional(),
  stock: z.enum(['none', 'low']).optional(),
  missing: z.enum(['any', 'ru', 'en', 'tr']).optional(),
  sort: z.enum(staffProductSorts).default('new'),
  after: Row.optional(),
});

/** A category with all that are below it; undefined: there is no such category. */
function withThoseBelow(categories: CatalogueFrame['categories'], id: number): readonly number[] | undefined {
  if (!categories.some((each) => each.id === id)) return undefined;
  const below = categories.filter(({ parentId }) => parentId === (id as CategoryId));
  return [id, ...below.flatMap((each) => withThoseBelow(categories, each.id) ?? [])];
}

/** One page of products in any state. */
export async function findProducts(
  { db, index }: Deps,
  query: QueryPairs,
  locale: Locale,
): Promise<Result<{ products: StaffProductRow[]; next: string | null; isCut: boolean }, Failure>> {
  const read = readQuery(Query, query, locale);
  if (!read.ok) return read;
  const { text, category, brand, state, stock, missing, sort, after } = read.value;
  const { categories, brands } = index.frame();
  const categoryIds = category === undefined ? null : withThoseBelow(categories, category);
  if (categoryIds === undefined) return fail({ code: 'invalid_input', field: 'category' });
  const maker = brands.find(({ id }) => (id as number) === brand);
  if (brand !== undefined && maker === undefined) return fail({ code: 'invalid_input', field: 'brand' });
  const slug = categories.find(({ id }) => (id as number) === category)?.slug;
  const inIndex =
    text === ''
      ? { ids: [], count: 0 }
      : await index.search(
          {
            ...{ ...emptyFilter, text, limit: indexMax },
            ...{ categories: slug === undefined ? [] : [slug], brands: maker === undefined ? [] : [maker.slug] },
          },
          { facets: false },
        );
  const queries = staffProductQueries(db);
  const ids = await queries.search({
    ...{ text, found: inIndex.ids, categoryIds, brandId: brand ?? null, state: state ?? null, stock: stock ?? null },
    ...{ missing: missing ?? null, sort, after: after ?? null, limit: pageLength + 1 },
  });
  const rows = await queries.byIds(ids.slice(0, pageLength));
  return ok({
    products: rows.map((row) => presentRow(row, locale)),
    next: ids.length > pageLength ? String(ids[pageLength - 1]) : null,
    isCut: inIndex.count > inIndex.ids.length,
  });
}
