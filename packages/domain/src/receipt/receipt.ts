import type { Kopecks } from '../money/money.ts';
import type { SalesUnit } from '../product/product.ts';
import type { VatPercent } from '../vat/vat.ts';

export const receiptStates = ['created', 'pending', 'registered', 'failed'] as const;

export type ReceiptState = (typeof receiptStates)[number];

/** Maximum length of an item's name, in UTF-16 units. */
export const receiptNameLengthMax = 128;

/** Maximum number of pieces per item. */
export const receiptQuantityMax = 99_999;

/** Goods or a service; the cash register requires it. */
export type ReceiptSubject = 'commodity' | 'service';

/** Origin of imported goods, if known. */
export interface GoodsOrigin {
  /** Two letters of ISO 3166. */
  readonly country?: string;
  /** Number of the customs declaration. */
  readonly customsDeclaration?: string;
}

/** A sold line as in the order, after all discounts; `total` is paid for all pieces. */
export interface PaidLine extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  readonly quantity: number;
  /** What is counted; absent = pieces. */
  readonly unit?: SalesUnit;
  readonly total: Kopecks;
  /** VAT rate on the day of the receipt. */
  readonly vatPercent: VatPercent;
  /** Codes of marked pieces, starting with the first piece; absent = not marked. */
  readonly marks?: readonly Mark[];
}

/** The code of a marked piece or of a pack. */
export interface Mark {
  /** As scanned. */
  readonly code: string;
  /** Number of pieces with this code: 1, or those of a pack. */
  readonly pieces: number;
  /** Total pieces of the pack if only some of them are on the receipt; absent = all of them are. */
  readonly ofPieces?: number;
}

/** A row of a receipt: `quantity` whole units at `price` each. */
export interface ReceiptItem extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  /** Code of the marked piece or pack, as scanned. */
  readonly mark?: string;
  /** How many pieces of a pack with this code; absent = the whole piece or pack. */
  readonly markPart?: { readonly pieces: number; readonly ofPieces: number };
  readonly quantity: number;
  /** What is counted; absent = pieces. */
  readonly unit?: SalesUnit;
  readonly price: Kopecks;
  readonly vatPercent: VatPercent;
}

/**
 * Receipts of a distance sale (54-FZ). `prepayment`: when the money arrives, at the calculated rate (22/122).
 * `closing`: at handover, at the direct rate, settled by the prepayment. A refund repeats one of them: `prepayment` for
 * goods not handed over, `closing` for returned goods.
 */
export type ReceiptKind = 'prepayment' | 'closing';

export interface Receipt {
  readonly kind: ReceiptKind;
  readonly items: readonly ReceiptItem[];
  readonly total: Kopecks;
}
