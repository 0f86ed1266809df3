export {
  linesByReceipt,
  piecesByReceipt,
  prepaymentReceipt,
  receiptOfParts,
  type PartOfLine,
  type ReceiptRefusal,
} from './build-receipt.ts';
export { goodsName } from './goods-name.ts';
export { groupRows } from './rows-per-receipt.ts';
export {
  openHandOvers,
  partsByClosing,
  piecesOfParcel,
  takeHandedOver,
  type ClosedPart,
  type HandedLine,
  type HandedPieces,
  type HandOver,
  type ProgressLine,
} from './handed-over.ts';
export { itemsOfLine, itemsOfPart, type LinePart } from './rows-of-line.ts';
export { takePieces, type LineMove, type LineProgress, type LineStep } from './line-progress.ts';
export {
  receiptNameLengthMax,
  receiptQuantityMax,
  receiptStates,
  type GoodsOrigin,
  type Mark,
  type PaidLine,
  type Receipt,
  type ReceiptItem,
  type ReceiptKind,
  type ReceiptState,
  type ReceiptSubject,
} from './receipt.ts';
export {
  taxSystems,
  tillKinds,
  tillLimits,
  tillProblem,
  timezones,
  usualTill,
  type TillKind,
  type TillLimits,
  type TillSetting,
} from './till.ts';
