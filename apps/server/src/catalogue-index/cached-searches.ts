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

/** An answer to a text with fewer products is not cached, because it takes only a few milliseconds. */
const broadFrom = 65_536;

/** True for the first page of a search without filters. */
function isFirstPage(
  { brands, attrs, variants, isOnlyInStock, isPromotion, isMinimumMet, skip }: ProductFilter,
  { debug = false, after = null }: SearchRequest['options'],
): boolean {
  const isNarrowed = isOnlyInStock || isPromotion || isMinimumMet;
  const conditions = [brands, attrs, variants];
  return !debug && after === null && skip === 0 && !isNarrowed && conditions.every(({ length }) => length === 0);
}

/** True for the first page of a category without filters. Most visits begin there. */
const isWholeCategory = ({ text, categories }: ProductFilter, { reading = null }: SearchRequest['options']): boolean =>
  text === '' && reading === null && categories.length === 1;

/**
 * Returns a search that caches the first page of categories without filters, and of texts that many products match,
 * such as "resistor". Counting them may mean counting hundreds of thousands of parts. A category is cached until it
 * changes, a text until any product changes. The key is the whole filter, because the answer is the same for every
 * visitor.
 */
export function cachedSearches({ search, categoryBySlug, versions }: Source): Search {
  const ofCategories = cachedByVersion<SearchAnswer>(versions, keptMax);
  const ofTexts = cachedByVersion<SearchAnswer>(versions, keptMax, {
    isWorthKeeping: ({ count }) => count >= broadFrom,
  });
  return (filter, options) => {
    const find = (): Promise<SearchAnswer> => search(filter, options);
    if (!isFirstPage(filter, options)) return find();
    const key = (): string => JSON.stringify([filter, options]);
    if (filter.text !== '') return ofTexts(key(), 'catalogue', find);
    const category = isWholeCategory(filter, options) ? categoryBySlug(filter.categories[0] ?? '') : undefined;
    return category === undefined ? find() : ofCategories(key(), category.id, find);
  };
}
