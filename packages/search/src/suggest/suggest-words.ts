import type { CatalogueFrame } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';
import { wordsOf } from '../words/words.ts';

/** Minimum length of a typed word that is completed. Shorter ones start too many words. */
const typedMin = 2;

const word = /\p{L}[\p{L}\p{M}]*/gu;
const lastWord = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u;

/**
 * A word from the titles of categories, attributes and brands (the catalogue frame). `folded` is its form in the
 * engine, without accents (`таимер`); `shown` is its spelling (`таймер`).
 */
interface Spelled {
  readonly folded: string;
  readonly shown: string;
}

const known = new WeakMap<CatalogueFrame, readonly Spelled[]>();

/** Returns the words of the catalogue frame with their spelling, sorted by `folded`. */
const spellings = (frame: CatalogueFrame): readonly Spelled[] => {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const made = new Map<string, string>();
  const addAll = (text: string): void => {
    for (const [spelled] of text.matchAll(word))
      for (const folded of wordsOf(spelled)) made.set(folded, spelled.toLowerCase());
  };
  for (const locale of locales) {
    for (const { title, partTitle } of frame.categories) addAll(`${title[locale]} ${partTitle[locale]}`);
    for (const { valueTitles } of frame.attributes)
      for (const title of Object.values(valueTitles)) addAll(title[locale]);
  }
  for (const { name } of frame.brands) addAll(name);
  const sorted = Array.from(made, ([folded, shown]) => ({ folded, shown })).sort((a, b) =>
    a.folded < b.folded ? -1 : 1,
  );
  known.set(frame, sorted);
  return sorted;
};

const firstNotBefore = (words: readonly Spelled[], beginning: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.folded < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the number of products with each of the words. */
export type DocumentsOf = (words: readonly string[]) => readonly number[];

/** Returns texts with the last word completed. The word that most products have comes first. */
export const suggestWords = (
  frame: CatalogueFrame,
  documentsOf: DocumentsOf,
  text: string,
  limit: number,
): readonly string[] => {
  const [last = ''] = lastWord.exec(text) ?? [];
  const [folded = ''] = wordsOf(last);
  if (limit === 0 || folded.length < typedMin) return [];
  const words = spellings(frame);
  const begun: Spelled[] = [];
  for (let at = firstNotBefore(words, folded); words[at]?.folded.startsWith(folded) === true; at++)
    if (words[at]!.folded !== folded) begun.push(words[at]!);
  const documents = documentsOf(begun.map((one) => one.folded));
  const found = new Map<string, number>();
  begun.forEach(({ shown }, place) => {
    const count = documents[place]!;
    if (count > 0) found.set(shown, (found.get(shown) ?? 0) + count);
  });
  const start = text.slice(0, text.length - last.length);
  return [...found]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit)
    .map(([whole]) => start + whole);
};
