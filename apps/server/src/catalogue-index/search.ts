import type { FoundPart } from '@farad/domain/bom';
import type { AttributeKey } from '@farad/domain/category';
import type { ProductFilter, QueryReading, RowPlace, SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import type { FacetChoice } from '@farad/search/index/resolve-filter';
import type { LineQuestion } from '@farad/search/lists/match-lines';
import type { Suggested, SuggestRequest } from '@farad/search/suggest/suggest';

/** One search, as it is sent between threads. */
export interface SearchRequest {
  readonly filter: ProductFilter;
  readonly options: {
    /** 'categories' = only counts by category and maker; keys = also these attributes. */
    readonly facets: boolean | 'categories' | readonly AttributeKey[];
    /** How the text of the filter was understood; null = not understood. */
    readonly reading?: QueryReading | null;
    readonly debug?: boolean;
    readonly asTyped?: boolean;
    /** Returns only rows after this one. */
    readonly after?: RowPlace | null;
  };
}

/** Some lines of a parts list. */
export interface LinesRequest {
  readonly lines: readonly LineQuestion[];
}

/** The products found, by line. */
export type FoundLines = readonly (readonly FoundPart[])[];

/** A question to the catalogue, as it is sent between threads. */
export type CatalogueRequest = SearchRequest | LinesRequest | { readonly suggest: SuggestRequest };

export type CatalogueAnswer = SearchAnswer | FoundLines | Suggested;

export type AnswerTo<R extends CatalogueRequest> = R extends SearchRequest
  ? SearchAnswer
  : R extends LinesRequest
    ? FoundLines
    : Suggested;

/** Answers one question; every thread uses the same function. */
export const answerFrom = <R extends CatalogueRequest>(engine: SearchEngine, request: R): AnswerTo<R> =>
  answerOf(engine, request) as AnswerTo<R>;

const answerOf = (engine: SearchEngine, request: CatalogueRequest): CatalogueAnswer => {
  if ('suggest' in request) return engine.suggest(request.suggest);
  return 'lines' in request ? engine.matchLines(request.lines) : searchIn(engine, request);
};

const facetsOf = (facets: SearchRequest['options']['facets']): FacetChoice => {
  if (typeof facets === 'object') return facets;
  return facets === 'categories' ? [] : facets ? 'of_category' : 'none';
};

const searchIn = (engine: SearchEngine, { filter, options }: SearchRequest): SearchAnswer => {
  const { facets, reading = null, debug = false, asTyped = false, after = null } = options;
  return engine.search(filter, {
    facets: facetsOf(facets),
    debug,
    asTyped,
    after,
    ...(reading === null ? {} : { reading }),
  });
};
