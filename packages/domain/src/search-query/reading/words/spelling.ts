import { foldWord, stemsOf } from '../../fold.ts';
import { inOtherLayouts } from '../../dictionary/keyboard-layouts.ts';
import { nearestStem, withWords, wordsByLetter, type WordsByLetter } from './nearest-stem.ts';

/** Latin letters → Russian letters of the same sound. Longer sequences come first. */
const soundRows: readonly (readonly [string, string])[] = [
  ...([
    ['shch', 'щ'],
    ['sch', 'щ'],
    ['sh', 'ш'],
    ['ch', 'ч'],
    ['zh', 'ж'],
    ['kh', 'х'],
    ['ts', 'ц'],
    ['tz', 'ц'],
  ] as const),
  ...([
    ['yu', 'ю'],
    ['ju', 'ю'],
    ['ya', 'я'],
    ['ja', 'я'],
    ['yo', 'е'],
    ['jo', 'е'],
    ['ye', 'е'],
    ['x', 'кс'],
  ] as const),
  ...([
    ['a', 'а'],
    ['b', 'б'],
    ['v', 'в'],
    ['w', 'в'],
    ['g', 'г'],
    ['d', 'д'],
    ['e', 'е'],
    ['z', 'з'],
    ['i', 'и'],
  ] as const),
  ...([
    ['j', 'й'],
    ['k', 'к'],
    ['q', 'к'],
    ['l', 'л'],
    ['m', 'м'],
    ['n', 'н'],
    ['o', 'о'],
    ['p', 'п'],
    ['r', 'р'],
  ] as const),
  ...([
    ['s', 'с'],
    ['t', 'т'],
    ['u', 'у'],
    ['f', 'ф'],
    ['h', 'х'],
    ['c', 'ц'],
    ['y', 'ы'],
    ["'", ''],
  ] as const),
];

function toCyrillic(word: string): string {
  let text = '';
  for (let at = 0; at < word.length;) {
    const row = soundRows.find(([latin]) => word.startsWith(latin, at));
    text += row?.[1] ?? '';
    at += row?.[0].length ?? 1;
  }
  return text;
}

