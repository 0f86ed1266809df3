import type { MatchOutcome } from '@farad/domain/bank-statement';
import type { InvoiceLine, Seller } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of documents and of money by bank. See schema.ts. */

type Json<T> = ColumnType<T, string, never>;

/** The seller as stored in an invoice. In a demonstration shop it is made up, and its invoices say so. */
export interface InvoiceSeller extends Seller {
  readonly isDemonstration: boolean;
}

/** The payer, as they were then. */
export interface SavedBuyer {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly address: string;
  readonly phone: string;
  /** The buyer's own purchase number. Absent = not set. */
  readonly purchaseNumber?: string;
}

export interface InvoiceCounterTable {
  year: number;
  last: number;
}

export interface InvoiceTable {
  id: GeneratedAlways<number>;
  order_id: number;
  year: number;
  sequence: number;
  version: number;
  issued_at: Date;
  valid_until: Date;
  seller: Json<InvoiceSeller>;
  buyer: Json<SavedBuyer>;
  lines: Json<readonly InvoiceLine[]>;
  total_kopecks: Kopecks;
  /** Refunded amount of a paid order; null = the invoice is unpaid. */
  refunded_kopecks: ColumnType<Kopecks | null, Kopecks | null | undefined, never>;
  pdf: Buffer | null;
  pdf_sha256: Buffer | null;
}

/** How an entry was matched, or what staff decided. */
export type BankEntryOutcome = MatchOutcome | 'by_hand' | 'set_aside';

export interface BankEntryTable {
  id: GeneratedAlways<number>;
  number: string;
  day: string;
  amount_kopecks: Kopecks;
  payer_account: string;
  payer_inn: string;
  payer_name: string;
  purpose: string;
  imported_at: Date;
  outcome: BankEntryOutcome;
  order_id: number | null;
  candidates: Generated<number[]>;
  note: Generated<string>;
  staff_id: number | null;
  decided_at: Date | null;
}

export interface BankMoneyTable {
  id: GeneratedAlways<number>;
  order_id: number;
  amount_kopecks: Kopecks;
  day: string;
  entry_id: number | null;
  staff_id: number | null;
  note: Generated<string>;
  at: Date;
  /** The line that this one reverses; null = this line is money received. */
  takes_back: ColumnType<number | null, number | null | undefined, never>;
}
