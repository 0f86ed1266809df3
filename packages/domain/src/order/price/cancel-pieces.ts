import { allocate } from '../../money/allocate.ts';
import type { Kopecks, Quantity } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import { takePieces } from '../../receipt/line-progress.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** A line of an unpaid order, with its shares of the coupon and of the bonuses. */
export interface UnpaidLine {
  /** Number of the line in the order, from 1. */
  readonly position: number;
  readonly quantity: Quantity;
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
}

export interface UnpaidOrder {
  readonly lines: readonly UnpaidLine[];
  readonly cargo: Kopecks;
}

export interface CancelledPieces {
  /** Lines that still have pieces. */
  readonly lines: readonly UnpaidLine[];
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  /** Bonuses of the whole order. They do not change: the remaining lines take them over. */
  readonly bonus: Kopecks;
  readonly total: Kopecks;
}

/**
 * Why pieces cannot be removed from an order:
 * - `line`: the line at `index` of the request has only `left` pieces;
 * - `nothing_left`: no goods would remain, or bonuses would cover the whole sum. Then the order must be cancelled
 *   instead.
 */
export type PiecesProblem =
  | { readonly kind: 'line'; readonly index: number; readonly left: number }
  | { readonly kind: 'nothing_left' };

/**
 * Returns the part of a line's sum that belongs to its first pieces. If the sum cannot be divided evenly, the first
 * pieces cost a kopeck more.
 */
const ofFirst = (sum: Kopecks, quantity: number, first: number): Kopecks =>
  (Math.floor(sum / quantity) * first + Math.min(sum % quantity, first)) as Kopecks;

/** Returns a line without its last pieces; null = it has too few. */
function without(line: UnpaidLine, pieces: number): UnpaidLine | null {
  const untouched = { quantity: line.quantity, cancelled: 0, shipped: 0, returned: 0 };
  const taken = takePieces(untouched, 'cancel', pieces);
  if (!taken.ok) return null;
  const rest = taken.value.part.from;
  const { quantity, total, coupon } = line;
  return {
    ...line,
    quantity: rest as Quantity,
    total: ofFirst(total, quantity, rest),
    coupon: ofFirst(coupon, quantity, rest),
  };
}

/**
 * Removes pieces from an unpaid order (product O5). The remaining pieces keep their price and their share of the
 * coupon. The bonuses are spread over them anew.
 */
export function cancelPieces(
  { lines, cargo }: UnpaidOrder,
  wanted: readonly { readonly position: number; readonly pieces: number }[],
): Result<CancelledPieces, PiecesProblem> {
  const left = new Map(lines.map((line) => [line.position, line]));
  const touched = new Set<number>();
  for (const [index, { position, pieces }] of wanted.entries()) {
    const line = touched.has(position) ? undefined : left.get(position);
    const rest = line === undefined ? null : without(line, pieces);
    if (rest === null) return fail({ kind: 'line', index, left: line?.quantity ?? 0 });
    touched.add(position);
    left.set(position, rest);
  }
  const kept = [...left.values()].filter(({ quantity }) => quantity > 0);
  const bonus = sumKopecks(lines.map((line) => line.bonus));
  const payable = kept.map(({ total, coupon }) => (total - coupon) as Kopecks);
  const total = (sumKopecks(payable) - bonus + cargo) as Kopecks;
  if (kept.length === 0 || sumKopecks(payable) < bonus || total <= 0) return fail({ kind: 'nothing_left' });
  const shares = allocate(bonus, payable);
  return ok({
    lines: kept.map((line, index) => ({
      ...line,
      bonus: shares[index] ?? (0 as Kopecks),
    })),
    goods: sumKopecks(kept.map((line) => line.total)),
    coupon: sumKopecks(kept.map((line) => line.coupon)),
    bonus,
    total,
  });
}
