import type { MatchOutcome } from '@farad/domain/bank-statement';
import type { InvoiceLine, Seller } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import type { UpdBuyer, UpdLine, UpdPayment } from '@farad/domain/upd';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, never>;

/**
 * The seller's details as they were when the invoice was issued. A demonstration shop invents them, and its invoices
 * say so.
 */
export interface InvoiceSeller extends Seller {
  readonly isDemonstration: boolean;
}

/** The buyer's details as they were when the invoice was issued. */
export interface SavedBuyer {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly address: string;
  readonly phone: string;
  /** The number under which the buyer made this purchase. Absent = none. */
  readonly purchaseNumber?: string;
}

interface InvoiceCounterTable {
  year: number;
  last: number;
}

interface InvoiceTable {
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
  /** Money that the order had refunded before this invoice was issued; null = none. */
  refunded_kopecks: ColumnType<Kopecks | null, Kopecks | null | undefined, never>;
  pdf: Buffer | null;
  pdf_sha256: Buffer | null;
}

interface UpdCounterTable {
  year: number;
  last: number;
}

interface UpdTable {
  id: GeneratedAlways<number>;
  order_id: number;
  parcel_id: number | null;
  handed_at: Date;
  year: number;
  sequence: number;
  file_id: Generated<string>;
  issued_at: Date;
  seller: Json<InvoiceSeller>;
  buyer: Json<UpdBuyer>;
  payments: Json<readonly UpdPayment[]>;
  lines: Json<readonly UpdLine[]>;
  total_kopecks: Kopecks;
}

/** How the import matched an entry with an order, or what staff decided about it. */
export type BankEntryOutcome = MatchOutcome | 'by_hand' | 'set_aside';

interface BankEntryTable {
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

interface BankMoneyTable {
  id: GeneratedAlways<number>;
  order_id: number;
  amount_kopecks: Kopecks;
  day: string;
  entry_id: number | null;
  staff_id: number | null;
  note: Generated<string>;
  at: Date;
  /** Id of the line that this line reverses; null = this line is money received. */
  takes_back: ColumnType<number | null, number | null | undefined, never>;
}

/** Tables of documents and of payments by bank, for the schema in schema.ts. */
export interface DocumentTables {
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  upd_counter: UpdCounterTable;
  upd: UpdTable;
  bank_entry: BankEntryTable;
  bank_money: BankMoneyTable;
}
