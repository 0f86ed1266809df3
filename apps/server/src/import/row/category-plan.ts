import { bySlugs, type Category, type CategoryId } from '@farad/domain/category';
import { inEachLocale, locales, localized, slugify, type LocalizedText } from '@farad/domain/shared';
import { addedCategory, knownCategory } from '@farad/importers/vocabulary/categories';
import { nameKey } from '@farad/importers/vocabulary/key';
import { readCategoryName } from '@farad/importers/vocabulary/read-category';

import type { Mapping } from '../mapping.ts';
import { pathSign } from './source-part.ts';

export interface CategoryPlan {
  readonly categoryOf: (path: string) => Category;
  /** Returns true if the mapping's table contains the path or its last name. */
  readonly isSettled: (path: string) => boolean;
  readonly added: readonly Category[];
  readonly learned: readonly { readonly path: string; readonly categoryId: number }[];
}

export interface CategorySources {
  readonly categories: readonly Category[];
  readonly reference: readonly Category[];
  readonly learned: ReadonlyMap<string, number>;
}

/** Thrown if the mapping names a category that does not exist. */
export class UnknownCategory extends Error {
  override readonly name = 'UnknownCategory';
}

const rootTitle = localized({ ru: 'Прочие компоненты', en: 'Other components', tr: 'Diğer bileşenler' });
const restTitle = localized({ ru: 'Разное', en: 'Miscellaneous', tr: 'Muhtelif' });
const partTitle = localized({ ru: 'Компонент', en: 'Component', tr: 'Bileşen' });
const offer = localized({
  ru: 'подбор по параметрам, цены и наличие.',
  en: 'choose by parameters, with prices and stock.',
  tr: 'parametrelere göre seçim, fiyat ve stok.',
});
const slugLengthMax = 60;
/** Categories of the reference frame keep their order numbers. New ones get numbers above this one. */
const addedFrom = 100;

/** Returns the last name of a path, whose names are separated by `sign`. */
const lastName = (path: string, sign: string): string => path.split(sign).at(-1)?.trim() ?? path;

/** Returns functions that find and create categories. */
function categoryShelf({ categories, reference }: CategorySources, own: Mapping['categories']['add']) {
  const bySlug = new Map(bySlugs(categories));
  const referenceBySlug = new Map(reference.map((category) => [category.slug, category]));
  const referenceById = new Map(reference.map((category) => [category.id, category]));
  const ownBySlug = new Map(own.map((category) => [category.slug, category]));
  const added: Category[] = [];
  let nextId = Math.max(0, ...categories.map(({ id }) => id)) + 1;

  const add = (category: Omit<Category, 'id' | 'order'>, place?: number): Category => {
    const siblings = [...bySlug.values()].filter(({ parentId }) => parentId === category.parentId);
    const order = place ?? Math.max(addedFrom, ...siblings.map((sibling) => sibling.order)) + 1;
    const made = { ...category, id: nextId as CategoryId, order };
    nextId += 1;
    added.push(made);
    bySlug.set(made.slug, made);
    return made;
  };

  const addBelow = (parent: string | null, slug: string, title: LocalizedText, part: LocalizedText): Category =>
    add({
      slug,
      parentId: parent === null ? null : need(parent).id,
      title,
      partTitle: part,
      description: inEachLocale((locale) => `${title[locale]}: ${offer[locale]}`),
      attributes: [],
    });

  /**
   * Finds a category by its slug. If the mapping or the reference frame defines it, it is created with its ancestors.
   */
  const find = (slug: string): Category | undefined => {
    const existing = bySlug.get(slug);
    if (existing !== undefined) return existing;
    const mapped = ownBySlug.get(slug) ?? addedCategory(slug);
    if (mapped) return addBelow(mapped.parent, slug, mapped.title, mapped.partTitle);
    const known = referenceBySlug.get(slug);
    if (known === undefined) return undefined;
    const above = known.parentId === null ? undefined : referenceById.get(known.parentId);
    return add({ ...known, parentId: above === undefined ? null : need(above.slug).id }, known.order);
  };

  const need = (slug: string): Category => {
    const found = find(slug);
    if (found === undefined)
      throw new UnknownCategory(`categories: ${slug} is no category of the shop; add it to categories.add.`);
    return found;
  };

  return { find, need, addBelow, added, all: () => [...new Set(bySlug.values())] };
}

