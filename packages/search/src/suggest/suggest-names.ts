import type { BrandId, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { type Locale, locales } from '@farad/domain/shared';
import { wordsOf } from '../words/words.ts';

/** A category or brand that can be suggested. */
interface Named<Id> {
  readonly id: Id;
  /** Its name in each locale, or one name for all. Each word has a space before it. */
  readonly names: readonly string[];
}

interface NameList<Id> {
  readonly items: readonly Named<Id>[];
  /** All names, one per line. A word that does not occur here occurs in no name. */
  readonly joined: string;
  /** All sequences of three letters in `joined`. A word that starts with another sequence occurs in no name. */
  readonly infixes: ReadonlySet<string>;
}

interface FrameNames {
  readonly categories: NameList<CategoryId>;
  readonly brands: NameList<BrandId>;
}

/** Minimum length of a typed word that may match in the middle of a word. */
const infixMin = 3;

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')}`;

const listOf = <Id>(items: readonly Named<Id>[]): NameList<Id> => {
  const joined = items.flatMap(({ names }) => names).join('\n');
  const infixes = new Set<string>();
  for (let at = 0; at + infixMin <= joined.length; at++) infixes.add(joined.slice(at, at + infixMin));
  return { items, joined, infixes };
};

/** Whether any name may contain the word. */
const mayHave = ({ joined, infixes }: NameList<unknown>, word: string): boolean =>
  word.length < infixMin ? joined.includes(` ${word}`) : infixes.has(word.slice(0, infixMin)) && joined.includes(word);

const known = new WeakMap<CatalogueFrame, FrameNames>();

const namesOf = (frame: CatalogueFrame): FrameNames => {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const made = {
    categories: listOf(
      frame.categories.map(({ id, title }) => ({ id, names: locales.map((locale) => spaced(title[locale])) })),
    ),
    brands: listOf(frame.brands.map(({ id, name }) => ({ id, names: [spaced(name)] }))),
  };
  known.set(frame, made);
  return made;
};

/**
 * Returns how far the name is from the typed words. 0 = the name starts with the first word, and each other word starts
 * a word of the name. 1 = each word starts a word of the name. 2 = some word is in the middle of a word. Infinity =
 * some word is not in the name.
 */
const distanceOf = (name: string, words: readonly string[]): number => {
  let distance = name.startsWith(` ${words[0]!}`) ? 0 : 1;
  for (const word of words) {
    if (name.includes(` ${word}`)) continue;
    if (word.length < infixMin || !name.includes(word)) return Infinity;
    distance = 2;
  }
  return distance;
};

/** Returns the smallest distance of the names. Names in another locale than `own` are always farther. */
const leastDistance = (names: readonly string[], words: readonly string[], own: number): number => {
  let least = Infinity;
  for (let locale = 0; locale < names.length; locale++)
    least = Math.min(least, distanceOf(names[locale]!, words) + (locale === own ? 0 : 3));
  return least;
};

const nearest = <Id>(
  list: NameList<Id>,
  words: readonly string[],
  own: number,
  sizeOf: (id: Id) => number,
  limit: number,
): readonly Id[] => {
  if (!words.every((word) => mayHave(list, word))) return [];
  const found: { readonly id: Id; readonly distance: number; readonly size: number }[] = [];
  for (const { id, names } of list.items) {
    const distance = leastDistance(names, words, own);
    const size = distance === Infinity ? 0 : sizeOf(id);
    if (size > 0) found.push({ id, distance, size });
  }
  return found
    .sort((a, b) => a.distance - b.distance || b.size - a.size)
    .slice(0, limit)
    .map(({ id }) => id);
};

export interface NameLimits {
  readonly categories: number;
  readonly brands: number;
}

/** Functions that return the number of products of a category (with all categories below it) and of a brand. */
export interface NameSizes {
  readonly category: (id: CategoryId) => number;
  readonly brand: (id: BrandId) => number;
}

/**
 * Returns the categories and brands whose name contains all typed words and that have products. Names in the requested
 * locale come first.
 */
export const suggestNames = (
  frame: CatalogueFrame,
  text: string,
  locale: Locale,
  sizes: NameSizes,
  limits: NameLimits,
): { readonly categories: readonly CategoryId[]; readonly brands: readonly BrandId[] } => {
  const words = wordsOf(text);
  if (words.length === 0) return { categories: [], brands: [] };
  const { categories, brands } = namesOf(frame);
  return {
    categories: nearest(categories, words, locales.indexOf(locale), sizes.category, limits.categories),
    brands: nearest(brands, words, 0, sizes.brand, limits.brands),
  };
};
