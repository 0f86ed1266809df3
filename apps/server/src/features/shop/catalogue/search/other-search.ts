import type { SearchHelp } from '@farad/contract/shop/search';
import { filterConditions, formatProductFilter, hasQuoted, type ProductFilter } from '@farad/domain/search-query';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { readSearch } from '#core/catalogue/read-search.ts';
import { requestedKinds, strictFilter } from './strict-filter.ts';

export type OtherSearch = SearchHelp['dropped'][number];

/** Returns the same search from its first page, with another text. */
export const withText = (filter: ProductFilter, text: string): ProductFilter => ({ ...filter, text, skip: 0 });

/** Returns the number of products for this filter, without reading them. */
export async function countsOf(
  index: CatalogueIndex,
  filter: ProductFilter,
): Promise<{ readonly count: number; readonly inStockCount: number }> {
  const options = { facets: false, reading: readSearch(index, filter.text), asTyped: hasQuoted(filter.text) };
  const { count, inStockCount } = await index.search({ ...filter, limit: 0, skip: 0 }, options);
  return { count, inStockCount };
}

/** Returns the categories of a search, by its address or its text; empty = unknown. */
export const kindsOf = (index: CatalogueIndex, filter: ProductFilter): readonly string[] =>
  filter.categories.length > 0 ? filter.categories : requestedKinds(readSearch(index, filter.text));

/** Counts products that match the meaning of the text, or all found products if it was not understood. */
export async function meantCount(index: CatalogueIndex, filter: ProductFilter): Promise<number> {
  const reading = readSearch(index, filter.text);
  if (reading === null) return (await countsOf(index, filter)).count;
  const strict = { ...strictFilter(filter, reading), limit: 0, skip: 0 };
  return (await index.search(strict, { facets: false, reading: null, asTyped: true })).count;
}

/** Returns true if a search still finds parts of these kinds. */
async function isOfKinds(index: CatalogueIndex, filter: ProductFilter, kinds: readonly string[]): Promise<boolean> {
  const own = kindsOf(index, filter);
  return kinds.every((slug) => own.includes(slug)) && (await meantCount(index, filter)) > 0;
}

/**
 * Returns an address that finds something; null if it finds nothing or the whole catalogue.
 * @param kinds requested kinds of parts, which a suggestion never leaves; empty = unknown
 */
export async function otherSearch(
  index: CatalogueIndex,
  title: string,
  filter: ProductFilter,
  kinds: readonly string[],
): Promise<OtherSearch | null> {
  if (filterConditions(filter).length === 0) return null;
  if (kinds.length > 0 && !(await isOfKinds(index, filter, kinds))) return null;
  const { count } = await countsOf(index, filter);
  return count === 0 ? null : { title, count, query: formatProductFilter(filter) };
}
