import type { CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';

/** Returns a category with all categories below it; undefined if the category does not exist. */
export function categoriesBelow(
  categories: readonly Pick<CatalogueFrame['categories'][number], 'id' | 'parentId'>[],
  id: number,
): readonly number[] | undefined {
  if (!categories.some((each) => each.id === id)) return undefined;
  const below = categories.filter(({ parentId }) => parentId === (id as CategoryId));
  return [id, ...below.flatMap((each) => categoriesBelow(categories, each.id) ?? [])];
}
