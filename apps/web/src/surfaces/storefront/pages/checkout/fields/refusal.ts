import type { SalesUnit } from '@farad/domain/product';

/** Roubles before and now. */
export interface Moved {
  readonly before: number;
  readonly now: number;
}

interface Amount {
  readonly qty: number;
  readonly roubles: number;
}

export interface DifferentLine {
  readonly product_id: string;
  readonly mpn: string;
  readonly unit: SalesUnit;
  /** null = the line was added meanwhile. */
  readonly before: Amount | null;
  readonly now: Amount;
}

/** Differences from the figures that the buyer saw; null = unchanged. */
export interface Difference {
  readonly lines: readonly DifferentLine[];
  /** Number of lines no longer in the basket. */
  readonly goneCount: number;
  readonly cargo: Moved | null;
  readonly coupon: Moved | null;
  readonly bonuses: Moved | null;
  readonly total: Moved | null;
}

/** Reasons why the order was not placed. */
export interface Refusal {
  /** Error of the whole order; empty if only fields have errors. */
  readonly message: string;
  /** Errors by form field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly difference: Difference | null;
}
