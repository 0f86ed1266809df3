import type { SearchHelp } from '@farad/contract/shop/search';
import { filterConditions, formatProductFilter, hasQuoted, type ProductFilter } from '@farad/domain/search-query';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { readSearch } from '#core/catalogue/read-search.ts';
import { requestedKinds, strictFilter } from './strict-filter.ts';

export type OtherSearch = SearchHelp['dropped'][number];

/** Returns the filter with another text, from its first page. */
export const withText = (filter: ProductFilter, text: string): ProductFilter => ({ ...filter, text, skip: 0 });

/** Returns how many products match the filter, and how many of them are in stock. */
export async function countsOf(
  index: CatalogueIndex,
  filter: ProductFilter,
): Promise<{ readonly count: number; readonly inStockCount: number }> {
  const options = { facets: false, reading: readSearch(index, filter.text), asTyped: hasQuoted(filter.text) };
  const { count, inStockCount } = await index.search({ ...filter, limit: 0, skip: 0 }, options);
  return { count, inStockCount };
}

/** Returns the slugs of categories that a search asks for, by its filter or else by its text; empty = unknown. */
export const kindsOf = (index: CatalogueIndex, filter: ProductFilter): readonly string[] =>
  filter.categories.length > 0 ? filter.categories : requestedKinds(readSearch(index, filter.text));

/**
 * Returns the number of products that match the meaning of the text. If the text was not understood, all found products
 * count.
 */
export async function meantCount(index: CatalogueIndex, filter: ProductFilter): Promise<number> {
  const reading = readSearch(index, filter.text);
  if (reading === null) return (await countsOf(index, filter)).count;
  const strict = { ...strictFilter(filter, reading), limit: 0, skip: 0 };
  return (await index.search(strict, { facets: false, reading: null, asTyped: true })).count;
}

/** True if the search asks for these kinds of parts and finds at least one. */
async function isOfKinds(index: CatalogueIndex, filter: ProductFilter, kinds: readonly string[]): Promise<boolean> {
  const own = kindsOf(index, filter);
  return kinds.every((slug) => own.includes(slug)) && (await meantCount(index, filter)) > 0;
}

/**
 * Returns the address of a search with its title and number of products; null = it has no conditions or finds nothing.
 * @param kinds kinds of parts to which the search must be limited; empty = unknown
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
