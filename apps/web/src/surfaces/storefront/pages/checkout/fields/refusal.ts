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
  /** null: it was put in meanwhile. */
  readonly before: Amount | null;
  readonly now: Amount;
}

/** What is not as the buyer saw it; null: as it was. */
export interface Difference {
  readonly lines: readonly DifferentLine[];
  /** Lines that are not in the basket any more. */
  readonly goneCount: number;
  readonly cargo: Moved | null;
  readonly coupon: Moved | null;
  readonly bonuses: Moved | null;
  readonly total: Moved | null;
}

/** Why the order was not placed. */
export interface Refusal {
  /** For the whole order; empty: the fields say it. */
  readonly message: string;
  /** By the name of the form's field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly difference: Difference | null;
}
