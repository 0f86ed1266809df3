import type { CategoryId } from '@farad/domain/category';
import { emptyFilter, type SearchAnswer } from '@farad/domain/search-query';

import type { Catalogue } from './catalogue-index-build.ts';

/** Live counts of a category's subtree. */
export interface CategoryCount {
  readonly count: number;
  readonly inStock: number;
}

/** Adds the counts of leaves to every category above them. */
function summed(catalogue: Catalogue, facet: SearchAnswer['categoryFacet']): ReadonlyMap<CategoryId, number> {
  const sums = new Map<CategoryId, number>();
  for (const { id, count } of facet) {
    let at: CategoryId | null = id;
    while (at !== null) {
      sums.set(at, (sums.get(at) ?? 0) + count);
      at = catalogue.categoryById.get(at)?.parentId ?? null;
    }
  }
  return sums;
}

export function categoryCounts(catalogue: Catalogue): ReadonlyMap<CategoryId, CategoryCount> {
  const leaves = (isOnlyInStock: boolean) =>
    catalogue.engine.search({ ...emptyFilter, limit: 0, isOnlyInStock }, { facets: [] }).categoryFacet;
  const all = summed(catalogue, leaves(false));
  const inStock = summed(catalogue, leaves(true));
  return new Map(Array.from(all, ([id, count]) => [id, { count, inStock: inStock.get(id) ?? 0 }]));
}
