export interface BrandCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface LetterGroup {
  readonly letter: string;
  /** Id of the group's element, for links on the page. */
  readonly anchor: string;
  readonly brands: readonly BrandCount[];
}

const digits = '0–9';

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Compares group letters: digits come first, then Latin letters, then others. */
function byAlphabet(a: string, b: string): number {
  const rank = (letter: string): number => (letter === digits ? 0 : isLatin(letter) ? 1 : 2);
  return rank(a) - rank(b) || a.localeCompare(b, 'ru');
}

/** Groups brands by first letter. Names that do not start with a letter are in the group `0–9`, which comes first. */
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
