import type { CategoryId } from '@farad/domain/category';
import type { QueryReading, RowPlace } from '@farad/domain/search-query';
import type { FacetChoice } from './index/resolve-filter.ts';

/** How a search is answered. */
export interface SearchOptions {
  /**
   * Default `of_category`: the facets of the requested category. If none is requested, the facets of the category that
   * has more than half of the matches.
   */
  readonly facets?: FacetChoice;
  /**
   * Meaning of the filter's text. Products with this meaning are found in addition to products with the words of the
   * text.
   */
  readonly reading?: QueryReading;
  /** True = the text is searched exactly as typed, and typing errors are not corrected (product C8). */
  readonly asTyped?: boolean;
  /** Where the page starts: the `next` of the previous page. null = the first page. */
  readonly after?: RowPlace | null;
  /** Whether to return the score of each product (product C10). */
  readonly debug?: boolean;
}

/** Number of products directly in a category. */
export interface LeafCount {
  readonly id: CategoryId;
  readonly count: number;
  readonly inStock: number;
}
