import type { Kopecks } from '../money/money.ts';
import type { VatPercent } from '../vat/vat.ts';

/** Longest name of an item, in UTF-16 units. */
export const receiptNameLengthMax = 128;

/** Most pieces of one item. */
export const receiptQuantityMax = 99_999;

/** A thing or a piece of work: the till must know. */
export type ReceiptSubject = 'commodity' | 'service';

/** Where imported goods come from, as far as it is known. */
export interface GoodsOrigin {
  /** Two letters of ISO 3166. */
  readonly country?: string;
  /** Number of the customs declaration. */
  readonly customsDeclaration?: string;
}

/** What was sold, as its line stands in the order after every discount; `total` is what is paid for all pieces. */
export interface PaidLine extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  readonly quantity: number;
  readonly total: Kopecks;
  /** By the table of VAT of the day that the receipt is about. */
  readonly vatPercent: VatPercent;
  /** Codes of marked pieces, from the first piece on; absent: they have none. */
  readonly marks?: readonly Mark[];
}

/** The code of a marked piece, or of a pack of pieces. */
export interface Mark {
  /** As it was scanned. */
  readonly code: string;
  /** Pieces that it stands for: 1, or those of its pack. */
  readonly pieces: number;
  /** Of a pack of which only `pieces` are in question, how many it has; absent: no more than these. */
  readonly ofPieces?: number;
}

/** One row on paper: `quantity` whole pieces at `price` each. */
export interface ReceiptItem extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  /** Code of the one marked piece or pack, as it was scanned. */
  readonly mark?: string;
  /** So many pieces of the pack that the code stands for; absent: the whole piece or pack. */
  readonly markPart?: { readonly pieces: number; readonly ofPieces: number };
  readonly quantity: number;
  readonly price: Kopecks;
  readonly vatPercent: VatPercent;
}

/**
 * The receipts of a distance sale (54-FZ): `prepayment` when the money comes, at the calculated rate (22/122); `closing`
 * when the goods are handed over, at the direct rate, settled by that prepayment. A refund repeats the receipt whose
 * money goes back: goods that were never handed over the prepayment, returned ones the closing.
 */
export type ReceiptKind = 'prepayment' | 'closing';

export interface Receipt {
  readonly kind: ReceiptKind;
  readonly items: readonly ReceiptItem[];
  readonly total: Kopecks;
}
