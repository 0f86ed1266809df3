import { divideLarge, multiplyDivide } from './exact.ts';
import {
  kopecksPerRouble,
  neutralCoefficient,
  unitPricesPerRouble,
  type Coefficient,
  type Kopecks,
  type Quantity,
  type UnitPrice,
} from './money.ts';

const unitPricesPerKopeck = unitPricesPerRouble / kopecksPerRouble;

/** Price of a line before the basket: half up to kopecks (specification section 5). */
export const lineTotal = (unitPrice: UnitPrice, quantity: Quantity): Kopecks =>
  multiplyDivide(unitPrice, quantity, unitPricesPerKopeck) as Kopecks;

/** The buyer's own price of one piece, half up to 1/10000 ₽. For showing; totals are counted from the unscaled price. */
export const scaledUnitPrice = (unitPrice: UnitPrice, coefficient: Coefficient): UnitPrice =>
  multiplyDivide(unitPrice, coefficient, neutralCoefficient) as UnitPrice;

/**
 * Price of a line in the basket, and so on the page, in the order, the payment, the receipt and the invoice: after the
 * price coefficient, rounded once, half up to whole roubles, at least 1 ₽ where anything is bought (product B1).
 */
export function basketLineTotal(unitPrice: UnitPrice, quantity: Quantity, coefficient: Coefficient): Kopecks {
  if (quantity === 0) return 0 as Kopecks;
  const scale = unitPricesPerRouble * neutralCoefficient;
  const priced = unitPrice * coefficient;
  const roubles =
    priced <= Number.MAX_SAFE_INTEGER
      ? multiplyDivide(priced, quantity, scale)
      : divideLarge(BigInt(unitPrice) * BigInt(coefficient) * BigInt(quantity), BigInt(scale));
  return (Math.max(1, roubles) * kopecksPerRouble) as Kopecks;
}