/** Returns the category for each name of parts ("Диод Шоттки") that only one category has. */
function leavesByPart(leaves: readonly Category[]): ReadonlyMap<string, Category> {
  const byPart = new Map<string, Category | null>();
  for (const category of leaves) {
    for (const key of new Set(locales.map((locale) => nameKey(category.partTitle[locale])))) {
      byPart.set(key, byPart.has(key) ? null : category);
    }
  }
  return new Map([...byPart].flatMap(([key, category]) => (category === null ? [] : [[key, category] as const])));
}

/** Decides the category of each path in the file. Unknown ones are created below the mapping's root. */
export function planCategories(
  paths: ReadonlyMap<string, { readonly rows: number }>,
  mapping: Mapping['categories'],
  sources: CategorySources,
): CategoryPlan {
  const shelf = categoryShelf(sources, mapping.add);
  const byId = new Map<number, Category>(sources.categories.map((category) => [category.id, category]));
  const parents = new Set(sources.categories.map(({ parentId }) => parentId));
  const leafByTitle = new Map(
    sources.categories
      .filter(({ id }) => !parents.has(id))
      .flatMap((category) => locales.map((locale) => [nameKey(category.title[locale]), category] as const)),
  );
  const leafByPart = leavesByPart(sources.categories.filter(({ id }) => !parents.has(id)));
  const table = new Map(Object.entries(mapping.table).map(([name, slug]) => [nameKey(name), slug]));

  const find = (path: string): Category | undefined => {
    const last = lastName(path, pathSign);
    const wanted = table.get(nameKey(path)) ?? table.get(nameKey(last));
    if (wanted !== undefined) return shelf.need(wanted);
    const learned = byId.get(sources.learned.get(path) ?? -1);
    if (learned !== undefined) return learned;
    // A file with the whole path in one column may have any separator.
    for (const name of [last, ...['/', '\\', '|', '>'].map((sign) => lastName(last, sign))]) {
      const known = knownCategory(name);
      const category =
        (known === null ? undefined : shelf.find(known)) ??
        leafByTitle.get(nameKey(name)) ??
        leafByPart.get(nameKey(name));
      if (category !== undefined) return category;
    }
    const read = readCategoryName(path.split(pathSign));
    return read === null ? undefined : shelf.find(read);
  };

  const root = (): Category => shelf.find(mapping.root) ?? shelf.addBelow(null, mapping.root, rootTitle, partTitle);
  const rest = (): Category => {
    const slug = `${mapping.root}-other`;
    return shelf.find(slug) ?? shelf.addBelow(root().slug, slug, restTitle, partTitle);
  };

  const found = new Map<string, Category>();
  const unknown = new Map<string, { title: string; rows: number; paths: string[] }>();
  for (const [path, { rows }] of [...paths].sort((a, b) => b[1].rows - a[1].rows || (a[0] < b[0] ? -1 : 1))) {
    const category = find(path);
    if (category !== undefined) found.set(path, category);
    else {
      const title = lastName(path, pathSign);
      const same = unknown.get(nameKey(title)) ?? { title, rows: 0, paths: [] };
      unknown.set(nameKey(title), { title: same.title, rows: same.rows + rows, paths: [...same.paths, path] });
    }
  }
  for (const { title, rows, paths: same } of unknown.values()) {
    const slug = slugify(title).slice(0, slugLengthMax).replace(/-$/, '');
    const own = inEachLocale(() => title);
    const category =
      rows < mapping.createFrom || slug === ''
        ? rest()
        : (shelf.find(slug) ?? shelf.addBelow(root().slug, slug, own, partTitle));
    for (const path of same) found.set(path, category);
  }
  return {
    categoryOf: (path) => found.get(path) ?? rest(),
    isSettled: (path) => table.has(nameKey(path)) || table.has(nameKey(lastName(path, pathSign))),
    added: shelf.added,
    learned: [...found].map(([path, category]) => ({ path, categoryId: category.id })),
  };
}
