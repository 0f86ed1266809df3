import { randomInt } from 'node:crypto';

import type { CategoryAnswer, WireCategory } from '@farad/contract/shop/catalogue';
import { isHiddenIn, type Category, type CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { textIn, type Locale } from '@farad/domain/shared';
import { remember } from '@farad/drawings/remember';
import type { z } from 'zod';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { sha256 } from '#kit/sha256.ts';

type ChildrenOf = ReadonlyMap<CategoryId | null, readonly Category[]>;

/** Returns the categories that are not hidden. */
const offered = (categories: readonly Category[]): readonly Category[] =>
  categories.filter(({ isHidden }) => isHidden !== true);

/** Children of the categories of a frame. Every change makes a new frame. */
const childrenOfFrames = new WeakMap<CatalogueFrame, ChildrenOf>();

function childrenByParent(index: CatalogueIndex): ChildrenOf {
  const frame = index.frame();
  const known = childrenOfFrames.get(frame) ?? childrenIn(frame);
  childrenOfFrames.set(frame, known);
  return known;
}

function childrenIn({ categories }: CatalogueFrame): ChildrenOf {
  const children = new Map<CategoryId | null, Category[]>();
  for (const category of offered(categories)) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.order - b.order);
  return children;
}

function wireCategory(category: Category, children: ChildrenOf, index: CatalogueIndex, locale: Locale): WireCategory {
  return {
    _id: String(category.id),
    categories_id: category.parentId === null ? null : String(category.parentId),
    title: textIn(category.title, locale),
    order: category.order,
    slug: category.slug,
    ...index.countOf(category.id),
    children: (children.get(category.id) ?? []).map((child) => wireCategory(child, children, index, locale)),
  };
}

/** Returns the whole tree of categories with current product counts. */
export function categoryTree(index: CatalogueIndex, locale: Locale): WireCategory[] {
  const children = childrenByParent(index);
  return (children.get(null) ?? []).map((root) => wireCategory(root, children, index, locale));
}

export const categoryChildren = (index: CatalogueIndex, parent: Category, locale: Locale): WireCategory[] => {
  const children = childrenByParent(index);
  return (children.get(parent.id) ?? []).map((child) => wireCategory(child, children, index, locale));
};

/** Returns the path from the root category to the category itself. */
export function breadcrumbs(
  index: CatalogueIndex,
  category: Category,
  locale: Locale,
): z.input<typeof CategoryAnswer>['breadcrumbs'] {
  const parent = category.parentId === null ? undefined : index.categoryById(category.parentId);
  const above = parent === undefined ? [] : breadcrumbs(index, parent, locale);
  return [...above, { _id: String(category.id), slug: category.slug, title: textIn(category.title, locale) }];
}

/** Returns shown categories without subcategories in which something is in stock. */
function stockedLeaves(index: CatalogueIndex): readonly Category[] {
  const { categories } = index.frame();
  const parents = new Set(categories.map(({ parentId }) => parentId));
  return categories.filter(
    (category) =>
      !parents.has(category.id) && index.countOf(category.id).inStock > 0 && !isHiddenIn(category, index.categoryById),
  );
}

/**
 * Returns up to `count` different categories in random order. They have no subcategories, and some of their products
 * are in stock.
 */
export function randomCategories(index: CatalogueIndex, locale: Locale, count: number): WireCategory[] {
  const left = [...stockedLeaves(index)];
  const chosen: WireCategory[] = [];
  while (chosen.length < count && left.length > 0) {
    const [category] = left.splice(randomInt(left.length), 1);
    if (category !== undefined) chosen.push(wireCategory(category, new Map(), index, locale));
  }
  return chosen;
}

/** Maximum number of cached results of `lotOf`. They take less than 1 MB. */
const lotsMax = 5000;

/**
 * Returns the hash by which a category is sorted into the order of a day. It is cached, because each change of the
 * catalogue sorts the categories again.
 */
const lotOf = remember(
  lotsMax,
  (dayAndSlug: string) => dayAndSlug,
  (dayAndSlug) => sha256(dayAndSlug).toString('hex'),
);

/** Stocked categories in the order of a day, until the catalogue changes. */
interface DayOrder {
  readonly day: string;
  readonly frame: CatalogueFrame;
  readonly version: number;
  readonly categories: readonly Category[];
}

const dayOrders = new WeakMap<CatalogueIndex, DayOrder>();

function orderOfDay(index: CatalogueIndex, day: string): readonly Category[] {
  const [frame, version] = [index.frame(), index.versions.now()];
  const known = dayOrders.get(index);
  if (known?.day === day && known.frame === frame && known.version === version) return known.categories;
  const categories = stockedLeaves(index)
    .map((category) => ({ category, lot: lotOf(`${day} ${category.slug}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ category }) => category);
  dayOrders.set(index, { day, frame, version, categories });
  return categories;
}

/**
 * Returns up to `count` categories that are the same on all pages of a day and in all processes. Links that change
 * while somebody reads would be confusing.
 */
export function categoriesOfDay(index: CatalogueIndex, locale: Locale, count: number, now: Date): WireCategory[] {
  return orderOfDay(index, now.toISOString().slice(0, 10))
    .slice(0, count)
    .map((category) => wireCategory(category, new Map(), index, locale));
}
