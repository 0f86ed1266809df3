import type { CatalogueFrame } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';
import { wordsBeginning } from './lexicon.ts';
import type { OpenSegment } from './open-segment.ts';
import { wordsOf } from './words.ts';

/** Beginnings of words shorter than this say too little. */
const typedMin = 2;

const word = /\p{L}[\p{L}\p{M}]*/gu;
const known = new WeakMap<CatalogueFrame, ReadonlyMap<string, string>>();

/** How the words of the frame are spelled: `таимер` → `таймер`. The engine itself keeps words without accents. */
const spellings = (frame: CatalogueFrame): ReadonlyMap<string, string> => {
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
  known.set(frame, made);
  return made;
};

/** The text with its last word complete: the words in most products first. */
export const suggestWords = (
  frame: CatalogueFrame,
  segments: readonly OpenSegment[],
  text: string,
  limit: number,
): readonly string[] => {
  const [last = ''] = /[\p{L}\p{M}]+$/u.exec(text) ?? [];
  const [folded = ''] = wordsOf(last);
  if (limit === 0 || folded.length < typedMin) return [];
  const spelled = spellings(frame);
  const found = new Map<string, number>();
  for (const open of segments)
    for (const { text: whole, documents } of wordsBeginning(open, folded)) {
      const shown = whole === folded ? undefined : spelled.get(whole);
      if (shown !== undefined) found.set(shown, (found.get(shown) ?? 0) + documents);
    }
  const start = text.slice(0, text.length - last.length);
  return [...found]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit)
    .map(([whole]) => start + whole);
};
