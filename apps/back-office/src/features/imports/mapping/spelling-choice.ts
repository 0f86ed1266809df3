import type { ImportChoices, ImportMapping } from '@farad/contract/office/imports/mapping';

export type MakerEntry = ImportMapping['makers'][number];
type CategoryEntry = ImportMapping['categories'][number];

/** Which maker a spelling means: an existing one, or a new one with this name. null = the import decides. */
export type MakerChoice = { readonly brandId: number } | { readonly name: string } | null;

/** Sets the maker for a spelling, and returns all entries. `choice` null removes the spelling's entry. */
export function withMaker(entries: readonly MakerEntry[], spelling: string, choice: MakerChoice): MakerEntry[] {
  const others = entries.filter((entry) => entry.spelling !== spelling);
  if (choice === null) return others;
  const isForAll = entries.find((entry) => entry.spelling === spelling)?.isForAll ?? true;
  const who = 'brandId' in choice ? { brandId: choice.brandId, name: '' } : { brandId: null, name: choice.name };
  return [...others, { spelling, ...who, isForAll }];
}

/**
 * Sets the shop's category for a category path of the file, and returns all entries. `categoryId` null removes the
 * entry.
 */
export function withCategory(
  entries: readonly CategoryEntry[],
  path: string,
  categoryId: number | null,
): CategoryEntry[] {
  const others = entries.filter((entry) => entry.path !== path);
  return categoryId === null ? others : [...others, { path, categoryId }];
}

export interface CategoryNode {
  readonly value: number;
  readonly title: string;
  readonly children: CategoryNode[];
}

/** Builds the tree of categories. A parent must come before its children in `categories`. */
export function categoryTree(categories: ImportChoices['categories']): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const { id, parentId, title } of categories) {
    const node: CategoryNode = { value: id, title, children: [] };
    nodes.set(id, node);
    (parentId === null ? roots : (nodes.get(parentId)?.children ?? roots)).push(node);
  }
  return roots;
}
