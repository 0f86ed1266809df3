import type { Category } from '@farad/domain/category';

import { spellingOwner } from '../makers/maker-owner.ts';
import { isUmbrellaPath } from './source-part.ts';
import type { Survey } from './survey.ts';

/** Data of a row about its part, without the category path. */
export interface LooseRow {
  /** Names of the attributes that the row has. */
  readonly names: readonly string[];
  readonly maker: string;
  readonly mpn: string;
}

/**
 * Returns the category whose parts have the same attributes as the row. Otherwise, returns the category of parts of the
 * same maker with similar part numbers. null = there is none, or the path of the row already names a category.
 */
export type NearestCategory = (path: string, row: LooseRow) => Category | null;

const rowsMin = 5;
const namesMin = 3;
/** Minimum share of the part's attributes that parts of the category usually have. */
const sharedMin = 0.75;
const usualFrom = 0.3;
const cacheMax = 20_000;

interface Profile {
  readonly category: Category;
  readonly rows: number;
  readonly filled: ReadonlyMap<string, number>;
}

function profilesOf({ categories }: Survey, categoryOf: (path: string) => Category): readonly Profile[] {
  const profiles = new Map<number, { category: Category; rows: number; filled: Map<string, number> }>();
  for (const [path, { rows, columns }] of categories) {
    if (isUmbrellaPath(path)) continue;
    const category = categoryOf(path);
    const profile = profiles.get(category.id) ?? { category, rows: 0, filled: new Map<string, number>() };
    profiles.set(category.id, profile);
    profile.rows += rows;
    for (const [name, { filled }] of columns) profile.filled.set(name, (profile.filled.get(name) ?? 0) + filled);
  }
  return [...profiles.values()].filter(({ rows }) => rows >= rowsMin);
}

/**
 * Returns a function that finds a category for the parts of a mixed group ("Others"). It compares their attributes with
 * the other rows of the file. Attributes that more than half of the categories have are ignored.
 */
export function nearestCategory(
  survey: Survey,
  categoryOf: (path: string) => Category,
  isSettled: (path: string) => boolean,
): NearestCategory {
  const profiles = profilesOf(survey, categoryOf);
  const spread = new Map<string, number>();
  for (const { filled } of profiles) for (const name of filled.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  const isTelling = (name: string): boolean => (spread.get(name) ?? 0) <= profiles.length / 2;
  const cache = new Map<string, Category | null>();
  const find = (names: readonly string[]): Category | null => {
    const telling = names.filter((name) => spread.has(name) && isTelling(name));
    if (telling.length < namesMin) return null;
    let best: { readonly category: Category; readonly score: number } | null = null;
    for (const { category, rows, filled } of profiles) {
      const shares = telling.map((name) => (filled.get(name) ?? 0) / rows);
      const shared = shares.filter((share) => share >= usualFrom).length / shares.length;
      if (shared < sharedMin) continue;
      const score = shares.reduce((sum, share) => sum + Math.log(share + 0.01), 0);
      if (best === null || score > best.score) best = { category, score };
    }
    return best?.category ?? null;
  };
  const byAttributes = (names: readonly string[]): Category | null => {
    if (names.length < namesMin) return null;
    const key = names.join('\n');
    const known = cache.get(key);
    if (known !== undefined) return known;
    const found = find(names);
    if (cache.size < cacheMax) cache.set(key, found);
    return found;
  };
  return (path, { names, maker, mpn }) =>
    !isUmbrellaPath(path) || isSettled(path)
      ? null
      : (byAttributes(names) ?? survey.neighbours.categoryOf(spellingOwner(maker), mpn, categoryOf));
}
