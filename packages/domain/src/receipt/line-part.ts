import type { Kopecks } from '../money/money.ts';
import {
  receiptNameLengthMax,
  receiptQuantityMax,
  type GoodsOrigin,
  type Mark,
  type PaidLine,
  type ReceiptItem,
} from './receipt.ts';

/** Pieces of a line in a row: it is as if they were numbered, each with a price of its own. */
export interface LinePart {
  /** Number of the first, from 0. */
  readonly from: number;
  readonly count: number;
}

/** A line whose pieces have no price in whole kopecks, or more pieces than a receipt can say: it is told in one row. */
const isBundle = ({ quantity, total }: PaidLine): boolean => total % quantity !== 0 || quantity > receiptQuantityMax;

/** The first `count` pieces of a bundle: its share, rounded down, so that all of them are all of it. */
const bundleShare = ({ quantity, total }: PaidLine, count: number): number =>
  Number((BigInt(total) * BigInt(count)) / BigInt(quantity));

/** What was paid for some pieces; parts that make up the line make up its kopecks. */
export const paidForPart = (line: PaidLine, { from, count }: LinePart): Kopecks =>
  (bundleShare(line, from + count) - bundleShare(line, from)) as Kopecks;

/** A name in one printable line. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Cut so that its end still fits, never in the middle of a character. */
function nameWith(name: string, ending: string): string {
  const cut = plain(name).slice(0, receiptNameLengthMax - ending.length);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + ending;
}

const originOf = ({ country, customsDeclaration }: GoodsOrigin): GoodsOrigin => ({
  ...(country === undefined ? {} : { country }),
  ...(customsDeclaration === undefined ? {} : { customsDeclaration }),
});

/** One row of quantity 1 that says in its name how many pieces it is for. */
function bundleItem(line: PaidLine, part: LinePart): ReceiptItem {
  const price = paidForPart(line, part);
  const { subject, vatPercent } = line;
  const name = nameWith(line.name, part.count === 1 ? '' : `, ${part.count} шт`);
  return { name, subject, quantity: 1, price, vatPercent, ...originOf(line) };
}

/** One row of pieces that all cost the same. */
function pricedItem(line: PaidLine, { count }: LinePart): ReceiptItem {
  const { subject, vatPercent, total, quantity } = line;
  const price = (total / quantity) as Kopecks;
  return { name: nameWith(line.name, ''), subject, quantity: count, price, vatPercent, ...originOf(line) };
}

/** Pieces of a part that one code stands for, or that have none. */
interface MarkedPieces extends LinePart {
  readonly mark: Mark | null;
}

/** The pieces of a part by their codes, in their order; those behind the last code are together. */
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

/** Parts of a part that make one row of a receipt each: of marked goods each code has its own. */
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
 * Items of a receipt for some pieces of a line: one row, `quantity` × price where the pieces have a price in whole kopecks,
 * else "name, N шт" for their share. Parts that make up the line make up its kopecks. No item costs nothing: a part
 * without a kopeck has no item. Of marked goods each code has a row.
 *
 * @throws RangeError for pieces that the line does not have, or a line without a name
 */
export function itemsOfPart(line: PaidLine, part: LinePart): ReceiptItem[] {
  const { from, count } = part;
  const isRight = Number.isSafeInteger(from) && Number.isSafeInteger(count) && from >= 0 && count >= 0;
  if (!isRight || from + count > line.quantity) throw new RangeError(`no pieces ${from}+${count} of ${line.quantity}`);
  if (plain(line.name) === '') throw new RangeError('a receipt names what was sold');
  if (count === 0) return [];
  const { marks } = line;
  const items = marks === undefined ? [itemOf(line, part)] : byMark(marks, part).map((each) => markedItem(line, each));
  return items.filter(({ price }) => price > 0);
}

/** Items of a whole line. */
export const itemsOfLine = (line: PaidLine): ReceiptItem[] => itemsOfPart(line, { from: 0, count: line.quantity });
