import type { Category } from '@farad/domain/category';
import type { ProductFilter, SearchAnswer } from '@farad/domain/search-query';

import { cachedByVersion } from './cached-by-version.ts';
import type { SearchRequest } from './search.ts';
import type { CatalogueVersions } from './versions.ts';

type Search = (filter: ProductFilter, options: SearchRequest['options']) => Promise<SearchAnswer>;

interface Source {
  readonly search: Search;
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly versions: CatalogueVersions;
}

/** Maximum number of cached answers. An answer has some ten kilobytes. */
const keptMax = 300;

/** True for the first page of a category without filters. Most visits begin there. */
function isWholeCategory(
  { text, categories, brands, attrs, variants, isOnlyInStock, isPromotion, isMinimumMet, skip }: ProductFilter,
  { reading = null, debug = false, after = null }: SearchRequest['options'],
): boolean {
  const isNarrowed = isOnlyInStock || isPromotion || isMinimumMet || text !== '';
  const conditions = [brands, attrs, variants];
  const isPlain = reading === null && !debug && after === null && skip === 0;
  return isPlain && !isNarrowed && categories.length === 1 && conditions.every(({ length }) => length === 0);
}

/**
 * Returns a search that caches the first page of categories without filters until the catalogue changes. Counting a
 * whole category may mean counting hundreds of thousands of parts. The key is the whole filter, because the answer is
 * the same for every visitor.
 */
export function cachedSearches({ search, categoryBySlug, versions }: Source): Search {
  const kept = cachedByVersion<SearchAnswer>(versions, keptMax);
  return (filter, options) => {
    const category = isWholeCategory(filter, options) ? categoryBySlug(filter.categories[0] ?? '') : undefined;
    if (category === undefined) return search(filter, options);
    return kept(JSON.stringify([filter, options]), category.id, () => search(filter, options));
  };
}
