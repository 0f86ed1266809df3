import type { Category, CategoryAttribute, CategoryId } from './category.ts';

/** Categories above each other at most, the uppermost counted: what the menu of the shop shows. */
export const categoryDepthMax = 4;

/** Addresses below `/catalog` that are no categories. */
export const reservedCategorySlugs: readonly string[] = ['manufacturers', 'products'];

type Node = Pick<Category, 'id' | 'parentId'>;
type Placed = Node & Pick<Category, 'order'>;

const byId = <T extends Node>(categories: readonly T[]): ReadonlyMap<CategoryId, T> =>
  new Map(categories.map((category) => [category.id, category]));

/** The category and those above it, itself first. A circle, which must not be, is walked once. */
function pathUp(categories: ReadonlyMap<CategoryId, Node>, from: CategoryId | null): readonly CategoryId[] {
  const path: CategoryId[] = [];
  for (let at = from; at !== null && !path.includes(at); at = categories.get(at)?.parentId ?? null) path.push(at);
  return path;
}

/** How many categories stand above each other from this one down. */
function heightOf(categories: readonly Node[], id: CategoryId): number {
  const below = categories.filter(({ parentId }) => parentId === id).map((child) => heightOf(categories, child.id));
  return 1 + Math.max(0, ...below);
}

/** Siblings in the order of the menu. */
export const categoriesBelow = <T extends Placed>(
  categories: readonly T[],
  parentId: CategoryId | null,
): readonly T[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .toSorted((one, other) => one.order - other.order || one.id - other.id);

/** Why a category cannot stand below another: inside itself, or the tree would be too deep. */
export type MoveProblem = 'cycle' | 'too_deep';

/** `id` null: a new category. */
export function moveProblem(
  categories: readonly Node[],
  id: CategoryId | null,
  parentId: CategoryId | null,
): MoveProblem | null {
  const above = pathUp(byId(categories), parentId);
  if (id !== null && above.includes(id)) return 'cycle';
  const height = id === null ? 1 : heightOf(categories, id);
  return above.length + height > categoryDepthMax ? 'too_deep' : null;
}

/**
 * Siblings with a category at a place among them, `place` counted without itself; beyond the end: the last. The order
 * of each is its number in the answer.
 */
export function placedAmong(siblings: readonly CategoryId[], id: CategoryId, place: number): readonly CategoryId[] {
  const others = siblings.filter((each) => each !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Why one category cannot become a part of another; what is below it comes to stand below the other. */
export function mergeProblem(categories: readonly Node[], from: CategoryId, into: CategoryId): MoveProblem | null {
  const above = pathUp(byId(categories), into);
  if (above.includes(from)) return 'cycle';
  return above.length + heightOf(categories, from) - 1 > categoryDepthMax ? 'too_deep' : null;
}

/** The attributes of a category that another one became part of: its own, then what only the other had. */
export function mergedAttributes(
  own: readonly CategoryAttribute[],
  others: readonly CategoryAttribute[],
): readonly CategoryAttribute[] {
  const keys = new Set(own.map(({ key }) => key));
  const added = others
    .filter(({ key }) => !keys.has(key))
    .map(({ key, isFacet }) => ({ key, isFacet, isColumn: false }));
  return [...own, ...added];
}

/** Why a category cannot be deleted: it is deleted only when it is empty. */
export type DeletionProblem = 'has_products' | 'has_categories' | 'has_coupons';

export function deletionProblem(category: {
  readonly products: number;
  readonly categories: number;
  /** Coupons that are for it: without it they would be for all goods. */
  readonly coupons: number;
}): DeletionProblem | null {
  if (category.categories > 0) return 'has_categories';
  if (category.products > 0) return 'has_products';
  return category.coupons > 0 ? 'has_coupons' : null;
}
