import { isDeepStrictEqual } from 'node:util';

import type { CatalogueFrame } from '@farad/domain/search-query';

/**
 * Returns the new frame, with those lists of the old frame that are equal. If all lists are equal, returns the old
 * frame. So what was computed from an unchanged list is not computed again: an import often adds makers, but few
 * categories and attributes.
 */
export function keptFrame(before: CatalogueFrame, now: CatalogueFrame): CatalogueFrame {
  const kept = <K extends keyof CatalogueFrame>(list: K): CatalogueFrame[K] =>
    isDeepStrictEqual(before[list], now[list]) ? before[list] : now[list];
  const [categories, attributes, brands] = [kept('categories'), kept('attributes'), kept('brands')];
  const isSame = categories === before.categories && attributes === before.attributes && brands === before.brands;
  return isSame ? before : { categories, attributes, brands };
}
