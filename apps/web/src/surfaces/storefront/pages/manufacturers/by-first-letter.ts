export interface BrandCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface LetterGroup {
  readonly letter: string;
  /** Name of its place on the page, for links. */
  readonly anchor: string;
  readonly brands: readonly BrandCount[];
}

const digits = '0–9';

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Digits first, then Latin letters, then the others. */
function byAlphabet(a: string, b: string): number {
  const rank = (letter: string): number => (letter === digits ? 0 : isLatin(letter) ? 1 : 2);
  return rank(a) - rank(b) || a.localeCompare(b, 'ru');
}

/** Sorted by name; names that begin with no letter stand under `0–9`, first. */
export function byFirstLetter(brands: readonly BrandCount[]): LetterGroup[] {
  const groups = new Map<string, BrandCount[]>();
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  for (const brand of sorted) {
    const first = brand.name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : digits;
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .toSorted(([a], [b]) => byAlphabet(a, b))
    .map(([letter, group]) => ({ letter, anchor: `letter-${letter.codePointAt(0)}`, brands: group }));
}
