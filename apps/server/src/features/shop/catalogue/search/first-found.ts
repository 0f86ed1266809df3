import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { emptyFilter } from '@farad/domain/search-query';

import type { Deps } from '#deps.ts';
import { readSearch } from '#core/catalogue/read-search.ts';

/** Returns the first products found for a text, as the search page would show them. */
export async function firstFound(
  { index }: Pick<Deps, 'index'>,
  text: string,
  limit: number,
): Promise<readonly CatalogueProduct[]> {
  const found = await index.search(
    { ...emptyFilter, text, limit },
    { facets: false, reading: readSearch(index, text) },
  );
  return index.products(found.ids);
}
