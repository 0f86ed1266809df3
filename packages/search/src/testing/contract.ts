import type { AttributeKey, AttributeValue } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import {
  type AttributeFilter,
  type CatalogueFrame,
  emptyFilter,
  type IndexedProduct,
  type ProductFilter,
  readQuery,
  type SearchAnswer,
} from '@farad/domain/search-query';
import type { SearchOptions } from '../engine-options.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';

/** A search that every engine must answer alike. */
export interface ContractQuery {
  readonly filter: ProductFilter;
  readonly options: SearchOptions;
}

/** Numbers in [0, 1). The same seed gives the same numbers. */
type Chance = () => number;

const chanceOf = (seed: number): Chance => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

const some = <T>(chance: Chance, list: readonly T[], most: number): readonly T[] =>
  list.length === 0 ? [] : Array.from({ length: 1 + Math.floor(chance() * most) }, () => oneOf(chance, list));

const directions = ['ascending', 'descending'] as const;

const sortOf = (chance: Chance, keys: readonly AttributeKey[]): ProductFilter['sort'] => {
  const direction = oneOf(chance, directions);
  const kind = oneOf(chance, ['relevance', 'relevance', 'price', 'stock', 'attribute'] as const);
  if (kind === 'relevance' || (kind === 'attribute' && keys.length === 0)) return { kind: 'relevance' };
  return kind === 'attribute' ? { kind, key: oneOf(chance, keys), direction } : { kind, direction };
};

const startOf = (value: AttributeValue): number | null =>
  typeof value === 'number' ? value : typeof value === 'object' ? value[0] : null;

/** Returns a condition that some of the products meet. */
const attributeFilter = (
  chance: Chance,
  key: AttributeKey,
  products: readonly IndexedProduct[],
): AttributeFilter | null => {
  const values = products.flatMap(({ attributes }) => attributes[key] ?? []) as readonly (string | number | boolean)[];
  const stated = products.flatMap(({ attributes }) => (attributes[key] === undefined ? [] : [attributes[key]]));
  if (stated.length === 0) return null;
  const start = startOf(oneOf(chance, stated));
  if (start !== null && chance() < 0.5) {
    const end = startOf(oneOf(chance, stated)) ?? start;
    const [from, to] = [Math.min(start, end), Math.max(start, end)];
    return { kind: 'between', key, from: chance() < 0.3 ? null : from, to: chance() < 0.3 ? null : to };
  }
  return { kind: 'values', key, values: some(chance, values, 3) };
};

const isPresent = <T>(value: T | null): value is T => value !== null;

/** Returns a filter of a category page: conditions that products of the category meet, in any combination. */
const browsed = (chance: Chance, frame: CatalogueFrame, products: readonly IndexedProduct[]): ProductFilter => {
  const about = oneOf(chance, products);
  const byId = new Map(frame.categories.map((category) => [category.id, category]));
  const leaf = byId.get(about.categoryId)!;
  const parent = leaf.parentId === null ? undefined : byId.get(leaf.parentId);
  const category = chance() < 0.25 ? (parent ?? leaf) : leaf;
  const siblings = products.filter(({ categoryId }) => categoryId === about.categoryId);
  const keys = leaf.attributes.map(({ key }) => key);
  const attrs = chance() < 0.2 ? [] : some(chance, keys, 3).map((key) => attributeFilter(chance, key, siblings));
  const brandSlug = frame.brands.find(({ id }) => id === about.brandId)?.slug;
  return {
    ...emptyFilter,
    categories: chance() < 0.1 ? [] : [category.slug],
    brands: brandSlug !== undefined && chance() < 0.25 ? [brandSlug] : [],
    attrs: attrs.filter(isPresent),
    variants: chance() < 0.05 ? [about.seo] : [],
    isOnlyInStock: chance() < 0.3,
    isPromotion: chance() < 0.08,
    isMinimumMet: chance() < 0.15,
    sort: sortOf(chance, keys),
    quantity: oneOf(chance, [1, 1, 10, 37, 100, 1000, 5000]) as Quantity,
    limit: oneOf(chance, [0, 20, 20, 50, 100]),
    skip: chance() < 0.25 ? Math.floor(chance() * 200) : 0,
  };
};

const mistyped = (chance: Chance, text: string): string => {
  const at = Math.floor(chance() * text.length);
  const rest = text.slice(at + 1);
  const letter = oneOf(chance, ['A', '1', 'R', 'X', '']);
  return chance() < 0.3 && rest !== ''
    ? text.slice(0, at) + rest[0]! + text[at]! + rest.slice(1)
    : text.slice(0, at) + letter + rest;
};

