import type { UnitPrice } from '../../money/money.ts';
import type { UnboughtSection } from './list-form.ts';
import type { BomField, ForeignDistributor } from '../header/layout.ts';

/** What a spreadsheet did to a text: `1E+05`, a date, a zero cut off at the front, invisible characters. */
export const spreadsheetDamages = ['exponent', 'date', 'cut_zeros', 'hidden_characters'] as const;

export type SpreadsheetDamage = (typeof spreadsheetDamages)[number];

/** What is wrong with a line. An error keeps it from being ordered until somebody decides; a warning only tells. */
export type BomLineProblem =
  | {
      readonly code: 'quantity_differs';
      readonly severity: 'error';
      readonly quantity: number;
      readonly designators: number;
    }
  | { readonly code: 'duplicate_designators'; readonly severity: 'error'; readonly designators: readonly string[] }
  | { readonly code: 'unreadable_designators'; readonly severity: 'warning'; readonly text: string }
  | { readonly code: 'bad_quantity'; readonly severity: 'error'; readonly text: string }
  | { readonly code: 'fractional_quantity'; readonly severity: 'warning'; readonly text: string }
  | { readonly code: 'large_quantity'; readonly severity: 'warning'; readonly quantity: number }
  | { readonly code: 'quantity_assumed'; readonly severity: 'warning'; readonly quantity: number }
  | { readonly code: 'quantity_counted'; readonly severity: 'warning'; readonly quantity: number }
  | {
      readonly code: 'damaged';
      readonly severity: 'warning';
      readonly field: BomField;
      readonly text: string;
      readonly damage: SpreadsheetDamage;
    }
  | { readonly code: 'no_part'; readonly severity: 'error' }
  /** Stands in a section of what the maker of the product makes: shown, not ordered. */
  | { readonly code: 'not_bought'; readonly severity: 'warning'; readonly section: UnboughtSection };

/** A line of a parts list, read: what one board needs of one part. */
export interface BomLine {
  /** Numbers in the file of the rows that it was made of; more than one: rows of alternates, or the text went on. */
  readonly rows: readonly number[];
  /** Names of the sheets that these rows stand on, one for each; empty: the list is on one sheet. */
  readonly sheets: readonly string[];
  /** Texts of the first of them, as in the file; for the customer's own columns in exports. */
  readonly cells: readonly string[];
  /** Written out and in the file's order: `C3`, `C4`, `C5`; Latin letters. */
  readonly designators: readonly string[];
  /** Pieces for one board; 0 only beside an error. */
  readonly quantity: number;
  /** Not fitted: stays visible, switched off. */
  readonly isDnp: boolean;
  readonly mpn: string | null;
  readonly maker: string | null;
  /** As written: `0,1мкФ`, `4k7`. */
  readonly value: string | null;
  /** Canonical name where it is known (`Resistor_SMD:R_0603_1608Metric` → `0603`), else as written. */
  readonly package: string | null;
  readonly description: string | null;
  /** Number of this shop's product. */
  readonly shopNumber: string | null;
  readonly foreignNumbers: readonly { readonly distributor: ForeignDistributor | null; readonly number: string }[];
  readonly customerNumber: string | null;
  /** Other parts that the list allows. */
  readonly alternates: readonly { readonly mpn: string; readonly maker: string | null }[];
  readonly targetPrice: UnitPrice | null;
  readonly note: string | null;
  /**
   * The part in words for the reading of a query (search-query): kind, value, package, tolerance, voltage, dielectric;
   * empty where the line has none but a part number.
   */
  readonly words: string;
  readonly problems: readonly BomLineProblem[];
}

/** A line for one piece of which nothing is known. */
export const unknownLine: BomLine = {
  rows: [],
  sheets: [],
  cells: [],
  designators: [],
  quantity: 1,
  isDnp: false,
  mpn: null,
  maker: null,
  value: null,
  package: null,
  description: null,
  shopNumber: null,
  foreignNumbers: [],
  customerNumber: null,
  alternates: [],
  targetPrice: null,
  note: null,
  words: '',
  problems: [],
};

/** Why a row of the file is not a line. */
export const refusedRowReasons = [
  'blank',
  'before_header',
  'header',
  'group_title',
  'total',
  'signature',
  'after_end',
  'no_part',
  'not_fitted',
  'not_bought',
] as const;

export type RefusedRowReason = (typeof refusedRowReasons)[number];

/** Every row of the sheet is in one of the two. */
export interface BomReading {
  readonly lines: readonly BomLine[];
  readonly refused: readonly RefusedRow[];
}

export interface RefusedRow {
  /** Number in the file. */
  readonly row: number;
  /** Name of the sheet of a list that goes on over several; null: it is on one. */
  readonly sheet: string | null;
  readonly reason: RefusedRowReason;
  readonly text: string;
}
