import { emptyFilter, formatProductFilter, type ProductFilter } from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/** A text alone, its first page: what follows it is no other search. */
const isNewSearch = (filter: ProductFilter): boolean =>
  filter.text !== '' &&
  filter.skip === 0 &&
  formatProductFilter({ ...filter, limit: emptyFilter.limit, quantity: emptyFilter.quantity }).every(
    ([name]) => name === 'text',
  );

/** Counts what somebody looked for. */
export function noteSearch({ searches }: Pick<Deps, 'searches'>, filter: ProductFilter, locale: Locale, found: number) {
  if (isNewSearch(filter)) searches.note(locale, filter.text, found);
}
