/** Words that stand for others in a search: `крона` for `батарея 9 В`. */
export interface Synonym {
  readonly said: string;
  readonly meant: string;
}

export const synonymLengthMax = 60;

/** So many a language: each search looks through all of them. */
export const synonymsMax = 1000;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

const phraseKey = (words: readonly string[]): string => words.map(keyOf).join(' ');

interface Dictionary {
  readonly meant: ReadonlyMap<string, string>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

/** Every search looks them up: those of a list that stays are read once. */
const dictionaries = new WeakMap<readonly Synonym[], Dictionary>();

/** Looks synonyms up by their words. */
function dictionaryOf(synonyms: readonly Synonym[]): Dictionary {
  const known = dictionaries.get(synonyms);
  if (known !== undefined) return known;
  const meant = new Map(synonyms.map((synonym) => [phraseKey(wordsOf(synonym.said)), synonym.meant]));
  const dictionary = { meant, longest: Math.max(0, ...synonyms.map(({ said }) => wordsOf(said).length)) };
  dictionaries.set(synonyms, dictionary);
  return dictionary;
}

/**
 * The text with what staff let its words stand for, the longest phrase first; what is put in is not looked at again, so
 * two synonyms of each other do no harm. null: no word of it stands for another.
 */
export function applySynonyms(text: string, synonyms: readonly Synonym[]): string | null {
  const words = wordsOf(text);
  const { meant, longest } = dictionaryOf(synonyms);
  const said: string[] = [];
  let isChanged = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !meant.has(phraseKey(words.slice(at, at + length)))) length -= 1;
    const found = length === 0 ? undefined : meant.get(phraseKey(words.slice(at, at + length)));
    said.push(found ?? words[at] ?? '');
    isChanged ||= found !== undefined;
    at += Math.max(1, length);
  }
  return isChanged ? said.join(' ') : null;
}
