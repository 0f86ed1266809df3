import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { itemsOfLine, itemsOfPart, type LinePart } from './line-part.ts';
import { receiptItemsMax, type PaidLine, type Receipt, type ReceiptItem, type ReceiptKind } from './receipt.ts';

/** Why there is no receipt: more rows than the till takes (told before payment), or nothing to write down. */
export type ReceiptRefusal =
  | { readonly reason: 'too_long'; readonly itemCount: number }
  | { readonly reason: 'nothing_paid' };

const totalOf = (items: readonly ReceiptItem[]): Kopecks =>
  sumKopecks(items.map(({ quantity, price }) => (quantity * price) as Kopecks));

function receiptOf(kind: ReceiptKind, items: readonly ReceiptItem[]): Result<Receipt, ReceiptRefusal> {
  if (items.length === 0) return fail({ reason: 'nothing_paid' });
  if (items.length > receiptItemsMax) return fail({ reason: 'too_long', itemCount: items.length });
  return ok({ kind, items, total: totalOf(items) });
}

/** Rows that the receipt of these lines would have: what the checkout compares with {@link receiptItemsMax}. */
export const receiptItemCount = (lines: readonly PaidLine[]): number => lines.flatMap(itemsOfLine).length;

/** The receipt of the whole payment; its total is the sum of the lines, to the kopeck. */
export const prepaymentReceipt = (lines: readonly PaidLine[]): Result<Receipt, ReceiptRefusal> =>
  receiptOf('prepayment', lines.flatMap(itemsOfLine));

/** Pieces of one line that a receipt of a part is about. */
export interface PartOfLine {
  readonly line: PaidLine;
  readonly part: LinePart;
}

/** The receipt of some pieces: handed over in one parcel (`closing`), or refunded. */
export const receiptOfParts = (kind: ReceiptKind, parts: readonly PartOfLine[]): Result<Receipt, ReceiptRefusal> =>
  receiptOf(
    kind,
    parts.flatMap(({ line, part }) => itemsOfPart(line, part)),
  );
