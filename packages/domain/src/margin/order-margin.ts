import { multiplyDivide } from '../money/exact.ts';
import { sumKopecks, type Kopecks, type UnitPrice } from '../money/index.ts';
import { marginShare } from '../product/index.ts';
import { deductibleClasses, vatInside, type VatClass, type VatPercent } from '../vat/index.ts';

/** A sold line of an order and its refunds. */
export interface SoldLine {
  readonly quantity: number;
  /** Total before coupon and bonuses. */
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  /** Purchase price of one piece with VAT when the order was placed; null = unknown. */
  readonly unitCost: UnitPrice | null;
  readonly vatClass: VatClass;
  /** VAT of the class on the day of the order. */
  readonly vatPercent: VatPercent;
  /** Pieces and money of completed refunds. */
  readonly backPieces: number;
  readonly backAmount: Kopecks;
}

export interface LineMargin {
  /** Amount paid without VAT, after coupon, bonuses and refunds. */
  readonly revenue: Kopecks;
  /** Cost of the pieces that were not returned, without the VAT that the shop may deduct; null = unknown. */
  readonly cost: Kopecks | null;
  /** revenue − cost; null = the cost is unknown. */
  readonly margin: Kopecks | null;
  /** Margin in hundredths of a percent of the revenue; null = the cost is unknown or nothing was paid. */
  readonly share: number | null;
}

export interface OrderMargin {
  /** Margin of the lines with known cost; null = no such line. */
  readonly margin: Kopecks | null;
  readonly share: number | null;
  /** Number of lines with unknown cost. */
  readonly unknownLines: number;
}

const shareOf = (revenue: Kopecks, cost: Kopecks): number | null => (revenue > 0 ? marginShare(revenue, cost) : null);

const withoutVat = (gross: Kopecks, percent: VatPercent): Kopecks => (gross - vatInside(gross, percent)) as Kopecks;

const ratePerKopeck = 100;

/**
 * Returns the margin of a line. It is computed without VAT, from the amount that the shop keeps after refunds (decision
 * 0038).
 */
export function lineMargin(line: SoldLine): LineMargin {
  const { quantity, total, coupon, bonus, unitCost, backPieces, backAmount, vatClass, vatPercent } = line;
  const revenue = withoutVat((total - coupon - bonus - backAmount) as Kopecks, vatPercent);
  if (unitCost === null) return { revenue, cost: null, margin: null, share: null };
  const kept = Math.max(0, quantity - backPieces);
  const paid = multiplyDivide(unitCost, kept, ratePerKopeck) as Kopecks;
  const cost = deductibleClasses.includes(vatClass) ? withoutVat(paid, vatPercent) : paid;
  return { revenue, cost, margin: (revenue - cost) as Kopecks, share: shareOf(revenue, cost) };
}

/** Returns the margin of an order: the exact sum over its lines with known cost. */
export function orderMargin(lines: readonly SoldLine[]): OrderMargin {
  const known = lines.map(lineMargin).flatMap(({ revenue, cost }) => (cost === null ? [] : [{ revenue, cost }]));
  const unknownLines = lines.length - known.length;
  if (known.length === 0) return { margin: null, share: null, unknownLines };
  const [revenue, cost] = [sumKopecks(known.map((each) => each.revenue)), sumKopecks(known.map((each) => each.cost))];
  return { margin: (revenue - cost) as Kopecks, share: shareOf(revenue, cost), unknownLines };
}
