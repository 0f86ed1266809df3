import type {
  AttributeDefinition,
  AttributeKey,
  AttributeValues,
  BrandId,
  Category,
  CategoryId,
  Manufacturer,
} from '../category/category.ts';
import type { Quantity } from '../money/money.ts';
import type { PriceBreaks, ProductId } from '../product/product.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** Data of a product in the search index. Products in the states published and known are indexed. */
export interface IndexedProduct {
  readonly id: ProductId;
  readonly categoryId: CategoryId;
  readonly brandId: BrandId;
  readonly seo: string;
  readonly mpn: string;
  readonly title: LocalizedText;
  readonly tiers: PriceBreaks;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  /** Pieces on hand minus reserved pieces, over all warehouses. */
  readonly available: Quantity;
  readonly demand: number;
  readonly variantGroup: string | null;
  readonly hasBeforePrice: boolean;
  readonly attributes: AttributeValues;
}

/** Categories, attributes and brands of the catalogue. */
export interface CatalogueFrame {
  readonly categories: readonly Category[];
  readonly attributes: readonly AttributeDefinition[];
  readonly brands: readonly Manufacturer[];
}

/** New price, stock and demand of a product. Such a change does not need a rebuild of the index. */
export interface ProductChange {
  readonly id: ProductId;
  readonly tiers: PriceBreaks;
  readonly available: Quantity;
  readonly demand: number;
}

export interface ValueCount {
  readonly value: string | number | boolean;
  readonly count: number;
}

/**
 * Facet of an attribute. Each count applies all conditions except those on this attribute (product C5). So a count says
 * how many products a click on its value would find. Values of numbers are ascending. Above `distinctLimit` values, a
 * numeric facet has only bounds and a histogram.
 */
export interface AttributeFacet {
  readonly key: AttributeKey;
  readonly values: readonly ValueCount[];
  readonly bounds: { readonly from: number; readonly to: number } | null;
  /** Number of products that satisfy the other conditions and state the attribute. */
  readonly filled: number;
  /**
   * For numbers and ranges: counts per step. Steps are equal on a logarithmic scale, or on a linear one if a bound is
   * not positive.
   */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** Correction of a text that has few or no results (product C8). */
export interface TextCorrection {
  readonly from: string;
  readonly to: string;
  /**
   * True = no product matches the typed text, and all results are for `to`. False = results for `to` follow those for
   * the typed text.
   */
  readonly isInstead: boolean;
}

/** How a product matches the text, the best way first; `any` = the query has no text. */
export type MatchKind = 'exact' | 'meaning' | 'prefix' | 'infix' | 'words' | 'any';

/** Facts that decide a product's place among the results (product C10), the most important first. */
export interface ProductScore {
  readonly id: ProductId;
  /** True = the product matches only the corrected text, so it ranks below the others. */
  readonly isCorrected: boolean;
  readonly match: MatchKind;
  readonly isInStock: boolean;
  readonly demand: number;
}

/** A part number in the query that no product of the catalogue has. */
export interface MissingNumber {
  /** The number as typed, or in the other keyboard layout. */
  readonly number: string;
  /** Products with similar numbers, the likeliest first; may be empty. */
  readonly near: readonly ProductId[];
}

/**
 * Position of a row in a sorted list. Rows are sorted by key ascending, demand descending, id ascending. The engine
 * computes the key from the sort order.
 */
export interface RowPlace {
  readonly key: number;
  readonly demand: number;
  readonly id: number;
}

export interface SearchAnswer {
  /** Number of products that satisfy all conditions. */
  readonly count: number;
  /** Ids of the requested page, in order. */
  readonly ids: readonly ProductId[];
  /** Last row of the page, which the next page follows; null = this is the last page. */
  readonly next: RowPlace | null;
  readonly attributeFacets: readonly AttributeFacet[];
  readonly brandFacet: readonly { readonly id: BrandId; readonly count: number }[];
  /** Leaf categories of the results, with counts. The condition on categories is ignored. */
  readonly categoryFacet: readonly { readonly id: CategoryId; readonly count: number }[];
  readonly inStockCount: number;
  /** Category whose facets were counted because most results belong to it; null = the requested facets were counted. */
  readonly facetCategory: CategoryId | null;
  /** How the text was corrected; null = it was used as typed. */
  readonly correction: TextCorrection | null;
  /** Pieces of the text that no product matches. The results match the other pieces. */
  readonly dropped: readonly string[];
  /** Ratings of the text that no product has exactly. The results have higher ratings. */
  readonly atLeast: readonly string[];
  /** Ratings of the text that few products have exactly. Products with higher ratings follow them. */
  readonly withMargin: readonly string[];
  /** Part number of the text that no product has; null = none. */
  readonly missing: MissingNumber | null;
  /** Scores of the products on the page, in order; only if requested. */
  readonly scores?: readonly ProductScore[];
}
