import type { Kopecks } from '../money/money.ts';
import type { SalesUnit } from '../product/product.ts';
import type { VatPercent } from '../vat/vat.ts';

export const receiptStates = ['created', 'pending', 'registered', 'failed'] as const;

export type ReceiptState = (typeof receiptStates)[number];

/** Maximum length of an item's name. JavaScript counts it in UTF-16 code units. */
export const receiptNameLengthMax = 128;

/** Maximum number of pieces per item. */
export const receiptQuantityMax = 99_999;

/** Kind of a receipt item, which the cash register requires: goods or a service. */
export type ReceiptSubject = 'commodity' | 'service';

/** Where imported goods come from; absent = not known. */
export interface GoodsOrigin {
  /** Country code, ISO 3166 alpha-2. */
  readonly country?: string;
  /** Number of the customs declaration. */
  readonly customsDeclaration?: string;
}

/** A sold line of an order. `total` is the amount paid for all pieces, after all discounts. */
export interface PaidLine extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  readonly quantity: number;
  /** Unit of the quantity; absent = pieces. */
  readonly unit?: SalesUnit;
  readonly total: Kopecks;
  /** VAT rate on the day of the receipt. */
  readonly vatPercent: VatPercent;
  /** Marking codes, beginning with the first piece; absent = goods without marking. */
  readonly marks?: readonly Mark[];
}

/** A marking code of a piece or of a pack. */
export interface Mark {
  /** The code exactly as scanned. */
  readonly code: string;
  /** Number of pieces that have this code: 1, or more for a pack. */
  readonly pieces: number;
  /** Number of pieces in the whole pack, if only some of them are on the receipt; absent = all are. */
  readonly ofPieces?: number;
}

/** A row of a receipt: `quantity` units at `price` each. */
export interface ReceiptItem extends GoodsOrigin {
  readonly name: string;
  readonly subject: ReceiptSubject;
  /** Marking code of the piece or pack, exactly as scanned. */
  readonly mark?: string;
  /** How many pieces of a pack are sold; absent = the whole piece or pack. */
  readonly markPart?: { readonly pieces: number; readonly ofPieces: number };
  readonly quantity: number;
  /** Unit of the quantity; absent = pieces. */
  readonly unit?: SalesUnit;
  readonly price: Kopecks;
  readonly vatPercent: VatPercent;
}

/**
 * Kinds of receipts in a distance sale (54-FZ). `prepayment`: made when the money comes in, with the calculated VAT
 * rate (22/122). `closing`: made when the goods are handed over, with the usual VAT rate; the prepayment settles it.
 * The receipt of a refund has the kind of the receipt that it reverses: `prepayment` for goods that were not handed
 * over, `closing` for returned goods.
 */
export type ReceiptKind = 'prepayment' | 'closing';

export interface Receipt {
  readonly kind: ReceiptKind;
  readonly items: readonly ReceiptItem[];
  readonly total: Kopecks;
}
