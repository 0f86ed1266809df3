import type { CatalogueScope } from '@farad/contract/page-context';
import type { CategoryId } from '@farad/domain/category';

/** Version numbers of the whole catalogue and of each category. They only grow. */
export interface CatalogueVersions {
  readonly now: () => number;
  readonly of: (scope: CatalogueScope) => number;
}

/** Categories whose own products changed, or 'all'. */
export type Touched = 'all' | ReadonlySet<CategoryId>;

/**
 * Returns the version numbers, and `touch` to raise them. `touch` must be called only after every search finds the
 * change.
 */
export function countVersions(parentOf: (id: CategoryId) => CategoryId | null) {
  const byCategory = new Map<CategoryId, number>();
  let now = 0;
  let all = 0;
  const versions: CatalogueVersions = {
    now: () => now,
    of: (scope) => (scope === 'catalogue' ? now : Math.max(all, byCategory.get(scope) ?? 0)),
  };
  return {
    versions,
    touch: (touched: Touched): void => {
      now += 1;
      if (touched === 'all') all = now;
      else {
        for (const leaf of touched) {
          for (let at: CategoryId | null = leaf; at !== null; at = parentOf(at)) byCategory.set(at, now);
        }
      }
    },
  };
}
