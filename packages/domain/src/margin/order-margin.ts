import { multiplyDivide } from '../money/exact.ts';
import { sumKopecks, type Kopecks, type UnitPrice } from '../money/index.ts';
import { marginShare } from '../product/index.ts';

/** A sold line of an order and its refunds. */
export interface SoldLine {
  readonly quantity: number;
  /** Total before coupon and bonuses. */
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  /** Purchase cost of one piece when the order was placed; null = unknown. */
  readonly unitCost: UnitPrice | null;
  /** Pieces and money of completed refunds. */
  readonly backPieces: number;
  readonly backAmount: Kopecks;
}

export interface LineMargin {
  /** Amount paid, after coupon, bonuses and refunds. */
  readonly paid: Kopecks;
  /** Purchase cost of the pieces that were not returned; null = unknown. */
  readonly cost: Kopecks | null;
  /** paid − cost; null = the cost is unknown. */
  readonly margin: Kopecks | null;
  /** Margin in hundredths of a percent of the paid amount; null = the cost is unknown or nothing was paid. */
  readonly share: number | null;
}

export interface OrderMargin {
  /** Margin of the lines with known cost; null = no such line. */
  readonly margin: Kopecks | null;
  readonly share: number | null;
  /** Number of lines with unknown cost. */
  readonly unknownLines: number;
}

const shareOf = (paid: Kopecks, cost: Kopecks): number | null => (paid > 0 ? marginShare(paid, cost) : null);

const ratePerKopeck = 100;

/** Returns the margin of a line. It is computed from the amount that the shop keeps after refunds (decision 0038). */
export function lineMargin({ quantity, total, coupon, bonus, unitCost, backPieces, backAmount }: SoldLine): LineMargin {
  const paid = (total - coupon - bonus - backAmount) as Kopecks;
  if (unitCost === null) return { paid, cost: null, margin: null, share: null };
  const kept = Math.max(0, quantity - backPieces);
  const cost = multiplyDivide(unitCost, kept, ratePerKopeck) as Kopecks;
  return { paid, cost, margin: (paid - cost) as Kopecks, share: shareOf(paid, cost) };
}

/** Returns the margin of an order: the exact sum over its lines with known cost. */
export function orderMargin(lines: readonly SoldLine[]): OrderMargin {
  const known = lines.map(lineMargin).flatMap(({ paid, cost }) => (cost === null ? [] : [{ paid, cost }]));
  const unknownLines = lines.length - known.length;
  if (known.length === 0) return { margin: null, share: null, unknownLines };
  const [paid, cost] = [sumKopecks(known.map((each) => each.paid)), sumKopecks(known.map((each) => each.cost))];
  return { margin: (paid - cost) as Kopecks, share: shareOf(paid, cost), unknownLines };
}
