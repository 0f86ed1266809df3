import { byRarestKey } from './by-rarest-key.ts';
import { isJoiningWord } from '../dictionary/joining-words.ts';
import type { QueryItem } from './query-item.ts';
import { synonymsOf } from '../dictionary/synonyms.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';

/**
 * A phrase of several words for a kind of part. Its words may be apart and in any order: `датчик`, `положения`,
 * `магнита`.
 */
export interface ScatteredPhrase {
  /** Stems without joining words. */
  readonly stems: readonly string[];
  readonly meaning: PhraseMeaning;
}

/** Phrases of several words, indexed by their rarest stem. */
export type ScatteredPhrases = ReadonlyMap<string, readonly ScatteredPhrase[]>;

export function scatteredPhrases(phrases: ReadonlyMap<string, PhraseMeaning>): ScatteredPhrases {
  const found: ScatteredPhrase[] = [];
  for (const [key, meaning] of phrases) {
    if (meaning.scope === null || key.startsWith('a ')) continue;
    const stems = key.split(' ').filter((stem, at, all) => stem !== all[at - 1] && !isJoiningWord(stem));
    if (stems.length > 1) found.push({ stems, meaning });
  }
  return byRarestKey(found, ({ stems }) => stems);
}

/**
 * Returns the longest of the phrases whose words are all in the query. null = none of them has more than `length`
 * words.
 */
function longestSaid(said: ReadonlySet<string>, length: number, phrases: ScatteredPhrases): ScatteredPhrase | null {
  let best: ScatteredPhrase | null = null;
  for (const stem of said) {
    for (const phrase of phrases.get(stem) ?? []) {
      if (phrase.stems.length <= (best?.stems.length ?? length)) continue;
      if (phrase.stems.every((one) => said.has(one))) best = phrase;
    }
  }
  return best;
}

/**
 * Returns the items with scattered words of a phrase joined into one item: `датчик i2c давления` means the same as
 * `датчик давления`. A longer scattered phrase has priority over a shorter adjacent one: `датчик оборотов мотора` is a
 * sensor, not a motor.
 * @param stemsOf returns the stems of an item's words; empty for a value
 */
export function withScattered(
  items: readonly QueryItem[],
  phrases: ScatteredPhrases,
  stemsOf: (item: QueryItem) => readonly string[],
): readonly QueryItem[] {
  const words = items.map((item) => {
    const typed = stemsOf(item);
    return { item, typed, alike: typed.flatMap((stem) => [stem, ...synonymsOf(stem)]) };
  });
  const said = new Set(words.flatMap(({ typed }) => typed));
  if (said.size < 2) return items;
  const named = words.flatMap(({ item, typed }) =>
    item.kind === 'phrase' && item.meaning.scope !== null ? [typed.length] : [],
  );
  const length = Math.max(1, ...named);
  const asTyped = longestSaid(said, length, phrases);
  const otherwise = longestSaid(new Set(words.flatMap(({ alike }) => alike)), asTyped?.stems.length ?? length, phrases);
  const best = otherwise ?? asTyped;
  if (best === null) return items;
  const { stems, meaning } = best;
  return words.map(({ item, typed, alike }) => {
    const own = otherwise === null ? typed : alike;
    if (!own.some((stem) => stems.includes(stem))) return item;
    const isCorrected = item.kind === 'phrase' && item.isCorrected;
    return { kind: 'phrase', meaning, isCorrected, tokens: item.tokens };
  });
}
