import type { AttributeKey } from '../category/category.ts';
import type { Quantity } from '../money/money.ts';

/**
 * A condition on one attribute. Enums, flags and exact numbers have a list of values; numbers may have bounds instead.
 */
export type AttributeFilter =
  | { readonly kind: 'values'; readonly key: AttributeKey; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'between'; readonly key: AttributeKey; readonly from: number | null; readonly to: number | null };

/** `attribute` sorts put empty values last in both directions. */
export type ProductSort =
  | { readonly kind: 'relevance' }
  | { readonly kind: 'price'; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'stock'; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'attribute'; readonly key: AttributeKey; readonly direction: 'ascending' | 'descending' };

/**
 * A buyer's product filter (specification section 3 "Product filter"; product C3). It is plain frozen data, used
 * unchanged in URLs, the search engine and, later, a search cluster. Categories and brands are slugs; a category
 * includes its subcategories.
 */
export interface ProductFilter {
  readonly text: string;
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly attrs: readonly AttributeFilter[];
  /** Slugs of products whose variants are wanted; empty = no condition. */
  readonly variants: readonly string[];
  readonly isOnlyInStock: boolean;
  /** Only products with a former price (product C14). */
  readonly isPromotion: boolean;
  /** Only products whose minimum quantity is at most `quantity`. */
  readonly isMinimumMet: boolean;
  readonly sort: ProductSort;
  /**
   * Prices are for this quantity. Sorting by price uses what a buyer of this quantity pays, including minimum and
   * multiple.
   */
  readonly quantity: Quantity;
  readonly limit: number;
  readonly skip: number;
}
