import type { ComparisonAnswer } from '@farad/contract/shop/lists';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { CategoryId } from '@farad/domain/category';
import { comparisonMax } from '@farad/domain/site';

import type { Viewer } from '#core/catalogue/viewer.ts';
import { marksOf, type ListCaller } from './caller-marks.ts';
import type { ListDeps } from './list-cards.ts';

/** Groups products by category. Groups and products keep their order. */
function byCategory(products: readonly CatalogueProduct[]): ReadonlyMap<CategoryId, readonly CatalogueProduct[]> {
  const groups = new Map<CategoryId, CatalogueProduct[]>();
  for (const product of products) groups.set(product.categoryId, [...(groups.get(product.categoryId) ?? []), product]);
  return groups;
}

/**
 * Returns the caller's comparison. If `seos` is not empty, these products are compared instead, and no list is changed.
 */
export async function showComparison(
  deps: ListDeps,
  caller: ListCaller,
  seos: readonly string[],
  viewer: Viewer,
): Promise<ComparisonAnswer> {
  const queries = catalogueQueries(deps.db);
  const isOwn = seos.length === 0;
  const products = isOwn
    ? await queries.byIds((await marksOf(deps.db, caller)).comparison)
    : await queries.bySeos([...new Set(seos)].slice(0, comparisonMax));
  const groups = Array.from(byCategory(products), ([categoryId, members]) => {
    const category = deps.index.categoryById(categoryId);
    return {
      category: { slug: category?.slug ?? 'unknown', title: category?.title[viewer.locale] ?? '' },
      attributes: deps.presenter.attributes(category, viewer.locale),
      products: members.map((product) => deps.presenter.card(product, viewer)),
    };
  });
  return { isOwn, groups };
}
