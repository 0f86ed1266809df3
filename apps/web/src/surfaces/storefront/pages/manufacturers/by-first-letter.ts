export interface BrandCount {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface LetterGroup {
  readonly letter: string;
  readonly brands: readonly BrandCount[];
}

/** Sorted by name; names that begin with no letter stand under `0–9`, first. */
export function byFirstLetter(brands: readonly BrandCount[]): LetterGroup[] {
  const groups = new Map<string, BrandCount[]>();
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  for (const brand of sorted) {
    const first = brand.name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '0–9';
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].map(([letter, group]) => ({ letter, brands: group }));
}
