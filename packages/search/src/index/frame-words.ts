import type { Category, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';
import type { Block } from './segment.ts';
import { wordsOf } from '../words/words.ts';

/** The categories in tree preorder (siblings by `order`, then id), with the ids from the root down to each. */
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

/** Words under which all parts of a category are found: titles of it and of those above, its part title. */
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
 * What of a frame goes into the columns of a segment when it is built: the words of its categories (which its products
 * leave out), the names of its brands, the attributes. Where this differs the segment must be built anew; all else of
 * the frame is looked up when a segment is opened or searched.
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
