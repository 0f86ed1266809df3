import type { ProductFilter, QueryReading, SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import type { Suggested, SuggestRequest } from '@farad/search/suggest';

/** One search, as it goes from thread to thread. */
export interface SearchRequest {
  readonly filter: ProductFilter;
  readonly options: {
    /** `categories`: only how many products are in which category and of which maker. */
    readonly facets: boolean | 'categories';
    /** What the filter's text means, if it was understood. */
    readonly reading?: QueryReading | null;
    readonly debug?: boolean;
    readonly asTyped?: boolean;
  };
}

/** What is asked of the catalogue, as it goes from thread to thread. */
export type CatalogueRequest = SearchRequest | { readonly suggest: SuggestRequest };

export type CatalogueAnswer = SearchAnswer | Suggested;

export type AnswerTo<R extends CatalogueRequest> = R extends SearchRequest ? SearchAnswer : Suggested;

/** One question, the same in every thread. */
export const answerFrom = <R extends CatalogueRequest>(engine: SearchEngine, request: R): AnswerTo<R> =>
  ('suggest' in request ? engine.suggest(request.suggest) : searchIn(engine, request)) as AnswerTo<R>;

const searchIn = (engine: SearchEngine, { filter, options }: SearchRequest): SearchAnswer => {
  const { facets, reading = null, debug = false, asTyped = false } = options;
  return engine.search(filter, {
    facets: facets === 'categories' ? [] : facets ? 'of_category' : 'none',
    debug,
    asTyped,
    ...(reading === null ? {} : { reading }),
  });
};
