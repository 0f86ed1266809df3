import type { ImportChoices, ImportMapping } from '@farad/contract/back-office-imports';

export type MakerEntry = ImportMapping['makers'][number];
type CategoryEntry = ImportMapping['categories'][number];

/** One of our makers, or the name of a new one; null: as the import takes it by itself. */
export type MakerChoice = { readonly brandId: number } | { readonly name: string } | null;

/** Keeps one entry for a spelling, or none. */
export function withMaker(entries: readonly MakerEntry[], spelling: string, choice: MakerChoice): MakerEntry[] {
  const others = entries.filter((entry) => entry.spelling !== spelling);
  if (choice === null) return others;
  const isForAll = entries.find((entry) => entry.spelling === spelling)?.isForAll ?? true;
  const who = 'brandId' in choice ? { brandId: choice.brandId, name: '' } : { brandId: null, name: choice.name };
  return [...others, { spelling, ...who, isForAll }];
}

/** Keeps one entry for a way to a category, or none. */
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

/** Categories below each other; the list has each after the one it is below. */
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
