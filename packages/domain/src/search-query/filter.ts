import type { AttributeKey } from '../category/category.ts';
import type { Quantity } from '../money/money.ts';

/** A condition on one attribute. Enum, flag and exact numbers tick values; numbers may be bounded instead. */
export type AttributeFilter =
  | { readonly kind: 'values'; readonly key: AttributeKey; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'between'; readonly key: AttributeKey; readonly from: number | null; readonly to: number | null };

/** `attribute` sorts put empty values last in either direction. */
export type ProductSort =
  | { readonly kind: 'relevance' }
  | { readonly kind: 'price'; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'stock'; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'attribute'; readonly key: AttributeKey; readonly direction: 'ascending' | 'descending' };

/**
 * What the buyer asked for (specification section 3 "Product filter"; product C3). Plain frozen values: the same value
 * goes into the address, the engine and, later, a search cluster. Categories and brands are slugs; a category means its
 * whole subtree.
 */
export interface ProductFilter {
  readonly text: string;
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly attrs: readonly AttributeFilter[];
  /** Product address parts whose variants are wanted; empty: no condition. */
  readonly variants: readonly string[];
  readonly isOnlyInStock: boolean;
  /** Only products with a former price (product C14). */
  readonly isPromotion: boolean;
  /** Only products whose least quantity is not above `quantity`. */
  readonly isMinimumMet: boolean;
  readonly sort: ProductSort;
  /** Prices are for this many pieces; the price sort is by what a buyer pays who needs them (minimum and step told in). */
  readonly quantity: Quantity;
  readonly limit: number;
  readonly skip: number;
}
