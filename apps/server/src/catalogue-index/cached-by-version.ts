import type { CategoryId } from '@farad/domain/category';

import type { CatalogueVersions } from './versions.ts';

interface Kept<T> {
  readonly value: Promise<T>;
  /** The catalogue's version before the value was made. */
  readonly version: number;
  readonly madeAt: number;
}

/** Maximum age of a value, in case a notification of a change is lost. */
const lifeMs = 60_000;

/**
 * Caches results of `make` by key until the category changes. Results must be the same for every visitor. Concurrent
 * callers share one call; a failed call is not cached.
 */
export function cachedByVersion<T>(versions: CatalogueVersions, countMax: number, clock: () => number = Date.now) {
  // A map keeps insertion order, so its first entry is the oldest.
  const kept = new Map<string | number, Kept<T>>();
  return (key: string | number, category: CategoryId, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    const now = clock();
    if (known !== undefined && now - known.madeAt < lifeMs && versions.of(category) <= known.version)
      return known.value;
    const mine: Kept<T> = { version: versions.now(), madeAt: now, value: make() };
    kept.delete(key);
    kept.set(key, mine);
    mine.value.catch(() => {
      if (kept.get(key) === mine) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > countMax && oldest !== undefined) kept.delete(oldest);
    return mine.value;
  };
}
