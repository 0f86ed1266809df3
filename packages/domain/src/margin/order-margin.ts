import { multiplyDivide } from '../money/exact.ts';
import { sumKopecks, type Kopecks, type UnitPrice } from '../money/index.ts';
import { keptShare } from '../product/index.ts';

/** A line of an order with what of it went back; sums in kopecks. */
export interface SoldLine {
  readonly quantity: number;
  /** Before coupon and bonuses. */
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  /** Of one piece, frozen when the order was placed; null: nobody knew it. */
  readonly unitCost: UnitPrice | null;
  /** Refunds that are done: pieces and money. */
  readonly backPieces: number;
  readonly backAmount: Kopecks;
}

export interface LineMargin {
  /** After coupon, bonuses and refunds. */
  readonly paid: Kopecks;
  /** Of the pieces that stayed with the buyer; null: unknown. */
  readonly cost: Kopecks | null;
  /** paid − cost; null: the cost is unknown. */
  readonly margin: Kopecks | null;
  /** The margin in hundredths of a percent of what was paid; null: the cost is unknown, or nothing was paid. */
  readonly share: number | null;
}

export interface OrderMargin {
  /** Of the lines whose cost is known; null: of no line. */
  readonly margin: Kopecks | null;
  readonly share: number | null;
  /** Lines whose cost is unknown. */
  readonly unknownLines: number;
}

const shareOf = (paid: Kopecks, cost: Kopecks): number | null => (paid > 0 ? keptShare(paid, cost) : null);

const ratePerKopeck = 100;

/** What a line earned, by what was paid for it in the end (decision 0038). */
export function lineMargin({ quantity, total, coupon, bonus, unitCost, backPieces, backAmount }: SoldLine): LineMargin {
  const paid = (total - coupon - bonus - backAmount) as Kopecks;
  if (unitCost === null) return { paid, cost: null, margin: null, share: null };
  const kept = Math.max(0, quantity - backPieces);
  const cost = multiplyDivide(unitCost, kept, ratePerKopeck) as Kopecks;
  return { paid, cost, margin: (paid - cost) as Kopecks, share: shareOf(paid, cost) };
}

/** What an order earned on its goods: the sum of its lines, to the kopeck. */
export function orderMargin(lines: readonly SoldLine[]): OrderMargin {
  const known = lines.map(lineMargin).flatMap(({ paid, cost }) => (cost === null ? [] : [{ paid, cost }]));
  const unknownLines = lines.length - known.length;
  if (known.length === 0) return { margin: null, share: null, unknownLines };
  const [paid, cost] = [sumKopecks(known.map((each) => each.paid)), sumKopecks(known.map((each) => each.cost))];
  return { margin: (paid - cost) as Kopecks, share: shareOf(paid, cost), unknownLines };
}