/** Returns the stem without what transliteration loses, such as soft signs and double letters. */
const soundKey = (stem: string): string =>
  stem.replace(/[ъь']/gu, '').replace(/[йыi]/gu, 'и').replace(/э/gu, 'е').replace(/(.)\1/gu, '$1').replace(/сх/gu, 'ш');

const turkishEnding =
  /(?:l[ae]r)?(?:[iu]n?)?(?:[sn]?[iu])?(?:(?:n?d[ae]n?)|(?:t[ae]n?)|(?:[yn]?[iu])|(?:n[iu]n)|(?:[yn]?[ae])|(?:y?l[ae]))?$/u;

/** Matches the ending that makes an adjective of a noun: `силиконовый` comes from силикон. */
const adjectiveEnding = /(?<=^[а-я]{3,})(?:ическ|истск|овск|онн|енн|янн|ск|ов|ев|ьн|н)$/u;

const lengthMin = 4;
const lengthMax = 32;

/** Known stems, indexed for finding misspelt words. Built once per vocabulary. */
export interface Spelling {
  readonly known: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, string>;
  /** Words for kinds of parts and makers that a mistyped word may mean. */
  readonly correctable: WordsByLetter;
  /** Words for attribute values that a mistyped word may mean. They are tried last, because they are less likely. */
  readonly values: WordsByLetter;
}

const isCorrectable = (word: string): boolean => word.length >= lengthMin && /^\p{L}+$/u.test(word);

const onlyCorrectable = (words: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...words].filter(([word]) => isCorrectable(word)));

const soundsOf = (words: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...new Set(words.values())].filter((stem) => /^[а-я]{3,}$/u.test(stem)).map((stem) => [soundKey(stem), stem]);

/**
 * Returns the index for misspelt words.
 * @param correctable words and stems for kinds of parts and makers → their stems. With other words too, a misspelling
 * would resemble several words too often
 * @param values words and stems for attribute values → their stems
 */
export function spellingOf(
  known: ReadonlySet<string>,
  correctable: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, string>,
): Spelling {
  return {
    known,
    bySound: new Map(soundsOf(correctable)),
    correctable: wordsByLetter(onlyCorrectable(correctable)),
    values: wordsByLetter(onlyCorrectable(values)),
  };
}

/**
 * Returns the index with more words for kinds of parts and makers. A word that it already has gets the new stem.
 * @param known all stems, including the new ones
 */
export const spellingWith = (
  spelling: Spelling,
  known: ReadonlySet<string>,
  words: ReadonlyMap<string, string>,
): Spelling => ({
  known,
  bySound: new Map([...spelling.bySound, ...soundsOf(words)]),
  correctable: withWords(spelling.correctable, onlyCorrectable(words)),
  values: spelling.values,
});

/**
 * Returns the only known stem that the mistyped word can mean; null = none, or several. Kinds of parts and makers are
 * tried before attribute values.
 */
function withoutTypos(stem: string, word: string, { correctable, values }: Spelling): string | null {
  if (word.length > lengthMax || !/^\p{L}+$/u.test(stem)) return null;
  const ofKinds = nearestStem(stem, correctable) ?? nearestStem(word, correctable, 1);
  return ofKinds ?? nearestStem(stem, values, 1) ?? nearestStem(word, values, 1);
}

const allKnown = (stems: readonly string[], { known }: Spelling): readonly string[] | null =>
  stems.length > 0 && stems.every((stem) => known.has(stem)) ? stems : null;

/** True if the word is unknown as typed, but known in another keyboard layout. */
export function isOtherLayout(core: string, spelling: Spelling): boolean {
  const word = core.toLowerCase();
  if (word.length < lengthMin || word.length > lengthMax || allKnown(stemsOf(word), spelling) !== null) return false;
  return inOtherLayouts(word).some((other) => allKnown(stemsOf(other), spelling) !== null);
}

function bySound(word: string, spelling: Spelling): readonly string[] | null {
  const stems = stemsOf(toCyrillic(word)).map((stem) => spelling.bySound.get(soundKey(stem)) ?? '');
  return allKnown(stems, spelling);
}

function inTurkish(stem: string, spelling: Spelling): readonly string[] | null {
  const bare = stem.replaceAll("'", '').replace(turkishEnding, '');
  return bare.length >= lengthMin && bare !== stem ? allKnown([bare], spelling) : null;
}

/**
 * Returns the known stems that a misspelt word means; null = none, or several. The word may be in the wrong layout
 * (`htpbcnjh`), spelt by sound (`rezistor`), in a Turkish case (`kondansatörün`) or mistyped (`ризистор`).
 */
export function respelled(core: string, stems: readonly string[], spelling: Spelling): readonly string[] | null {
  const word = core.toLowerCase();
  if (word.length < lengthMin || word.length > lengthMax || /[\d\s]/u.test(word)) return null;
  for (const other of inOtherLayouts(word)) {
    const swapped = allKnown(stemsOf(other), spelling);
    if (swapped !== null) return swapped;
  }
  if (/^[a-z']+$/u.test(word)) {
    const sounded = bySound(word, spelling);
    if (sounded !== null) return sounded;
  }
  const [only] = stems;
  if (only !== undefined && stems.length === 1) {
    const turkish = /^[a-z']+$/u.test(only) ? inTurkish(only, spelling) : null;
    if (turkish !== null) return turkish;
  }
  const nouns = stems.map((stem) => (spelling.known.has(stem) ? stem : stem.replace(adjectiveEnding, '')));
  const named = allKnown(nouns, spelling);
  if (named !== null) return named;
  const folded = foldWord(core);
  const corrected = stems.map((stem) => {
    if (spelling.known.has(stem)) return stem;
    return withoutTypos(stem, stems.length === 1 ? folded : stem, spelling) ?? '';
  });
  return allKnown(corrected, spelling);
}
