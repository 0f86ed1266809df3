import type { CategoryId } from '@farad/domain/category';

import type { CatalogueVersions } from './versions.ts';

interface Kept<T> {
  readonly value: Promise<T>;
  /** Version of the catalogue before the value was computed. */
  readonly version: number;
  readonly madeAt: number;
}

/** Maximum age of a cached value, in case the notification of a change is lost. */
const lifeMs = 60_000;

/**
 * Returns a function that caches the results of `make` by key until the category changes. A result must be the same for
 * every visitor. Concurrent calls with one key share one call of `make`. A failed call is not cached.
 */
export function cachedByVersion<T>(versions: CatalogueVersions, countMax: number, clock: () => number = Date.now) {
  // A map keeps the order of insertion, so its first entry is the oldest.
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
    if (kept.size > countMax) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return mine.value;
  };
}
