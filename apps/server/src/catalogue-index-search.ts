import type { ProductFilter, QueryReading, SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';

/** One search, as it goes from thread to thread. */
export interface SearchRequest {
  readonly filter: ProductFilter;
  readonly options: {
    readonly facets: boolean;
    /** What the filter's text means, if it was understood. */
    readonly reading?: QueryReading | null;
    readonly debug?: boolean;
    readonly asTyped?: boolean;
  };
}

/** One search, the same in every thread. */
export const searchIn = (engine: SearchEngine, { filter, options }: SearchRequest): SearchAnswer => {
  const { facets, reading = null, debug = false, asTyped = false } = options;
  return engine.search(filter, {
    facets: facets ? 'of_category' : 'none',
    debug,
    asTyped,
    ...(reading === null ? {} : { reading }),
  });
};
