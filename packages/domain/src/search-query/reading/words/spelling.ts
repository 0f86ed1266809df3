import { stemsOf } from './fold.ts';
import { inOtherLayouts } from './keyboard-layouts.ts';

/** Latin letters that stand for Russian ones, longer ones first. */
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

/** What transliterations do not tell apart. */
const soundKey = (stem: string): string =>
  stem.replace(/[ъь']/gu, '').replace(/[йыi]/gu, 'и').replace(/э/gu, 'е').replace(/(.)\1/gu, '$1').replace(/сх/gu, 'ш');

const turkishEnding =
  /(?:l[ae]r)?(?:[iu]n?)?(?:[sn]?[iu])?(?:(?:n?d[ae]n?)|(?:t[ae]n?)|(?:[yn]?[iu])|(?:n[iu]n)|(?:[yn]?[ae])|(?:y?l[ae]))?$/u;

/** `силиконовый` is made of силикон. */
const adjectiveEnding = /(?<=^[а-я]{3,})(?:ическ|истск|овск|онн|енн|янн|ск|ов|ев|ьн|н)$/u;

const lengthMin = 4;
const typoLengthMin = 5;
const twoTyposLengthMin = 8;
const lengthMax = 32;

/** Known stems, ready to be found under other spellings. Built once a vocabulary. */
export interface Spelling {
  readonly known: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, string>;
  /** Those that a mistyped word may stand for, by their first letter. */
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
}

/** @param correctable stems of kinds of parts and of makers: other words are too many to guess at */
export function spellingOf(known: ReadonlySet<string>, correctable: ReadonlySet<string>): Spelling {
  const byFirstLetter = new Map<string, string[]>();
  for (const stem of correctable) {
    if (stem.length < lengthMin || !/^\p{L}+$/u.test(stem)) continue;
    const first = stem.charAt(0);
    const stems = byFirstLetter.get(first);
    if (stems === undefined) byFirstLetter.set(first, [stem]);
    else stems.push(stem);
  }
  const russian = [...correctable].filter((stem) => /^[а-я]{3,}$/u.test(stem));
  return { known, bySound: new Map(russian.map((stem) => [soundKey(stem), stem])), byFirstLetter };
}

/** Letters changed, left out, added or swapped with the next one; counted up to `max`, beyond it `max` + 1. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > max) return max + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? max + 1, max + 1);
}

/** Typing errors that a word may have: two in longer ones. */
const typosMax = (stem: string): number => (stem.length >= twoTyposLengthMin ? 2 : 1);

/** The one known stem that differs least, of `резистор` and `резисторн` the first; null when it is not sure which. */
function withoutTypos(stem: string, { byFirstLetter }: Spelling): string | null {
  if (stem.length < typoLengthMin || stem.length > lengthMax || !/^\p{L}+$/u.test(stem)) return null;
  const near = (byFirstLetter.get(stem.charAt(0)) ?? []).flatMap((candidate) => {
    const max = Math.min(typosMax(stem), typosMax(candidate));
    const typos = distance(stem, candidate, max);
    return typos <= max ? [{ candidate, typos }] : [];
  });
  const least = Math.min(...near.map(({ typos }) => typos));
  const [best, ...others] = near
    .filter(({ typos }) => typos === least)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.length - b.length);
  return best !== undefined && others.every((other) => other.startsWith(best)) ? best : null;
}

const allKnown = (stems: readonly string[], { known }: Spelling): readonly string[] | null =>
  stems.length > 0 && stems.every((stem) => known.has(stem)) ? stems : null;

/** Whether a word is a known one typed with the keys of the other layout. */
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
 * The known stems of a word that is none itself: typed in the wrong layout (`htpbcnjh`), by sound (`rezistor`), in a
 * Turkish case (`kondansatörün`) or with typing errors (`ризистор`). Null when it is not sure what is meant.
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
  const corrected = stems.map((stem) => (spelling.known.has(stem) ? stem : (withoutTypos(stem, spelling) ?? '')));
  return allKnown(corrected, spelling);
}
