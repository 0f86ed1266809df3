import { emptyFilter, formatProductFilter, type ProductFilter } from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/** Returns true for the first page of a bare text; further pages and filters are no new search. */
const isNewSearch = (filter: ProductFilter): boolean =>
  filter.text !== '' &&
  filter.skip === 0 &&
  formatProductFilter({ ...filter, limit: emptyFilter.limit, quantity: emptyFilter.quantity }).every(
    ([name]) => name === 'text',
  );

/** Counts a search. */
export function noteSearch({ searches }: Pick<Deps, 'searches'>, filter: ProductFilter, locale: Locale, found: number) {
  if (isNewSearch(filter)) searches.note(locale, filter.text, found);
}
