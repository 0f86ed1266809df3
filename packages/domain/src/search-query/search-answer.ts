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

/** What the engine keeps of one product that is shown (state published or known). */
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
  /** Sum of on hand − reserved over the warehouses. */
  readonly available: Quantity;
  readonly demand: number;
  readonly variantGroup: string | null;
  readonly hasBeforePrice: boolean;
  readonly attributes: AttributeValues;
}

/** The frame the products hang in. */
export interface CatalogueFrame {
  readonly categories: readonly Category[];
  readonly attributes: readonly AttributeDefinition[];
  readonly brands: readonly Manufacturer[];
}

/** A change of price or stock that is followed without a rebuild. */
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
 * Counts answer "what if I also tick this": every other condition applies, the facet's own does not (product C5).
 * Numeric facets carry all distinct values ascending (at most `distinctLimit`, else only the bounds and a histogram).
 */
export interface AttributeFacet {
  readonly key: AttributeKey;
  readonly values: readonly ValueCount[];
  readonly bounds: { readonly from: number; readonly to: number } | null;
  /** Products that pass the other conditions and have a value here. */
  readonly filled: number;
  /** Number and range facets: counts in equal steps of the logarithm (or linear where a bound is not positive). */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** A text that hardly anything has as it was typed, and what it was taken for (product C8). */
export interface TextCorrection {
  readonly from: string;
  readonly to: string;
  /** True: nothing has it as typed, all that is found is for `to`. False: `to` comes after what was found as typed. */
  readonly isInstead: boolean;
}

/** Best first; `any`: no text was asked. */
export type MatchKind = 'exact' | 'meaning' | 'prefix' | 'infix' | 'words' | 'any';

/** Why a product stands where it stands in the order of relevance (product C10): by these parts, from the first on. */
export interface ProductScore {
  readonly id: ProductId;
  /** Whether it was found only for what the text was corrected to; such come after all others. */
  readonly isCorrected: boolean;
  readonly match: MatchKind;
  readonly isInStock: boolean;
  readonly demand: number;
}

/** A part number that was asked for and that no product has. */
export interface MissingNumber {
  /** As typed. */
  readonly number: string;
  /** Products of near numbers, the likeliest first; may be empty. */
  readonly near: readonly ProductId[];
}

/**
 * Where a row stands in the order of a list: key ascending, then demand descending, then id ascending. The key is what
 * the list is sorted by, a number of the engine's own.
 */
export interface RowPlace {
  readonly key: number;
  readonly demand: number;
  readonly id: number;
}

export interface SearchAnswer {
  /** Products that pass all conditions. */
  readonly count: number;
  /** The asked page, in order. */
  readonly ids: readonly ProductId[];
  /** Where the next page begins; null: nothing comes after this one. */
  readonly next: RowPlace | null;
  readonly attributeFacets: readonly AttributeFacet[];
  readonly brandFacet: readonly { readonly id: BrandId; readonly count: number }[];
  /** Leaf categories of the matches, for the tree (own condition excluded). */
  readonly categoryFacet: readonly { readonly id: CategoryId; readonly count: number }[];
  readonly inStockCount: number;
  /** The category whose attributes were counted because most products are of it; null: those asked for were. */
  readonly facetCategory: CategoryId | null;
  /** Null when the text was taken as it was typed. */
  readonly correction: TextCorrection | null;
  /** Pieces of the text that nothing has: the products are for the rest of it. */
  readonly dropped: readonly string[];
  /** Ratings of the text that no product has just so: those with more are found. */
  readonly atLeast: readonly string[];
  /** Ratings of the text that few products have just so: those with more come behind them. */
  readonly withMargin: readonly string[];
  /** Null when no part number was asked for that is not there. */
  readonly missing: MissingNumber | null;
  /** Of the products of the page, in their order; only when asked for. */
  readonly scores?: readonly ProductScore[];
}
