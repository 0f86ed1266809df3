import { emptyFilter, formatProductFilter, type ProductFilter } from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/**
 * True for the first page of a search by text only. Further pages and filters of a list do not count as a new search.
 */
const isNewSearch = (filter: ProductFilter): boolean =>
  filter.text !== '' &&
  filter.skip === 0 &&
  formatProductFilter({ ...filter, limit: emptyFilter.limit, quantity: emptyFilter.quantity }).every(
    ([name]) => name === 'text',
  );

/** Counts a search for the search statistics. */
export function noteSearch({ searches }: Pick<Deps, 'searches'>, filter: ProductFilter, locale: Locale, found: number) {
  if (isNewSearch(filter)) searches.note(locale, filter.text, found);
}