/** Returns a text that someone might type who looks for the product. */
const typedText = (chance: Chance, { mpn, title, attributes }: IndexedProduct, brand: string): string => {
  const words = oneOf(chance, [title.ru, title.en, title.tr])
    .split(/\s+/u)
    .filter((word) => word !== '');
  const values = Object.values(attributes).filter((value) => typeof value === 'string' || typeof value === 'number');
  const from = Math.floor(chance() * Math.max(1, mpn.length - 4));
  const ways: readonly (() => string)[] = [
    () => mpn,
    () => mpn.slice(0, 3 + Math.floor(chance() * mpn.length)),
    () => mpn.slice(from, from + 4 + Math.floor(chance() * 4)),
    () => mistyped(chance, mpn),
    () => mpn.toLowerCase().replace(/[-/.]/gu, ' '),
    () => words.slice(0, 1 + Math.floor(chance() * 4)).join(' '),
    () => some(chance, words, 3).join(' '),
    () => mistyped(chance, words.slice(0, 2).join(' ')),
    () => `${brand} ${mpn.slice(0, 5)}`,
    () => `${words[0] ?? ''} ${String(oneOf(chance, values.length === 0 ? [''] : values))}`,
    () => `${words[0] ?? ''} ${brand}`,
  ];
  return oneOf(chance, ways)().trim();
};

const searched = (
  chance: Chance,
  frame: CatalogueFrame,
  products: readonly IndexedProduct[],
  texts: readonly string[],
): ContractQuery => {
  const about = oneOf(chance, products);
  const brand = frame.brands.find(({ id }) => id === about.brandId)?.name ?? '';
  const text = texts.length > 0 && chance() < 0.5 ? oneOf(chance, texts) : typedText(chance, about, brand);
  const narrowed = chance() < 0.2 ? browsed(chance, frame, products) : emptyFilter;
  const sort: ProductFilter['sort'] =
    chance() < 0.8 ? { kind: 'relevance' } : { kind: 'price', direction: oneOf(chance, directions) };
  const filter = { ...narrowed, text, sort, limit: 20, skip: 0 };
  return { filter, options: { reading: readQuery(text, vocabularyFor(frame)), asTyped: chance() < 0.1 } };
};

export interface ContractOptions {
  readonly count: number;
  readonly seed: number;
  /** Share of the searches that have a text. */
  readonly textShare: number;
  /** Texts of judged queries; the other texts are made of products. */
  readonly texts?: readonly string[];
}

/** Returns searches of a catalogue, the same for the same seed. */
export const contractQueries = (
  frame: CatalogueFrame,
  products: readonly IndexedProduct[],
  { count, seed, textShare, texts = [] }: ContractOptions,
): readonly ContractQuery[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () =>
    chance() < textShare
      ? searched(chance, frame, products, texts)
      : { filter: browsed(chance, frame, products), options: {} },
  );
};

/** Returns the products with random changes: some are gone, some have another price or stock, some another value. */
export const changedProducts = (products: readonly IndexedProduct[], seed: number): readonly IndexedProduct[] => {
  const chance = chanceOf(seed);
  return products.flatMap((product): readonly IndexedProduct[] => {
    const kind = chance();
    if (kind < 0.02) return [];
    if (kind < 0.1) return [{ ...product, available: (chance() < 0.5 ? 0 : Math.floor(chance() * 500)) as Quantity }];
    if (kind < 0.14) return [{ ...product, tiers: product.tiers.slice(0, 1), demand: Math.floor(chance() * 100) }];
    if (kind < 0.16) return [{ ...product, categoryId: oneOf(chance, products).categoryId, mpn: `${product.mpn}-N` }];
    return [product];
  });
};

/** Returns the value as text. The order of fields does not matter. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Returns the first part in which two answers differ; null = they are equal. Rows have a whole order, so ids are compared. */
export const differenceOf = (one: SearchAnswer, other: SearchAnswer): string | null => {
  // The keys of rows differ between engines where the order is that of texts.
  const { next: oneNext, ...left } = one;
  const { next: otherNext, ...right } = other;
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ...(Object.keys(left) as (keyof typeof left)[]).map((name) => [name, left[name], right[name]] as const),
    ['next', oneNext?.id ?? null, otherNext?.id ?? null],
  ];
  for (const [name, own, theirs] of parts) {
    const [a, b] = [textOf(own), textOf(theirs)];
    if (a !== b) return `${name}: ${a.slice(0, 600)} and ${b.slice(0, 600)}`;
  }
  return null;
};
