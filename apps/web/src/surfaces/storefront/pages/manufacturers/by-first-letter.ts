export interface BrandCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface LetterGroup {
  readonly letter: string;
  /** Anchor on the page. */
  readonly anchor: string;
  readonly brands: readonly BrandCount[];
}

const digits = '0–9';

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Sorts digits first, then Latin letters, then others. */
function byAlphabet(a: string, b: string): number {
  const rank = (letter: string): number => (letter === digits ? 0 : isLatin(letter) ? 1 : 2);
  return rank(a) - rank(b) || a.localeCompare(b, 'ru');
}

/** Groups brands by first letter, sorted by name. Names that do not start with a letter come first, under `0–9`. */
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
