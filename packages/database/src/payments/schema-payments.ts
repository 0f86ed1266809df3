import type { Payee } from '@farad/domain/company';
import type { Kopecks } from '@farad/domain/money';
import type { OnlineMethod, PaymentState, ProviderId, RefundState, RefundWay, Settlement } from '@farad/domain/payment';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { LinePart, ReceiptItem, ReceiptState, ReceiptSubject } from '@farad/domain/receipt';
import type { VendorId } from '@farad/domain/shared';
import type { VatClass } from '@farad/domain/vat';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** Type of a nullable column, which an insert may leave out. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface PaymentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  attempt: number;
  part: Generated<number>;
  key: string;
  /** The payment provider from which the payment was requested. */
  provider: VendorId;
  method: OnlineMethod;
  is_held: boolean;
  /** True if the local simulation of the provider takes the payment, so that no real money moves. */
  is_twin: Generated<boolean>;
  amount_kopecks: Kopecks;
  return_token_sha256: Buffer;
  request: Json<unknown>;
  state: PaymentState;
  refusal: Optional<'refused' | 'key_reused'>;
  failure: Optional<string>;
  provider_id: Optional<ProviderId>;
  confirmation_url: Optional<string>;
  expires_at: Optional<Date>;
  /** When the buyer chose another way to pay instead of this payment. */
  replaced_at: Optional<Date>;
  settlement: Optional<Settlement>;
  capture_wished_at: Optional<Date>;
  release_wished_at: Optional<Date>;
  /** Amount to capture if it is less than the whole amount; null = the whole amount. */
  capture_kopecks: Optional<Kopecks>;
  capture_receipt: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
  asked_at: Date;
  checked_at: Date;
  next_check_at: Optional<Date>;
  paid_at: Optional<Date>;
  is_closed: Generated<boolean>;
}

interface PaymentEventTable {
  payment_id: number;
  state: PaymentState;
  at: Date;
}

interface PaymentLineTable {
  payment_id: number;
  position: number;
  product_id: ProductId | null;
  name: string;
  subject: ReceiptSubject;
  vat_class: VatClass;
  quantity: number;
  unit: Generated<SalesUnit>;
  total_kopecks: Kopecks;
  cancelled: Generated<number>;
  shipped: Generated<number>;
  returned: Generated<number>;
  country: Optional<string>;
  customs_declaration: Optional<string>;
  is_marked: Generated<boolean>;
}

/** Why money is refunded. `not_captured` = it was held and released without capture. */
export type RefundCause = 'late' | 'overpaid' | 'staff' | 'not_captured';

export interface RefundTable {
  id: GeneratedAlways<number>;
  payment_id: number | null;
  order_id: number;
  sequence: number;
  key: string;
  amount_kopecks: Kopecks;
  cause: RefundCause;
  note: string;
  staff_id: number | null;
  request: ColumnType<unknown, string | null, string>;
  state: RefundState;
  failure: Optional<string>;
  retried_by: Optional<number>;
  provider_id: Optional<ProviderId>;
  created_at: Date;
  next_check_at: Optional<Date>;
  done_at: Optional<Date>;
  way: Generated<RefundWay>;
  payee: ColumnType<SavedPayee | null, string | null | undefined, string>;
  purpose: Generated<string>;
  paper_number: Optional<string>;
  paper_day: Optional<string>;
  paid_by: Optional<number>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<number>;
  withdrawn_because: Generated<string>;
}

/** Account to which a refund by bank transfer is paid. The object is empty after the person's data were erased. */
export type SavedPayee = Partial<Payee>;

interface BankDebitTable {
  id: GeneratedAlways<number>;
  number: string;
  day: string;
  amount_kopecks: Kopecks;
  payee_account: string;
  purpose: string;
  refund_id: number;
  imported_at: Date;
}

interface RefundReturnTable {
  refund_id: number;
  return_id: number;
  product_id: ProductId;
  pieces: number;
}

interface RefundGoodsTable {
  refund_id: number;
  product_id: ProductId;
  move: 'released' | 'written_off' | 'booked_in';
  pieces: number;
}

interface RefundLineTable {
  refund_id: number;
  position: number;
  move: 'cancel' | 'return';
  from_piece: number;
  quantity: number;
  amount_kopecks: Kopecks;
}

/** Consecutive pieces of a payment line that a closing receipt contains. */
export interface ReceiptPieces extends LinePart {
  readonly position: number;
}

export interface ReceiptTable {
  id: GeneratedAlways<number>;
  order_id: number;
  payment_id: Optional<number>;
  refund_id: Optional<number>;
  kind: 'prepayment' | 'closing' | 'refund' | 'till' | 'till_refund';
  sequence: Optional<number>;
  key: Optional<string>;
  amount_kopecks: Kopecks;
  items: Json<readonly ReceiptItem[]>;
  /** The pieces of payment lines that a closing receipt contains. */
  pieces: ColumnType<readonly ReceiptPieces[], string | undefined, string>;
  request: ColumnType<unknown, string | null | undefined, string | null>;
  state: ReceiptState;
  failure: Optional<string>;
  provider_id: Optional<string>;
  till_number: Optional<string>;
  staff_id: Optional<number>;
  created_at: Date;
  asked_at: Optional<Date>;
  next_check_at: Optional<Date>;
}

interface WebhookEventTable {
  id: GeneratedAlways<number>;
  source: VendorId;
  /** Kind of event; '' = the body was not parsed, because its provider was not installed. */
  kind: string;
  object_id: string;
  raw: string;
  received_at: Date;
  done_at: Optional<Date>;
  attempts: Generated<number>;
  outcome: Optional<string>;
  last_error: Optional<string>;
}

interface PaymentQuarantineTable {
  id: GeneratedAlways<number>;
  provider: VendorId;
  kind: 'payment' | 'refund';
  provider_id: string;
  order_id: number | null;
  mismatches: string[];
  amount_kopecks: Kopecks | null;
  reported: string;
  at: Date;
  resolved_at: Optional<Date>;
  resolved_by: Optional<number>;
  resolution: Optional<string>;
}

interface ProviderAccountTable {
  provider: VendorId;
  public_id: string;
  secret_key_sealed: Buffer;
  secret_key_end: string;
  set_at: Date | null;
  set_by: number | null;
}

/** Tables of payments, for the schema in schema.ts. */
export interface PaymentTables {
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_line: PaymentLineTable;
  payment_quarantine: PaymentQuarantineTable;
  provider_account: ProviderAccountTable;
  refund: RefundTable;
  refund_line: RefundLineTable;
  refund_return: RefundReturnTable;
  refund_goods: RefundGoodsTable;
  bank_debit: BankDebitTable;
  receipt: ReceiptTable;
  webhook_event: WebhookEventTable;
}
