import type { SalesUnit } from '@farad/domain/product';

import type { ListViewKind } from './list-look.ts';

/** A product as shown in a list. Texts and values are already in the page's language. */
export interface ProductRow {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  /** Values below the part number; each stays on one line. */
  readonly summary: readonly string[];
  /** Parameter key → formatted value. */
  readonly cells: Readonly<Record<string, string>>;
  /** Path of the drawing. */
  readonly drawing: string;
  readonly image: string | null;
  readonly available: number;
  readonly leadTimeDays: number | null;
  readonly isSold: boolean;
  readonly isObsolete: boolean;
  readonly unit: SalesUnit;
  readonly minQuantity: number;
  readonly multiple: number;
  /** Price breaks: minimum quantity and price of one piece in roubles, ascending. */
  readonly tiers: readonly (readonly [minQuantity: number, roubles: number])[];
  readonly beforePrice: number | null;
}

export interface Column {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Classes that hide the column on narrow screens; empty = always shown. */
  readonly fold: string;
}

/** An active filter, and the address without it. */
export interface Chip {
  readonly title: string;
  readonly searchWithout: string;
}

/** A part of the search text recognised as a parameter, and the addresses for changing it. */
export interface Piece {
  readonly title: string;
  /** Text as typed. */
  readonly source: string;
  /** Name of the parameter; empty for categories and makers. */
  readonly about: string;
  /** True if the spelling was corrected. */
  readonly isCorrected: boolean;
  readonly searchWithout: string;
  readonly searchAsTyped: string | null;
  /** The rating as a minimum: `≥ 50 В`. */
  readonly wider: { readonly title: string; readonly search: string } | null;
}

/** Correction of the search text. */
export interface CorrectionView {
  readonly from: string;
  readonly to: string;
  /** True if the original text has no results. */
  readonly isInstead: boolean;
  readonly searchAsTyped: string;
}

/** Another search with its number of results. */
export interface OtherSearch {
  readonly title: string;
  readonly count: number;
  readonly to: string;
}

/** A part number that is known but not sold, with replacements. */
export interface UnsoldPart {
  readonly mpn: string;
  readonly to: string;
  readonly analogues: readonly { readonly mpn: string; readonly brand: string; readonly to: string }[];
}

/** Suggestions for few results: nearest values and filters to drop. */
export interface HelpView {
  readonly unsold: UnsoldPart | null;
  readonly nearest: readonly {
    readonly asked: string;
    readonly series: readonly { readonly name: string; readonly title: string }[];
    readonly existing: readonly OtherSearch[];
  }[];
  /** Ratings that were matched with a margin. */
  readonly widened: readonly OtherSearch[];
  readonly dropped: readonly OtherSearch[];
}

export interface FacetValue {
  /** Value in the form. */
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly isTicked: boolean;
}

export interface Facet {
  /** Field name in the form: `attrs.package`, `brands`. */
  readonly name: string;
  readonly title: string;
  /** The most frequent and the selected values, or all. */
  readonly values: readonly FacetValue[];
  /** Number of all values. */
  readonly total: number;
  /** True if the visitor asked for all values of a long list. */
  readonly isOpen: boolean;
  /** Range fields, for numbers. */
  readonly range: FacetRange | null;
}

export interface FacetRange {
  readonly from: string;
  readonly to: string;
  /** The same as in an address. */
  readonly fromNumber: string | undefined;
  readonly toNumber: string | undefined;
  /** Smallest and largest existing value, as placeholders. */
  readonly fromHint: string;
  readonly toHint: string;
  /** Unit assumed for entries without one. */
  readonly unit: string | null;
  /** True if the parameter itself is a range: the part must work across the whole selected range. */
  readonly isSpan: boolean;
  /** Ends of the slider; null = no slider. */
  readonly scale: readonly [from: number, to: number] | null;
  /** Heights of the histogram's bars, 0 to 100. */
  readonly bars: readonly number[];
}

/** Field name in the form, and its text. */
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
  /** The cheapest product for the quantity, with a text. null = another order, or fewer than two products. */
  readonly best: { readonly id: string; readonly title: string } | null;
  /** True if the page only contains promotions. */
  readonly isAllPromotion: boolean;
  /** True on a phone: the filters are a popover and rendered after the rows, so that the rows paint first. */
  readonly isOnPhone: boolean;
  readonly isFiltered: boolean;
  readonly rows: readonly ProductRow[];
  readonly columns: readonly Column[];
  /** Category of the columns; null in a list over several categories. */
  readonly columnsOf: string | null;
  readonly facets: readonly Facet[];
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  readonly chips: readonly Chip[];
  readonly understood: readonly Piece[];
  readonly correction: CorrectionView | null;
  /** Words of the text without any match. */
  readonly dropped: readonly string[];
  /** Ratings without an exact match; products with higher ratings are shown. */
  readonly atLeast: readonly string[];
  readonly withMargin: readonly string[];
  /** A value that no part of this kind has, and the nearest values shown instead. */
  readonly nearValue: { readonly asked: string; readonly shown: readonly string[] } | null;
  /** An unknown part number, and products with similar numbers. */
  readonly missing: { readonly number: string; readonly near: readonly ProductRow[] } | null;
  readonly help: HelpView | null;
  /** False if the products only match the letters of the text. */
  readonly isMeaningFound: boolean;
  /** A condition of the address that is invalid. */
  readonly problem: (ListProblem & { readonly message: string }) | null;
}
