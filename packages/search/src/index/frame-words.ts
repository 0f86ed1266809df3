import type { Category, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';
import type { Block } from './segment.ts';
import { wordsOf } from '../words/words.ts';

/**
 * The category tree. `preorder` lists each category before its subcategories; siblings are sorted by `order`, then id.
 * `pathOf` has the ids from the root to each category.
 */
export interface CategoryTree {
  readonly preorder: readonly Category[];
  readonly byId: ReadonlyMap<CategoryId, Category>;
  readonly bySlug: ReadonlyMap<string, Category>;
  readonly pathOf: ReadonlyMap<CategoryId, readonly CategoryId[]>;
}

export const categoryTree = (categories: readonly Category[]): CategoryTree => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const isRoot = (category: Category): boolean => category.parentId === null || !byId.has(category.parentId);
  const children = new Map<CategoryId | null, Category[]>();
  for (const category of categories) {
    const parentId = isRoot(category) ? null : category.parentId;
    children.set(parentId, [...(children.get(parentId) ?? []), category]);
  }
  const preorder: Category[] = [];
  const pathOf = new Map<CategoryId, readonly CategoryId[]>();
  const walk = (parentId: CategoryId | null, path: readonly CategoryId[]): void => {
    const siblings = (children.get(parentId) ?? []).toSorted((a, b) => a.order - b.order || a.id - b.id);
    for (const category of siblings) {
      const own = [...path, category.id];
      preorder.push(category);
      pathOf.set(category.id, own);
      walk(category.id, own);
    }
  };
  walk(null, []);
  return { preorder, byId, bySlug: new Map(preorder.map((category) => [category.slug, category])), pathOf };
};

/**
 * Returns the words that find all parts of a category: its title, the titles of the categories above it, and its part
 * title.
 */
export const categoryWords = (tree: CategoryTree, id: CategoryId): ReadonlySet<string> => {
  const words = new Set<string>();
  const addAll = (text: string): void => wordsOf(text).forEach((word) => words.add(word));
  for (const above of tree.pathOf.get(id) ?? []) {
    const category = tree.byId.get(above);
    if (category === undefined) continue;
    for (const locale of locales) {
      addAll(category.title[locale]);
      if (above === id) addAll(category.partTitle[locale]);
    }
  }
  return words;
};

/**
 * Returns a fingerprint of the frame's data that is stored in a segment: words of the categories (which are not stored
 * with their products), brand names and attributes. If this fingerprint changes, the segment must be rebuilt. All other
 * data of the frame is read when a segment is opened or searched.
 */
export const frameFingerprint = (
  frame: CatalogueFrame,
  segment: { readonly blocks: readonly Block[]; readonly brandIds: readonly number[] },
): string => {
  const tree = categoryTree(frame.categories);
  const names = new Map<number, string>(frame.brands.map((brand) => [brand.id, brand.name]));
  return JSON.stringify([
    segment.blocks.map(({ categoryId }) => [categoryId, [...categoryWords(tree, categoryId)].sort()]),
    frame.attributes.map(({ key, kind }) => `${key} ${kind}`).sort(),
    segment.brandIds.map((id) => names.get(id) ?? null),
  ]);
};
