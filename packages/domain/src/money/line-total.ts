import { multiplyDivide } from './exact.ts';
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

/**
 * The buyer's own price of one piece, half up to 1/10000 ₽, and never less than that where the piece has a price. It is
 * what he is shown, and totals are counted from it.
 */
export function scaledUnitPrice(unitPrice: UnitPrice, coefficient: Coefficient): UnitPrice {
  const scaled = multiplyDivide(unitPrice, coefficient, neutralCoefficient);
  return Math.max(scaled, Math.min(unitPrice, 1)) as UnitPrice;
}

/**
 * Price of a line in the basket, and so on the page, in the order, the payment, the receipt and the invoice: the price
 * of one piece that the buyer is shown × quantity, half up to whole roubles, at least 1 ₽ where anything is bought
 * (product B1, decision 4). `unitPrice` is the catalogue's, before the coefficient.
 */
export function basketLineTotal(unitPrice: UnitPrice, quantity: Quantity, coefficient: Coefficient): Kopecks {
  if (quantity === 0) return 0 as Kopecks;
  const roubles = multiplyDivide(scaledUnitPrice(unitPrice, coefficient), quantity, unitPricesPerRouble);
  return (Math.max(1, roubles) * kopecksPerRouble) as Kopecks;
}
