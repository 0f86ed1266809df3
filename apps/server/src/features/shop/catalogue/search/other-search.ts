import type { SearchHelp } from '@farad/contract/search-help';
import { filterConditions, formatProductFilter, hasQuoted, type ProductFilter } from '@farad/domain/search-query';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { readSearch } from './read-search.ts';

export type OtherSearch = SearchHelp['dropped'][number];

/** The same search from its first page, with another text. */
export const withText = (filter: ProductFilter, text: string): ProductFilter => ({ ...filter, text, skip: 0 });

/** How many products the list of this filter shows, without reading any of them. */
export async function countsOf(
  index: CatalogueIndex,
  filter: ProductFilter,
): Promise<{ readonly count: number; readonly inStockCount: number }> {
  const options = { facets: false, reading: readSearch(index, filter.text), asTyped: hasQuoted(filter.text) };
  const { count, inStockCount } = await index.search({ ...filter, limit: 0, skip: 0 }, options);
  return { count, inStockCount };
}

/** An address that finds something; null for one that finds nothing, or the whole catalogue. */
export async function otherSearch(
  index: CatalogueIndex,
  title: string,
  filter: ProductFilter,
): Promise<OtherSearch | null> {
  if (filterConditions(filter).length === 0) return null;
  const { count } = await countsOf(index, filter);
  return count === 0 ? null : { title, count, query: formatProductFilter(filter) };
}
