import type { AttributeKey } from '../category/category.ts';
import type { Quantity } from '../money/money.ts';

/**
 * A condition on one attribute. `values`: the attribute has one of these values. `between`: its number is within these
 * bounds; null = no bound.
 */
export type AttributeFilter =
  | { readonly kind: 'values'; readonly key: AttributeKey; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'between'; readonly key: AttributeKey; readonly from: number | null; readonly to: number | null };

/** Sort order. For `attribute`, products without a value come last in both directions. */
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
  /** Slugs of products. The filter finds these products and their variants; empty = no condition. */
  readonly variants: readonly string[];
  readonly isOnlyInStock: boolean;
  /** True = only products with a former price (product C14). */
  readonly isPromotion: boolean;
  /** True = only products whose minimum order quantity is at most `quantity`. */
  readonly isMinimumMet: boolean;
  readonly sort: ProductSort;
  /**
   * Number of pieces for which prices are shown. Sorting by price uses the total for this quantity, with the product's
   * minimum and multiple.
   */
  readonly quantity: Quantity;
  readonly limit: number;
  readonly skip: number;
}
