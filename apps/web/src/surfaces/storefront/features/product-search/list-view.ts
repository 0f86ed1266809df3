import type { SalesUnit } from '@farad/domain/product';

import type { ListViewKind } from './list-look.ts';

/** A product in a list. Texts and values are formatted in the page's language. */
export interface ProductRow {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  /** Main values of the product, shown below the part number. Each one stays on one line. */
  readonly summary: readonly string[];
  /** Parameter key → formatted value. */
  readonly cells: Readonly<Record<string, string>>;
  /** Path of the drawing of the package. */
  readonly drawing: string;
  readonly image: string | null;
  readonly available: number;
  readonly leadTimeDays: number | null;
  readonly isSold: boolean;
  readonly isObsolete: boolean;
  readonly unit: SalesUnit;
  readonly minQuantity: number;
  readonly multiple: number;
  /** Price breaks in ascending order: minimum quantity, and unit price in roubles. */
  readonly tiers: readonly (readonly [minQuantity: number, roubles: number])[];
  readonly beforePrice: number | null;
}

export interface Column {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
  /** CSS class that hides the column on narrow screens; empty = it is always shown. */
  readonly fold: string;
}

/** An active filter. `searchWithout` = the query without it. */
export interface Chip {
  readonly title: string;
  readonly searchWithout: string;
}

/**
 * A piece of the search text that was understood as a value, category or maker, and the queries that change or remove
 * it.
 */
export interface Piece {
  readonly title: string;
  /** The piece as typed. */
  readonly source: string;
  /** Name of the parameter; empty for categories and makers. */
  readonly about: string;
  /** True if a typing error in it was corrected. */
  readonly isCorrected: boolean;
  readonly searchWithout: string;
  readonly searchAsTyped: string | null;
  /** The piece as a minimum instead of an exact value, such as `≥ 50 В`; null if it cannot be widened. */
  readonly wider: { readonly title: string; readonly search: string } | null;
}

/** Correction of the whole search text. */
export interface CorrectionView {
  readonly from: string;
  readonly to: string;
  /** True if the typed text finds nothing, so that only results of the corrected text are shown. */
  readonly isInstead: boolean;
  readonly searchAsTyped: string;
}

/** Another search to offer, with its number of results. `to` = its address. */
export interface OtherSearch {
  readonly title: string;
  readonly count: number;
  readonly to: string;
}

/** A part number that the catalogue contains but the shop does not sell, with replacements. */
export interface UnsoldPart {
  readonly mpn: string;
  readonly to: string;
  readonly analogues: readonly { readonly mpn: string; readonly brand: string; readonly to: string }[];
}

/** Suggestions when a search finds little: replacements, nearest values, wider conditions, and filters to remove. */
export interface HelpView {
  readonly unsold: UnsoldPart | null;
  readonly nearest: readonly {
    readonly asked: string;
    readonly series: readonly { readonly name: string; readonly title: string }[];
    readonly existing: readonly OtherSearch[];
  }[];
  /** The same search with a rating as a minimum or a tolerance as a maximum. */
  readonly widened: readonly OtherSearch[];
  readonly dropped: readonly OtherSearch[];
}

export interface FacetValue {
  /** Value that the form sends. */
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly isTicked: boolean;
}

export interface Facet {
  /** Name of the form field, such as `attrs.package` or `brands`. */
  readonly name: string;
  readonly title: string;
  /** The most frequent and the ticked values; all values if `isOpen`. */
  readonly values: readonly FacetValue[];
  /** Number of values that the parameter has in this list. */
  readonly total: number;
  /** True if the visitor asked for all values of a long list. */
  readonly isOpen: boolean;
  /** Range fields of a numeric parameter; null = check boxes only. */
  readonly range: FacetRange | null;
}

export interface FacetRange {
  readonly from: string;
  readonly to: string;
  /** `from` and `to` as numbers in an address. */
  readonly fromNumber: string | undefined;
  readonly toNumber: string | undefined;
  /** Smallest and largest existing value, as placeholders. */
  readonly fromHint: string;
  readonly toHint: string;
  /** Unit assumed for entries without one. */
  readonly unit: string | null;
  /**
   * True if products have a range of values, such as a supply voltage. A product then matches if it covers the whole
   * selected range.
   */
  readonly isSpan: boolean;
  /** Values at the ends of the slider; null = there is no slider. */
  readonly scale: readonly [from: number, to: number] | null;
  /** Heights of the histogram's bars, from 0 to 100. */
  readonly bars: readonly number[];
}

/** An invalid filter in the address: name and text of its parameter. */
export interface ListProblem {
  readonly name: string;
  readonly text: string;
}

export interface ProductListView {
  readonly count: number;
  readonly inStockCount: number;
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
  readonly view: ListViewKind;
  /** Quantity that the prices are for. */
  readonly quantity: number;
  readonly sort: string;
  readonly isOnlyInStock: boolean;
  readonly isPromotion: boolean;
  readonly isMinimumMet: boolean;
  /**
   * Id of the cheapest product for the quantity, and a text that says so. null = the list is not in order of price, or
   * has fewer than two products.
   */
  readonly best: { readonly id: string; readonly title: string } | null;
  /** True on the page of promotions, which has nothing else. */
  readonly isAllPromotion: boolean;
  /**
   * True on a phone. The filters are then a popover and come after the rows in the document, so that the rows paint
   * first.
   */
  readonly isOnPhone: boolean;
  readonly isFiltered: boolean;
  readonly rows: readonly ProductRow[];
  readonly columns: readonly Column[];
  /** Slug of the category that the columns belong to; null in a list of several categories. */
  readonly columnsOf: string | null;
  readonly facets: readonly Facet[];
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  readonly chips: readonly Chip[];
  readonly understood: readonly Piece[];
  readonly correction: CorrectionView | null;
  /** Pieces of the search text that match no product. They were ignored. */
  readonly dropped: readonly string[];
  /** Ratings in the search text that no product has exactly. Products with higher ratings are shown. */
  readonly atLeast: readonly string[];
  /** Ratings in the search text for which products with higher ratings are shown after the exact ones. */
  readonly withMargin: readonly string[];
  /**
   * The value of the search that no product of this kind has, and the nearest values, whose products are shown; null =
   * the value exists.
   */
  readonly nearValue: { readonly asked: string; readonly shown: readonly string[] } | null;
  /**
   * Set if the search text is a part number that the catalogue does not contain: the number, and products with similar
   * ones.
   */
  readonly missing: { readonly number: string; readonly near: readonly ProductRow[] } | null;
  readonly help: HelpView | null;
  /** False if no product has what the search text means. The shown products merely contain its letters. */
  readonly isMeaningFound: boolean;
  /** Invalid filter in the address, with an error text; null = none. */
  readonly problem: (ListProblem & { readonly message: string }) | null;
}
