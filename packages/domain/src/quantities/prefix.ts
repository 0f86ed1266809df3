/** SI prefixes that the shop uses, by power of ten. */
export const prefixSymbols: ReadonlyMap<number, { readonly ru: string; readonly international: string }> = new Map([
  [-12, { ru: 'п', international: 'p' }],
  [-9, { ru: 'н', international: 'n' }],
  [-6, { ru: 'мк', international: 'µ' }],
  [-3, { ru: 'м', international: 'm' }],
  [0, { ru: '', international: '' }],
  [3, { ru: 'к', international: 'k' }],
  [6, { ru: 'М', international: 'M' }],
  [9, { ru: 'Г', international: 'G' }],
  [12, { ru: 'Т', international: 'T' }],
]);

/**
 * Spellings of prefixes and their powers of ten, after Unicode normalisation (µ becomes μ). Some Cyrillic and Latin
 * letters look alike.
 */
const spellings: readonly (readonly [string, number])[] = [
  ['п', -12],
  ['p', -12],
  ['н', -9],
  ['n', -9],
  ['мк', -6],
  ['mk', -6],
  ['μ', -6],
  ['u', -6],
  ['м', -3],
  ['m', -3],
  ['к', 3],
  ['К', 3],
  ['k', 3],
  ['K', 3],
  ['М', 6],
  ['M', 6],
  ['Г', 9],
  ['G', 9],
  ['Т', 12],
  ['T', 12],
];

interface PrefixReading {
  /** Power of ten of the prefix. */
  readonly exponent: number;
  readonly rest: string;
  /** False if the spelling fits only in another letter case. */
  readonly isExact: boolean;
}

/**
 * Returns the prefixes that a text may begin with. The letter case may differ, except for м and m, where it decides
 * between milli and mega.
 */
export function prefixesOf(text: string): PrefixReading[] {
  const folded = text.toLowerCase();
  return spellings.flatMap(([spelling, exponent]): PrefixReading[] => {
    const rest = text.slice(spelling.length);
    if (text.startsWith(spelling)) return [{ exponent, rest, isExact: true }];
    const differs = spelling.toLowerCase();
    const isLetterM = differs === 'м' || differs === 'm';
    return !isLetterM && folded.startsWith(differs) ? [{ exponent, rest, isExact: false }] : [];
  });
}
