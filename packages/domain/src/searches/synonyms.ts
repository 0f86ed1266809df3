/** A phrase in a search and the phrase that replaces it: `крона`, `батарея 9 В`. */
export interface Synonym {
  readonly said: string;
  readonly meant: string;
}

export const synonymLengthMax = 60;

/** Maximum number of synonyms per language. Every search compares its words with all of them. */
export const synonymsMax = 1000;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

const phraseKey = (words: readonly string[]): string => words.map(keyOf).join(' ');

interface Dictionary {
  readonly meant: ReadonlyMap<string, string>;
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

/** Cache of dictionaries. Every search needs one, and a list of synonyms seldom changes. */
const dictionaries = new WeakMap<readonly Synonym[], Dictionary>();

/** Returns the dictionary of these synonyms, from the cache if possible. */
function dictionaryOf(synonyms: readonly Synonym[]): Dictionary {
  const known = dictionaries.get(synonyms);
  if (known !== undefined) return known;
  const meant = new Map(synonyms.map((synonym) => [phraseKey(wordsOf(synonym.said)), synonym.meant]));
  const dictionary = { meant, longest: Math.max(0, ...synonyms.map(({ said }) => wordsOf(said).length)) };
  dictionaries.set(synonyms, dictionary);
  return dictionary;
}

/**
 * Replaces phrases of a search by the synonyms that staff entered, the longest phrase first. A replacement is not
 * replaced again, so that mutual synonyms cause no endless loop. Returns null if nothing was replaced.
 */
export function applySynonyms(text: string, synonyms: readonly Synonym[]): string | null {
  const words = wordsOf(text);
  const { meant, longest } = dictionaryOf(synonyms);
  const phrase: string[] = [];
  let isChanged = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !meant.has(phraseKey(words.slice(at, at + length)))) length -= 1;
    const found = length === 0 ? undefined : meant.get(phraseKey(words.slice(at, at + length)));
    phrase.push(found ?? words[at] ?? '');
    isChanged ||= found !== undefined;
    at += Math.max(1, length);
  }
  return isChanged ? phrase.join(' ') : null;
}
