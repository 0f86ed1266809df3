import type { SalesUnit } from '@farad/domain/product';

import type { ListViewKind } from './list-look.ts';

/** One product as a list shows it. All words and values are already in the page's language. */
export interface ProductRow {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  /** What stands below the part number, in pieces that do not break. */
  readonly summary: readonly string[];
  /** Attribute key → value. */
  readonly cells: Readonly<Record<string, string>>;
  /** Path of its drawing. */
  readonly drawing: string;
  readonly image: string | null;
  readonly available: number;
  readonly leadTimeDays: number | null;
  readonly isSold: boolean;
  readonly isObsolete: boolean;
  readonly unit: SalesUnit;
  readonly minQuantity: number;
  readonly multiple: number;
  /** Smallest quantity and roubles of one piece, ascending. */
  readonly tiers: readonly (readonly [minQuantity: number, roubles: number])[];
  readonly beforePrice: number | null;
}

export interface Column {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Classes by which it gives way on narrower screens; empty: it has its place everywhere. */
  readonly fold: string;
}

/** A condition that is in force and the address without it. */
export interface Chip {
  readonly title: string;
  readonly searchWithout: string;
}

/** A piece of the text that was understood as a parameter, and the addresses that it can be turned into. */
export interface Piece {
  readonly title: string;
  /** As typed. */
  readonly source: string;
  /** Name of the parameter; empty for kinds of parts and makers. */
  readonly about: string;
  /** A word that was spelled otherwise. */
  readonly isCorrected: boolean;
  readonly searchWithout: string;
  readonly searchAsTyped: string | null;
  /** A rating as at least: `≥ 50 В`. */
  readonly wider: { readonly title: string; readonly search: string } | null;
}

/** What the text was taken for. */
export interface CorrectionView {
  readonly from: string;
  readonly to: string;
  /** Nothing has it as typed. */
  readonly isInstead: boolean;
  readonly searchAsTyped: string;
}

/** Another search and how many products it finds. */
export interface OtherSearch {
  readonly title: string;
  readonly count: number;
  readonly to: string;
}

/** A part that was asked for by its number and is not sold, and parts that do instead. */
export interface UnsoldPart {
  readonly mpn: string;
  readonly to: string;
  readonly analogues: readonly { readonly mpn: string; readonly brand: string; readonly to: string }[];
}

/** Nearest values and conditions to drop, where hardly anything is found. */
export interface HelpView {
  readonly unsold: UnsoldPart | null;
  readonly nearest: readonly {
    readonly asked: string;
    readonly series: readonly { readonly name: string; readonly title: string }[];
    readonly existing: readonly OtherSearch[];
  }[];
  /** Ratings with a margin. */
  readonly widened: readonly OtherSearch[];
  readonly dropped: readonly OtherSearch[];
}

export interface FacetValue {
  /** As the form sends it. */
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly isTicked: boolean;
}

export interface Facet {
  /** Name of the form's field: `attrs.package`, `brands`. */
  readonly name: string;
  readonly title: string;
  /** The most frequent ones and those that are ticked, or all. */
  readonly values: readonly FacetValue[];
  /** How many there are. */
  readonly total: number;
  /** All of many values are shown because somebody asked for them. */
  readonly isOpen: boolean;
  /** Boxes from and to, for numbers. */
  readonly range: FacetRange | null;
}

export interface FacetRange {
  readonly from: string;
  readonly to: string;
  /** The same as an address has it. */
  readonly fromNumber: string | undefined;
  readonly toNumber: string | undefined;
  /** Smallest and largest value there is, as hints in the boxes. */
  readonly fromHint: string;
  readonly toHint: string;
  /** Unit that entries may leave out. */
  readonly unit: string | null;
  /** The parameter is itself a range: the part must work all the way between the bounds. */
  readonly isSpan: boolean;
  /** Ends of the slider; null: only boxes. */
  readonly scale: readonly [from: number, to: number] | null;
  /** Heights of the histogram behind it, from 0 to 100. */
  readonly bars: readonly number[];
}

/** Name of the form's field, and what stood in it. */
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
  /** Pieces the prices are for. */
  readonly quantity: number;
  readonly sort: string;
  readonly isOnlyInStock: boolean;
  readonly isPromotion: boolean;
  readonly isMinimumMet: boolean;
  /** The product that costs least for the quantity, in words; null: another order, or nothing to compare. */
  readonly best: { readonly id: string; readonly title: string } | null;
  /** The page itself shows nothing else. */
  readonly isAllPromotion: boolean;
  /** On a phone, where the filters are a sheet, they stand behind the rows: the rows are painted first. */
  readonly isOnPhone: boolean;
  readonly isFiltered: boolean;
  readonly rows: readonly ProductRow[];
  readonly columns: readonly Column[];
  /** Category whose columns these are; null in a list over many. */
  readonly columnsOf: string | null;
  readonly facets: readonly Facet[];
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  readonly chips: readonly Chip[];
  readonly understood: readonly Piece[];
  readonly correction: CorrectionView | null;
  /** Pieces of the text that nothing has. */
  readonly dropped: readonly string[];
  /** Ratings that no product has just so: those with more are shown. */
  readonly atLeast: readonly string[];
  readonly withMargin: readonly string[];
  /** A part number that is not there, and products of near ones. */
  readonly missing: { readonly number: string; readonly near: readonly ProductRow[] } | null;
  readonly help: HelpView | null;
  /** False: what is shown has the letters of the text only. */
  readonly isMeaningFound: boolean;
  /** A condition of the address that could not be used. */
  readonly problem: (ListProblem & { readonly message: string }) | null;
}
