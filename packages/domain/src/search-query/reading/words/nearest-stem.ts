interface Word {
  readonly text: string;
  readonly stem: string;
}

/** Words with their stems, by their first letter and by their second letter. */
export interface WordsByLetter {
  readonly first: ReadonlyMap<string, readonly Word[]>;
  readonly second: ReadonlyMap<string, readonly Word[]>;
}

/**
 * Groups the words by their first letter and by their second letter.
 * @param stems word → stem; a stem maps to itself
 */
export const wordsByLetter = (stems: ReadonlyMap<string, string>): WordsByLetter => {
  const words = Array.from(stems, ([text, stem]) => ({ text, stem }));
  return {
    first: Map.groupBy(words, ({ text }) => text.charAt(0)),
    second: Map.groupBy(words, ({ text }) => text.charAt(1)),
  };
};

/** Returns the groups with more words. A word that they already have gets the new stem. */
export const withWords = (known: WordsByLetter, stems: ReadonlyMap<string, string>): WordsByLetter => {
  const added = wordsByLetter(stems);
  const joined = (which: keyof WordsByLetter): WordsByLetter['first'] => {
    const groups = new Map(known[which]);
    for (const [letter, words] of added[which])
      groups.set(letter, [...(groups.get(letter) ?? []).filter(({ text }) => !stems.has(text)), ...words]);
    return groups;
  };
  return { first: joined('first'), second: joined('second') };
};

const oneScript = /^(?:[а-я]+|\P{Script=Cyrillic}+)$/u;
const typoLengthMin = 5;
/** Minimum length of a word whose first letter may be wrong. A shorter word would become another word. */
const changedFirstLengthMin = 6;
const twoTyposLengthMin = 8;

const cell = (row: readonly number[], at: number): number => row[at] ?? 0;

/**
 * Returns the number of changed, missing, added or swapped letters between two words. If it is above `max`, returns
 * `max` + 1.
 */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(cell(row, j) + 1, cell(next, j - 1) + 1, cell(row, j - 1) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, cell(before, j - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > max) return max + 1;
    before = row;
    row = next;
  }
  return Math.min(cell(row, b.length), max + 1);
}

/** Returns the maximum number of typing errors: 2 for a word of at least 8 letters, otherwise 1. */
const typosMax = (stem: string): number => (stem.length >= twoTyposLengthMin ? 2 : 1);

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const soundAlike = [
  'аоеиыя',
  'aeiouy',
  'бп',
  'вф',
  'гкх',
  'дт',
  'жш',
  'зсц',
  'чщш',
  'ckq',
  'sz',
  'vw',
  'td',
  'bp',
  'gj',
];

/** True if the letters are on adjacent keys or sound similar, so that one is easily typed for the other. */
const isEasilyTyped = (one: string, other: string): boolean =>
  keyRows.some((row) => row.includes(one + other) || row.includes(other + one)) ||
  soundAlike.some((group) => group.includes(one) && group.includes(other));

/** True if the words differ in a single letter, and these two letters are rarely confused. */
function isUnlikely(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const places = Array.from(typed).flatMap((letter, at) => (letter === meant[at] ? [] : [at]));
  const [place, ...others] = places;
  return place !== undefined && others.length === 0 && !isEasilyTyped(typed.charAt(place), meant.charAt(place));
}

interface Near {
  readonly word: Word;
  readonly typos: number;
}

/**
 * Returns the only likely stem of the words with the fewest errors; null = there are several. If all stems start with
 * the shortest, the shortest is returned: `резистор` for `резистор` and `резисторн`.
 */
function onlyOf(typed: string, near: readonly Near[]): string | null {
  const least = Math.min(...near.map(({ typos }) => typos));
  const all = near.filter(({ typos }) => typos === least).map(({ word }) => word);
  const likely = all.filter(({ text }) => !isUnlikely(typed, text));
  const stems = new Set((likely.length > 0 ? likely : all).map(({ stem }) => stem));
  const [best, ...others] = [...stems].toSorted((a, b) => a.length - b.length);
  return best !== undefined && others.every((other) => other.startsWith(best)) ? best : null;
}

const nearOf = (typed: string, words: readonly Word[], most: number): readonly Near[] =>
  words.flatMap((word) => {
    const max = Math.min(typosMax(typed), typosMax(word.text), most);
    const typos = distance(typed, word.text, max);
    return typos <= max ? [{ word, typos }] : [];
  });

/**
 * Returns words with another first letter. In the typed word, the first letter is missing, added, changed, or swapped
 * with the second.
 */
function begunOtherwise(typed: string, { first, second }: WordsByLetter): readonly Word[] {
  const [one, two] = [typed.charAt(0), typed.charAt(1)];
  const changed = typed.length >= changedFirstLengthMin ? (second.get(two) ?? []) : [];
  const all = [...(first.get(two) ?? []), ...(second.get(one) ?? []), ...changed];
  return all.filter(({ text }) => text.charAt(0) !== one);
}

/**
 * Returns the stem of the only word that a mistyped word can mean; null = none, or several.
 *
 * @param most maximum number of typing errors; a short word may have a lower limit
 */
export function nearestStem(typed: string, words: WordsByLetter, most = 2): string | null {
  if (typed.length < typoLengthMin) return null;
  const near = nearOf(typed, words.first.get(typed.charAt(0)) ?? [], most);
  if (near.some(({ typos }) => typos === 1)) return onlyOf(typed, near);
  const otherwise = oneScript.test(typed) ? nearOf(typed, begunOtherwise(typed, words), 1) : [];
  return onlyOf(typed, otherwise.length > 0 ? otherwise : near);
}
