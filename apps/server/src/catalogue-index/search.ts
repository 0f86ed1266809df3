import type { FoundPart } from '@farad/domain/bom';
import type { AttributeKey } from '@farad/domain/category';
import type { ProductFilter, QueryReading, RowPlace, SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import type { SearchOptions } from '@farad/search/engine-options';
import type { FacetChoice } from '@farad/search/index/resolve-filter';
import type { LineQuestion } from '@farad/search/lists/match-lines';
import type { Suggested, SuggestRequest } from '@farad/search/suggest/suggest';

/** A search, as one thread sends it to another. */
export interface SearchRequest {
  readonly filter: ProductFilter;
  readonly options: {
    /**
     * Which facets to count. true = those of the requested category; false = none; 'categories' = only categories and
     * makers; a list = categories, makers and these attributes.
     */
    readonly facets: boolean | 'categories' | readonly AttributeKey[];
    /** Meaning of the search text; null = it could not be interpreted. */
    readonly reading?: QueryReading | null;
    readonly debug?: boolean;
    readonly asTyped?: boolean;
    /** Only results after this row are returned. */
    readonly after?: RowPlace | null;
  };
}

/** Lines of a parts list whose products are searched. */
export interface LinesRequest {
  readonly lines: readonly LineQuestion[];
}

/** Found products of each line, in the order of the lines; null = the search cluster did not answer for the line. */
export type FoundLines = readonly (readonly FoundPart[] | null)[];

/**
 * A text that is being typed, and its meaning as a filter; null = it has none. Both are one message, because sending a
 * message to another thread takes as long as answering it.
 */
export interface SuggestionRequest {
  readonly suggest: SuggestRequest;
  readonly meant: ProductFilter | null;
}

export interface Suggestions extends Suggested {
  /** Categories of the products that match the meaning, with their numbers. */
  readonly meantCategories: SearchAnswer['categoryFacet'];
}

/** A request to the catalogue, as one thread sends it to another. */
export type CatalogueRequest = SearchRequest | LinesRequest | SuggestionRequest;

export type CatalogueAnswer = SearchAnswer | FoundLines | Suggestions;

export type AnswerTo<R extends CatalogueRequest> = R extends SearchRequest
  ? SearchAnswer
  : R extends LinesRequest
    ? FoundLines
    : Suggestions;

/** Answers a request. Every thread uses this function. */
export const answerFrom = <R extends CatalogueRequest>(engine: SearchEngine, request: R): AnswerTo<R> =>
  answerOf(engine, request) as AnswerTo<R>;

const answerOf = (engine: SearchEngine, request: CatalogueRequest): CatalogueAnswer => {
  if ('suggest' in request) return suggestionsOf(engine, request);
  return 'lines' in request ? engine.matchLines(request.lines) : searchIn(engine, request);
};

const facetsOf = (facets: SearchRequest['options']['facets']): FacetChoice => {
  if (typeof facets === 'object') return facets;
  return facets === 'categories' ? [] : facets ? 'of_category' : 'none';
};

/** How the products that match the meaning of a typed text are counted. */
export const meantOptions = { facets: [], asTyped: true } as const;

const suggestionsOf = (engine: SearchEngine, { suggest, meant }: SuggestionRequest): Suggestions => ({
  ...engine.suggest(suggest),
  meantCategories: meant === null ? [] : engine.countByCategory(meant, meantOptions),
});

/** Returns the options of a request as the engines take them. */
export const searchOptions = (options: SearchRequest['options']): SearchOptions => {
  const { facets, reading = null, debug = false, asTyped = false, after = null } = options;
  return { facets: facetsOf(facets), debug, asTyped, after, ...(reading === null ? {} : { reading }) };
};

const searchIn = (engine: SearchEngine, { filter, options }: SearchRequest): SearchAnswer =>
  engine.search(filter, searchOptions(options));
