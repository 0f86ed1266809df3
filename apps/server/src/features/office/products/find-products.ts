import type { StaffProductRow } from '@farad/contract/office/catalogue/products';
import { staffProductQueries } from '@farad/database/catalogue/staff-product.queries';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import type { calls } from '@farad/contract/calls';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { dayMs, fail, ok, type Locale, type Result } from '@farad/domain/shared';

import { categoriesBelow } from '#core/catalogue/categories-below.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { QueryOf } from '#http/serve/serve.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { presentCost, presentRow } from './present-product.ts';

const ordersDays = 90;
/** Maximum number of products that a text search takes from the search index. */
const indexMax = 500;

/**
 * Returns list rows of products in the given order. Purchase prices are included only if the caller may see them, and
 * the number of recent orders only if `countsOrders`.
 */
async function rowsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly ProductId[],
  locale: Locale,
  { seesPurchasePrices, countsOrders }: { readonly seesPurchasePrices: boolean; readonly countsOrders: boolean },
): Promise<StaffProductRow[]> {
  const queries = staffProductQueries(db);
  const since = new Date(clock().getTime() - ordersDays * dayMs);
  const [rows, costs, orders] = await Promise.all([
    queries.byIds(ids),
    seesPurchasePrices ? purchasePriceQueries(db).of(ids) : null,
    countsOrders ? queries.ordersSince(ids, since) : null,
  ]);
  return rows.map((row) => ({
    ...presentRow(row, locale),
    ...(costs === null ? {} : presentCost(costs.get(row.id))),
    ...(orders === null ? {} : { orders: orders.get(row.id) ?? 0 }),
  }));
}

/** Returns one page of products in any state, for staff. */
export async function findProducts(
  { db, index, clock }: Deps,
  query: QueryOf<typeof calls.staffProducts>,
  locale: Locale,
  seesPurchasePrices: boolean,
): Promise<Result<{ products: StaffProductRow[]; next: string | null; isCut: boolean }, Failure>> {
  const { text, category, brand, state, stock, missing, priced, margin, sort, after } = query;
  if (margin !== undefined && !seesPurchasePrices) return fail({ code: 'forbidden', field: 'margin' });
  const { categories, brands } = index.frame();
  const categoryIds = category === undefined ? null : categoriesBelow(categories, category);
  if (categoryIds === undefined) return fail({ code: 'invalid_input', field: 'category' });
  const maker = brands.find(({ id }) => (id as number) === brand);
  if (brand !== undefined && maker === undefined) return fail({ code: 'invalid_input', field: 'brand' });
  const slug = categories.find(({ id }) => (id as number) === category)?.slug;
  const inIndex =
    text === ''
      ? { ids: [], count: 0 }
      : await index.search(
          {
            ...emptyFilter,
            text,
            limit: indexMax,
            categories: slug === undefined ? [] : [slug],
            brands: maker === undefined ? [] : [maker.slug],
          },
          { facets: false },
        );
  const ids = await staffProductQueries(db).search({
    text,
    found: inIndex.ids,
    categoryIds,
    brandId: brand ?? null,
    state: state ?? null,
    stock: stock ?? null,
    missing: missing ?? null,
    isUnpriced: priced !== undefined,
    marginBelow: margin ?? null,
    sort,
    after: after ?? null,
    limit: pageLength.long + 1,
  });
  const seen = { seesPurchasePrices, countsOrders: query.with === 'orders' };
  const { page, next } = pageOf(ids, pageLength.long, (id) => id);
  return ok({
    products: await rowsOf({ db, clock }, page, locale, seen),
    next,
    isCut: inIndex.count > inIndex.ids.length,
  });
}
