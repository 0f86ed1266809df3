import type { Category, CategoryAttribute, CategoryId } from './category.ts';

/** Maximum depth of the category tree, including the root category; the shop's menu shows this many levels. */
export const categoryDepthMax = 4;

/** Paths below `/catalog` that are not categories. */
export const reservedCategorySlugs: readonly string[] = ['manufacturers', 'products'];

type Node = Pick<Category, 'id' | 'parentId'>;
type Placed = Node & Pick<Category, 'order'>;

const byId = <T extends Node>(categories: readonly T[]): ReadonlyMap<CategoryId, T> =>
  new Map(categories.map((category) => [category.id, category]));

/** Returns the category and its ancestors, itself first. Stops at a cycle, which should not exist. */
function pathUp(categories: ReadonlyMap<CategoryId, Node>, from: CategoryId | null): readonly CategoryId[] {
  const path: CategoryId[] = [];
  for (let at = from; at !== null && !path.includes(at); at = categories.get(at)?.parentId ?? null) path.push(at);
  return path;
}

/** Returns the number of levels of the subtree that starts at this category. */
function heightOf(categories: readonly Node[], id: CategoryId): number {
  const below = categories.filter(({ parentId }) => parentId === id).map((child) => heightOf(categories, child.id));
  return 1 + Math.max(0, ...below);
}

/** Returns the direct subcategories of a category in menu order. `parentId` null = the root categories. */
export const categoriesBelow = <T extends Placed>(
  categories: readonly T[],
  parentId: CategoryId | null,
): readonly T[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .toSorted((one, other) => one.order - other.order || one.id - other.id);

/** Why a category cannot move: the new parent is inside the category, or the tree would become too deep. */
export type MoveProblem = 'cycle' | 'too_deep';

/** Returns why the category `id` cannot move below `parentId`; null = it can. `id` null = a new category. */
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
 * Returns the siblings with the category `id` inserted at index `place`. The index does not count the category itself;
 * an index beyond the end puts it last. The result is the new menu order.
 */
export function placedAmong(siblings: readonly CategoryId[], id: CategoryId, place: number): readonly CategoryId[] {
  const others = siblings.filter((each) => each !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/**
 * Returns why the category `from` cannot be merged into `into`; null = it can. The subcategories of `from` move below
 * `into`.
 */
export function mergeProblem(categories: readonly Node[], from: CategoryId, into: CategoryId): MoveProblem | null {
  const above = pathUp(byId(categories), into);
  if (above.includes(from)) return 'cycle';
  return above.length + heightOf(categories, from) - 1 > categoryDepthMax ? 'too_deep' : null;
}

/**
 * Returns the attributes of a category after a merge: its own, then the attributes that only the merged category had.
 */
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

/** Why a category cannot be deleted; only an empty one can. */
export type DeletionProblem = 'has_products' | 'has_categories' | 'has_coupons';

export function deletionProblem(category: {
  readonly products: number;
  readonly categories: number;
  /** Number of coupons limited to the category. Without the category they would apply to all goods. */
  readonly coupons: number;
}): DeletionProblem | null {
  if (category.categories > 0) return 'has_categories';
  if (category.products > 0) return 'has_products';
  return category.coupons > 0 ? 'has_coupons' : null;
}
