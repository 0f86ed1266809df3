import { invoiceUnits } from '../invoice/invoice-lines.ts';
import type { Kopecks } from '../money/money.ts';
import {
  receiptNameLengthMax,
  receiptQuantityMax,
  type GoodsOrigin,
  type Mark,
  type PaidLine,
  type ReceiptItem,
} from './receipt.ts';

/** Consecutive pieces of a line. Pieces are numbered, because their prices may differ by a kopeck. */
export interface LinePart {
  /** Number of the first piece, from 0. */
  readonly from: number;
  readonly count: number;
}

/** A quantity and the amount paid for all of it. */
type PricedLine = Pick<PaidLine, 'quantity' | 'total'>;

/**
 * True if pieces of the line must be one row with a price for all of them: the unit price is not in whole kopecks, or
 * the line has too many pieces for a receipt.
 */
const isBundle = ({ quantity, total }: PaidLine): boolean => total % quantity !== 0 || quantity > receiptQuantityMax;

/** Returns the price of the first `count` pieces, rounded down. For all pieces it is exactly the total. */
const bundleShare = ({ quantity, total }: PricedLine, count: number): number =>
  Number((BigInt(total) * BigInt(count)) / BigInt(quantity));

/** Returns the amount paid for some pieces of a line. The amounts of all parts of a line add up to its total. */
export const paidForPart = (line: PricedLine, { from, count }: LinePart): Kopecks =>
  (bundleShare(line, from + count) - bundleShare(line, from)) as Kopecks;

/** Returns a name without line breaks and control characters. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Cuts a name so that the ending fits behind it. No character is split. */
function nameWith(name: string, ending: string): string {
  const cut = plain(name).slice(0, receiptNameLengthMax - ending.length);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + ending;
}

const originOf = ({ country, customsDeclaration }: GoodsOrigin): GoodsOrigin => ({
  ...(country === undefined ? {} : { country }),
  ...(customsDeclaration === undefined ? {} : { customsDeclaration }),
});

/**
 * Returns a row with quantity 1, whose price is that of all pieces together. The name says how many pieces or metres
 * they are.
 */
function bundleItem(line: PaidLine, part: LinePart): ReceiptItem {
  const price = paidForPart(line, part);
  const { subject, vatPercent } = line;
  const unit = line.unit ?? 'piece';
  const isOnePiece = part.count === 1 && unit === 'piece';
  const name = nameWith(line.name, isOnePiece ? '' : `, ${part.count} ${invoiceUnits[unit].name}`);
  return { name, subject, quantity: 1, price, vatPercent, ...originOf(line) };
}

/** Returns a row with the quantity and the price of one piece. */
function pricedItem(line: PaidLine, { count }: LinePart): ReceiptItem {
  const { subject, vatPercent, total, quantity } = line;
  const price = (total / quantity) as Kopecks;
  const unit = line.unit === undefined ? {} : { unit: line.unit };
  return { name: nameWith(line.name, ''), subject, quantity: count, ...unit, price, vatPercent, ...originOf(line) };
}

/** Pieces with the same marking code. `mark` null = without a code. */
interface MarkedPieces extends LinePart {
  readonly mark: Mark | null;
}

/** Splits pieces by their marking codes, in order. The pieces after the last code form one group. */
function byMark(marks: readonly Mark[], { from, count }: LinePart): MarkedPieces[] {
  const end = from + count;
  let start = 0;
  const marked = marks.flatMap((mark): MarkedPieces[] => {
    const [first, last] = [Math.max(from, start), Math.min(end, start + mark.pieces)];
    start += mark.pieces;
    return first < last ? [{ from: first, count: last - first, mark }] : [];
  });
  const left = Math.max(from, start);
  return left < end ? [...marked, { from: left, count: end - left, mark: null }] : marked;
}

/** Splits pieces into the rows of a receipt. Marked goods have a row per marking code. */
export function rowsOfPart({ marks }: PaidLine, part: LinePart): readonly LinePart[] {
  return marks === undefined ? [part] : byMark(marks, part).map(({ from, count }) => ({ from, count }));
}

function markedItem(line: PaidLine, { mark, ...part }: MarkedPieces): ReceiptItem {
  if (mark === null) return itemOf(line, part);
  const ofPieces = mark.ofPieces ?? mark.pieces;
  const isWhole = part.count === ofPieces;
  const markPart = { pieces: part.count, ofPieces };
  return { ...bundleItem(line, part), mark: mark.code, ...(isWhole ? {} : { markPart }) };
}

const itemOf = (line: PaidLine, part: LinePart): ReceiptItem =>
  isBundle(line) ? bundleItem(line, part) : pricedItem(line, part);

/**
 * Returns the receipt items for some pieces of a line. If the unit price is in whole kopecks, the item is `quantity` ×
 * price; otherwise it is one item "name, N шт" with the common price. Marked goods have an item per marking code. Free
 * pieces have no item. The items of all parts of a line add up to its total.
 *
 * @throws RangeError if the line has fewer pieces, or no name
 */
export function itemsOfPart(line: PaidLine, part: LinePart): ReceiptItem[] {
  const { from, count } = part;
  const isRight = Number.isSafeInteger(from) && Number.isSafeInteger(count) && from >= 0 && count >= 0;
  if (!isRight || from + count > line.quantity)
    throw new RangeError(`pieces must be within 0 and ${line.quantity}, got ${from}+${count}`);
  if (plain(line.name) === '') throw new RangeError('receipt line must have a name, got an empty one');
  if (count === 0) return [];
  const { marks } = line;
  const items = marks === undefined ? [itemOf(line, part)] : byMark(marks, part).map((each) => markedItem(line, each));
  return items.filter(({ price }) => price > 0);
}

/** Returns the receipt items of a whole line. */
export const itemsOfLine = (line: PaidLine): ReceiptItem[] => itemsOfPart(line, { from: 0, count: line.quantity });
