import type { ProductChoices } from '@farad/contract/office/catalogue/products';

export interface CategoryNode {
  readonly value: string;
  readonly title: string;
  readonly children: readonly CategoryNode[];
}

/** Returns the tree of categories below `parentId`; null = the whole tree. */
export const categoryTree = (
  categories: readonly Pick<ProductChoices['categories'][number], 'id' | 'parentId' | 'title'>[],
  parentId: string | null = null,
): CategoryNode[] =>
  categories
    .filter((each) => each.parentId === parentId)
    .map(({ id, title }) => ({ value: id, title, children: categoryTree(categories, id) }));
