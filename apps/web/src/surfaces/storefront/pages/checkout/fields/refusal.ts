import type { SalesUnit } from '@farad/domain/product';

/** An amount in roubles that changed: as the buyer saw it, and now. */
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
  /** null = the line was not in the basket when the buyer saw it. */
  readonly before: Amount | null;
  readonly now: Amount;
}

/** Amounts that changed after the buyer saw the figures; null = the amount is unchanged. */
export interface Difference {
  readonly lines: readonly DifferentLine[];
  /** Number of lines that are no longer in the basket. */
  readonly goneCount: number;
  readonly cargo: Moved | null;
  readonly coupon: Moved | null;
  readonly bonuses: Moved | null;
  readonly total: Moved | null;
}

/** Reasons why the order was not placed. */
export interface Refusal {
  /** Error that belongs to no field; empty = there are only field errors. */
  readonly message: string;
  /** Field name → error text. */
  readonly errors: Readonly<Record<string, string>>;
  readonly difference: Difference | null;
}
