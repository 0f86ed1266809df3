import type { UnitPrice } from '../../money/money.ts';
import type { UnboughtSection } from './list-form.ts';
import type { BomField, ForeignDistributor } from '../header/layout.ts';

/** Damage that a spreadsheet did to a text: `1E+05`, a date, a missing leading zero, invisible characters. */
export const spreadsheetDamages = ['exponent', 'date', 'cut_zeros', 'hidden_characters'] as const;

export type SpreadsheetDamage = (typeof spreadsheetDamages)[number];

/** A problem of a line. An error blocks ordering until a person decides; a warning does not. */
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
  /** The line is in a section of items that the manufacturer makes. It is shown but not ordered. */
  | { readonly code: 'not_bought'; readonly severity: 'warning'; readonly section: UnboughtSection };

/** A parsed line of a parts list: the need of one board for one part. */
export interface BomLine {
  /** Row numbers in the file. Several rows = alternates or continued texts. */
  readonly rows: readonly number[];
  /** Sheet name of each row; empty = the list is on one sheet. */
  readonly sheets: readonly string[];
  /** Cells of the first row, as in the file; used for the customer's own columns in exports. */
  readonly cells: readonly string[];
  /** Expanded, in the file's order, with Latin letters: `C3`, `C4`, `C5`. */
  readonly designators: readonly string[];
  /** Pieces per board; 0 only together with an error. */
  readonly quantity: number;
  /** Not fitted: the line stays visible but is switched off. */
  readonly isDnp: boolean;
  readonly mpn: string | null;
  readonly maker: string | null;
  /** As written: `0,1мкФ`, `4k7`. */
  readonly value: string | null;
  /** Canonical name if known (`Resistor_SMD:R_0603_1608Metric` → `0603`), otherwise as written. */
  readonly package: string | null;
  readonly description: string | null;
  /** Product number of this shop. */
  readonly shopNumber: string | null;
  readonly foreignNumbers: readonly { readonly distributor: ForeignDistributor | null; readonly number: string }[];
  readonly customerNumber: string | null;
  /** Replacement parts that the list allows. */
  readonly alternates: readonly { readonly mpn: string; readonly maker: string | null }[];
  readonly targetPrice: UnitPrice | null;
  readonly note: string | null;
  /**
   * The part as words for the query reader (search-query): kind, value, package, tolerance, voltage, dielectric. Empty
   * if the line has only a part number.
   */
  readonly words: string;
  readonly problems: readonly BomLineProblem[];
}

/** A line for one piece without any facts. */
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

/** Reasons why a row of the file is not a line. */
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

/** Every row of the sheet is either in a line or refused. */
export interface BomReading {
  readonly lines: readonly BomLine[];
  readonly refused: readonly RefusedRow[];
}

export interface RefusedRow {
  /** Row number in the file. */
  readonly row: number;
  /** Sheet name for a list over several sheets; null = one sheet. */
  readonly sheet: string | null;
  readonly reason: RefusedRowReason;
  readonly text: string;
}
