import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { groupRows } from './rows-per-receipt.ts';
import { itemsOfLine, itemsOfPart, paidForPart, rowsOfPart, type LinePart } from './rows-of-line.ts';
import type { PaidLine, Receipt, ReceiptItem, ReceiptKind } from './receipt.ts';

/** Why no receipt can be made: it would have too many rows for the cash register, or no rows. */
export type ReceiptRefusal =
  | { readonly reason: 'too_long'; readonly itemCount: number }
  | { readonly reason: 'nothing_paid' };

const receiptTotal = (items: readonly ReceiptItem[]): Kopecks =>
  sumKopecks(items.map(({ quantity, price }) => (quantity * price) as Kopecks));

/**
 * Returns a receipt of these items. It carries VAT rates only, no VAT sums. VAT sums of invoices and of 1C come from
 * packages/domain/src/vat.
 */
function receiptOf(
  kind: ReceiptKind,
  items: readonly ReceiptItem[],
  itemsMax: number,
): Result<Receipt, ReceiptRefusal> {
  if (items.length === 0) return fail({ reason: 'nothing_paid' });
  if (items.length > itemsMax) return fail({ reason: 'too_long', itemCount: items.length });
  return ok({ kind, items, total: receiptTotal(items) });
}

const rowOf = ({ total }: { readonly total: Kopecks }): 0 | 1 => (total > 0 ? 1 : 0);

/**
 * Distributes lines over `count` groups. The dearest line comes first; each line goes to the group with the smallest
 * sum that still has room. If the lines of a group are left out, because it is paid, the other groups stay the same.
 */
function spreadBySum<T extends { readonly total: Kopecks }>(
  lines: readonly T[],
  count: number,
  itemsMax: number,
): T[][] {
  const groups = Array.from({ length: count }, () => ({ sum: 0, lines: [] as T[], rows: 0 }));
  for (const line of lines.toSorted((a, b) => b.total - a.total)) {
    const open = groups.filter(({ rows }) => rows + rowOf(line) <= itemsMax);
    const least = open.reduce<(typeof groups)[number] | undefined>(
      (best, each) => (best !== undefined && best.sum <= each.sum ? best : each),
      undefined,
    );
    if (least === undefined) throw new RangeError(`${lines.length} lines do not fit on ${count} receipts`);
    least.lines.push(line);
    least.sum += line.total;
    least.rows += rowOf(line);
  }
  return groups.map((group) => lines.filter((line) => group.lines.includes(line)));
}

/**
 * Splits lines into the fewest groups that fit on a receipt each. Every group is paid separately, so its sum must be at
 * least `sumMin`. The order of lines stays, unless a sum would then be too small. Free lines take no row on the
 * receipt. Goods are never put together under another name.
 */
export function linesByReceipt<T extends { readonly total: Kopecks }>(
  lines: readonly T[],
  itemsMax: number,
  sumMin: Kopecks,
): T[][] {
  const inOrder = groupRows(lines, rowOf, itemsMax);
  const isPayable = (group: readonly T[]): boolean => sumKopecks(group.map(({ total }) => total)) >= sumMin;
  return inOrder.every(isPayable) ? inOrder : spreadBySum(lines, inOrder.length, itemsMax);
}

/** Returns the receipt of a whole payment. Its total is exactly the sum of the lines. */
export const prepaymentReceipt = (lines: readonly PaidLine[], itemsMax: number): Result<Receipt, ReceiptRefusal> =>
  receiptOf('prepayment', lines.flatMap(itemsOfLine), itemsMax);

/** Pieces of a line that a receipt contains. */
export interface PartOfLine {
  readonly line: PaidLine;
  readonly part: LinePart;
}

/** Joins two parts if the second directly follows the first in the same line; null = it does not. */
function joined<T extends PartOfLine>(one: T | undefined, two: T): T | null {
  const isNext = one?.line === two.line && one.part.from + one.part.count === two.part.from;
  return isNext ? { ...one, part: { from: one.part.from, count: one.part.count + two.part.count } } : null;
}

/**
 * Splits pieces, in order, into the fewest groups that fit on a receipt each. Marked goods take a row per marking code.
 */
export function piecesByReceipt<T extends PartOfLine>(parts: readonly T[], itemsMax: number): T[][] {
  const single = parts.flatMap((each) => rowsOfPart(each.line, each.part).map((part) => ({ ...each, part })));
  const groups = groupRows(single, ({ line, part }) => (paidForPart(line, part) > 0 ? 1 : 0), itemsMax);
  return groups.map((group) =>
    group.reduce<T[]>((whole, each) => {
      const last = joined(whole.at(-1), each);
      return last === null ? [...whole, each] : [...whole.slice(0, -1), last];
    }, []),
  );
}

/** Returns the receipt for pieces that are handed over, paid or refunded together. */
export const receiptOfParts = (
  kind: ReceiptKind,
  parts: readonly PartOfLine[],
  itemsMax: number,
): Result<Receipt, ReceiptRefusal> =>
  receiptOf(
    kind,
    parts.flatMap(({ line, part }) => itemsOfPart(line, part)),
    itemsMax,
  );
