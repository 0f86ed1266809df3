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
import type { PriceTiers, ProductId } from '../product/product.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** Data of a shown product in the search index (state published or known). */
export interface IndexedProduct {
  readonly id: ProductId;
  readonly categoryId: CategoryId;
  readonly brandId: BrandId;
  readonly seo: string;
  readonly mpn: string;
  readonly title: LocalizedText;
  readonly tiers: PriceTiers;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  /** Sum of on hand − reserved over all warehouses. */
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

/** A change of price or stock that needs no rebuild of the index. */
export interface ProductChange {
  readonly id: ProductId;
  readonly tiers: PriceTiers;
  readonly available: Quantity;
  readonly demand: number;
}

export interface ValueCount {
  readonly value: string | number | boolean;
  readonly count: number;
}

/**
 * Facet of an attribute. Counts apply all other conditions but not the facet's own (product C5): they answer "what if I
 * also tick this". Numeric facets have all distinct values, ascending (at most `distinctLimit`; above it only bounds
 * and a histogram).
 */
export interface AttributeFacet {
  readonly key: AttributeKey;
  readonly values: readonly ValueCount[];
  readonly bounds: { readonly from: number; readonly to: number } | null;
  /** Products that satisfy the other conditions and have a value. */
  readonly filled: number;
  /** For numbers and ranges: counts in equal steps of the logarithm. Steps are linear if a bound is not positive. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** A text with few or no results, and its correction (product C8). */
export interface TextCorrection {
  readonly from: string;
  readonly to: string;
  /**
   * True: no product matches the typed text, and all results are for `to`. False: results for `to` follow those for the
   * typed text.
   */
  readonly isInstead: boolean;
}

/** Best first; `any` = no text in the query. */
export type MatchKind = 'exact' | 'meaning' | 'prefix' | 'infix' | 'words' | 'any';

/** Parts of the relevance score that decide the order (product C10), the most important first. */
export interface ProductScore {
  readonly id: ProductId;
  /** True if it was found only by the corrected text; such products come last. */
  readonly isCorrected: boolean;
  readonly match: MatchKind;
  readonly isInStock: boolean;
  readonly demand: number;
}

/** A part number in the query that no product has. */
export interface MissingNumber {
  /** As typed. */
  readonly number: string;
  /** Products with similar numbers, the likeliest first; may be empty. */
  readonly near: readonly ProductId[];
}

/**
 * Position of a row in a list: by key ascending, then demand descending, then id ascending. The key is a number of the
 * engine for the list's sort order.
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
  /** Start of the next page; null = this is the last one. */
  readonly next: RowPlace | null;
  readonly attributeFacets: readonly AttributeFacet[];
  readonly brandFacet: readonly { readonly id: BrandId; readonly count: number }[];
  /** Leaf categories of the results, for the tree (the category condition itself is ignored). */
  readonly categoryFacet: readonly { readonly id: CategoryId; readonly count: number }[];
  readonly inStockCount: number;
  /** Category whose facets were counted because most results belong to it; null = the requested facets were counted. */
  readonly facetCategory: CategoryId | null;
  /** null = the text was used as typed. */
  readonly correction: TextCorrection | null;
  /** Pieces of the text that no product matches. The results match the rest. */
  readonly dropped: readonly string[];
  /** Ratings in the text that no product matches exactly. The results have higher ones. */
  readonly atLeast: readonly string[];
  /** Ratings in the text that few products match exactly. Products with higher ones follow. */
  readonly withMargin: readonly string[];
  /** null = no missing part number. */
  readonly missing: MissingNumber | null;
  /** Scores of the page's products, in order; only on request. */
  readonly scores?: readonly ProductScore[];
}
