import type { Kopecks } from '../money/money.ts';
import {
  receiptNameLengthMax,
  receiptQuantityMax,
  type GoodsOrigin,
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

/** A name in one printable line. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Cut so that its end still fits, never in the middle of a character. */
function nameWith(name: string, ending: string): string {
  const text = plain(name);
  const max = receiptNameLengthMax - ending.length;
  if (text.length <= max) return text + ending;
  return (
    text
      .slice(0, max)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + ending
  );
}

const originOf = ({ country, customsDeclaration }: GoodsOrigin): GoodsOrigin => ({
  ...(country === undefined ? {} : { country }),
  ...(customsDeclaration === undefined ? {} : { customsDeclaration }),
});

/** One row of quantity 1 that says in its name how many pieces it is for. */
function bundleItem(line: PaidLine, { from, count }: LinePart): ReceiptItem {
  const price = (bundleShare(line, from + count) - bundleShare(line, from)) as Kopecks;
  const { subject, vatPercent } = line;
  const name = nameWith(line.name, count === 1 ? '' : `, ${count} шт`);
  return { name, subject, quantity: 1, price, vatPercent, ...originOf(line) };
}

/** One row of pieces that all cost the same. */
function pricedItem(line: PaidLine, { count }: LinePart): ReceiptItem {
  const { subject, vatPercent, total, quantity } = line;
  const price = (total / quantity) as Kopecks;
  return { name: nameWith(line.name, ''), subject, quantity: count, price, vatPercent, ...originOf(line) };
}

/**
 * Items of a receipt for some pieces of a line: one row, `quantity` × price where the pieces have a price in whole kopecks,
 * else "name, N шт" for their share. Parts that make up the line make up its kopecks. No item costs nothing: a part
 * without a kopeck has no item. Marked pieces have a row each, as each has its own code.
 *
 * @throws RangeError for pieces that the line does not have, or a line without a name
 */
export function itemsOfPart(line: PaidLine, part: LinePart): ReceiptItem[] {
  const { from, count } = part;
  const isRight = Number.isSafeInteger(from) && Number.isSafeInteger(count) && from >= 0 && count >= 0;
  if (!isRight || from + count > line.quantity) throw new RangeError(`no pieces ${from}+${count} of ${line.quantity}`);
  if (plain(line.name) === '') throw new RangeError('a receipt names what was sold');
  if (count === 0 || line.total === 0) return [];
  const items = (each: LinePart): ReceiptItem[] => {
    const item = isBundle(line) ? bundleItem(line, each) : pricedItem(line, each);
    return item.price === 0 ? [] : [item];
  };
  const { marks } = line;
  if (marks === undefined) return items(part);
  return Array.from({ length: count }, (_, index) => from + index).flatMap((number) => {
    const mark = marks[number];
    return items({ from: number, count: 1 }).map((item) => (mark === undefined ? item : { ...item, mark }));
  });
}

/** Items of a whole line. */
export const itemsOfLine = (line: PaidLine): ReceiptItem[] => itemsOfPart(line, { from: 0, count: line.quantity });
