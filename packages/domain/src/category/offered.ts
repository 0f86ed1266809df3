import type { Category, CategoryId } from './category.ts';

interface Addressed {
  readonly slug: string;
  readonly formerSlugs?: readonly string[];
}

/**
 * Returns a map from slugs to categories or brands. It contains current and former slugs. If a slug is both, the entry
 * with the current slug is used.
 */
export const bySlugs = <T extends Addressed>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map([
    ...things.flatMap((thing) => (thing.formerSlugs ?? []).map((slug) => [slug, thing] as const)),
    ...things.map((thing) => [thing.slug, thing] as const),
  ]);

/** Whether a category or one of its ancestors is hidden. */
export function isHiddenIn(
  { isHidden, parentId }: Pick<Category, 'isHidden' | 'parentId'>,
  categoryById: (id: CategoryId) => Category | undefined,
): boolean {
  const parent = parentId === null ? undefined : categoryById(parentId);
  return isHidden === true || (parent !== undefined && isHiddenIn(parent, categoryById));
}
