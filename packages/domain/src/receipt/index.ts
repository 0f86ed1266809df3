export {
  prepaymentReceipt,
  receiptItemCount,
  receiptOfParts,
  type PartOfLine,
  type ReceiptRefusal,
} from './build-receipt.ts';
export { itemsOfLine, itemsOfPart, type LinePart } from './line-part.ts';
export { takePieces, type LineMove, type LineProgress, type LineStep } from './line-progress.ts';
export { paidLines, type FrozenLine, type FrozenOrder } from './paid-lines.ts';
export {
  receiptItemsMax,
  receiptNameLengthMax,
  receiptQuantityMax,
  type GoodsOrigin,
  type PaidLine,
  type Receipt,
  type ReceiptItem,
  type ReceiptKind,
  type ReceiptSubject,
} from './receipt.ts';
