import { rowsOf, slugSetsOf } from './rows-of.ts';

/**
 * Russian types of passive parts (OST 11). Columns: pattern of the type | slugs, as in `category-words.ts` | unit of a
 * number after the type. People type the letters in Cyrillic or Latin.
 */
const rows = `
ОМЛТ|МЛТ|С2-\\d{1,2}[А-Я]?|С1-4 | through-hole-resistors / resistors | watt
Р1-\\d{1,2}[А-Я]? | chip-resistors / resistors | watt
С5-\\d{1,2}[А-Я]{0,2}|ПЭВР?|ПЭВТ | power-resistors / resistors | watt
СП[345]?-\\d{1,2}[А-Я]{0,2} | trimmers + potentiometers / resistors | -
К10-\\d{1,2}[А-Я]{0,2}|К15-\\d{1,2}[А-Я]?|КМ-?[3-6][АБ]?|КД-[12] | leaded-ceramic-capacitors / capacitors | -
К50-\\d{1,2}[А-Я]? | aluminium-electrolytic-capacitors / capacitors | -
К5[23]-\\d{1,2}[А-Я]? | tantalum-capacitors / capacitors | -
К7[1-8]-\\d{1,2}[А-Я]? | film-capacitors / capacitors | -
`;

export interface DomesticType {
  readonly pattern: RegExp;
  /** Categories of the type, as sets of slugs. The first set of which the catalogue has a category is used. */
  readonly slugSets: readonly (readonly string[])[];
  /** True if a number after the type is its power in watts: `МЛТ-0,25`. */
  readonly hasPower: boolean;
}

const lookAlikes: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};
const soundAlikes: Readonly<Record<string, string>> = { L: 'Л', S: 'С', V: 'В', R: 'Р' };

/** Converts a type that was typed in Latin letters to Cyrillic ones: `C2-23` by look, `MLT` by sound. */
export const toCyrillic = (text: string): string =>
  text.toUpperCase().replace(/[A-Z]/gu, (letter) => lookAlikes[letter] ?? soundAlikes[letter] ?? letter);

export const domesticTypes: readonly DomesticType[] = rowsOf(rows, 'patterns', 'slugs', 'follows').map(
  ({ patterns, slugs, follows }) => ({
    pattern: new RegExp(String.raw`^(?:${patterns})(?![\p{L}\d])`, 'u'),
    slugSets: slugSetsOf(slugs),
    hasPower: follows === 'watt',
  }),
);

/** Returns the Russian type at the start of a piece, and its length in letters; null = none. */
export function domesticTypeOf(core: string): { readonly type: DomesticType; readonly length: number } | null {
  if (core.length > 40) return null;
  const text = toCyrillic(core);
  // Some letters become two in upper case. Then the length differs from that of the typed text.
  if (text.length !== core.length) return null;
  for (const type of domesticTypes) {
    const found = type.pattern.exec(text);
    if (found !== null) return { type, length: found[0].length };
  }
  return null;
}

/** True if the whole piece is a Russian type, apart from dashes at its end: `К10-17б`, `С2-23-`. */
export function isDomesticType(piece: string): boolean {
  const bare = piece.replace(/-+$/u, '');
  return domesticTypeOf(bare)?.length === bare.length;
}

/** Rated powers of Russian resistors, in watts. */
const powers = new Set([0.0625, 0.062, 0.125, 0.25, 0.5, 1, 2, 3, 5, 7.5, 8, 10, 15, 16, 20, 25, 30, 50, 75, 100]);

/** Returns the watts that a number after a Russian type means; null = it is not a rated power. */
export function powerAfterType(core: string): number | null {
  const watts = /^\d{1,3}(?:[.,]\d{1,4})?$/u.test(core) ? Number(core.replace(',', '.')) : Number.NaN;
  return powers.has(watts) ? watts : null;
}
