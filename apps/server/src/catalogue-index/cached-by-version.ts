import type { CatalogueScope } from '@farad/contract/page-context';

import type { CatalogueVersions } from './versions.ts';

interface Kept<T> {
  readonly value: Promise<T>;
  /** Version of the catalogue before the value was computed. */
  readonly version: number;
  readonly madeAt: number;
}

/** Maximum age of a cached value, in case the notification of a change is lost. */
const lifeMs = 60_000;

interface Options<T> {
  readonly clock?: () => number;
  /** False if making this value again costs so little that it need not be kept. */
  readonly isWorthKeeping?: (value: T) => boolean;
}

/**
 * Returns a function that caches the results of `make` by key until the category, or the whole catalogue, changes. A
 * result must be the same for every visitor. Concurrent calls with one key share one call of `make`. A failed call is
 * not cached.
 */
export function cachedByVersion<T>(
  versions: CatalogueVersions,
  countMax: number,
  { clock = Date.now, isWorthKeeping = () => true }: Options<T> = {},
) {
  // A map keeps the order of insertion, so its first entry is the oldest.
  const kept = new Map<string | number, Kept<T>>();
  return (key: string | number, scope: CatalogueScope, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    const now = clock();
    if (known !== undefined && now - known.madeAt < lifeMs && versions.of(scope) <= known.version) return known.value;
    const drop = (): void => {
      if (kept.get(key) === mine) kept.delete(key);
    };
    const made = async (): Promise<T> => {
      try {
        const value = await make();
        if (!isWorthKeeping(value)) drop();
        return value;
      } catch (error) {
        drop();
        throw error;
      }
    };
    const mine: Kept<T> = { version: versions.now(), madeAt: now, value: made() };
    kept.delete(key);
    kept.set(key, mine);
    if (kept.size > countMax) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return mine.value;
  };
}
