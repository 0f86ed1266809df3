import type { Category, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine-options';

/** Number of products in a category and all categories below it. */
export interface CategoryCount {
  readonly count: number;
  readonly inStock: number;
}

/**
 * Returns the product counts of all categories. `leaves` are the counts of categories that contain products themselves.
 */
export function categoryCounts(
  leaves: readonly LeafCount[],
  categoryById: ReadonlyMap<CategoryId, Category>,
): ReadonlyMap<CategoryId, CategoryCount> {
  const sums = new Map<CategoryId, CategoryCount>();
  for (const { id, count, inStock } of leaves) {
    for (let at: CategoryId | null = id; at !== null; at = categoryById.get(at)?.parentId ?? null) {
      const sum = sums.get(at) ?? { count: 0, inStock: 0 };
      sums.set(at, { count: sum.count + count, inStock: sum.inStock + inStock });
    }
  }
  return sums;
}

/** Returns the number of all products that the catalogue shows. */
export const shownIn = (
  { categories }: Pick<CatalogueFrame, 'categories'>,
  countOf: (id: CategoryId) => CategoryCount,
): number => categories.reduce((sum, { id, parentId }) => sum + (parentId === null ? countOf(id).count : 0), 0);
