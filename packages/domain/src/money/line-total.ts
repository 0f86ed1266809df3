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

/**
 * Returns unit price × quantity in kopecks, rounded half up (specification section 5). Baskets and orders use {@link
 * basketLineTotal} instead.
 */
export const lineTotal = (unitPrice: UnitPrice, quantity: Quantity): Kopecks =>
  multiplyDivide(unitPrice, quantity, unitPricesPerKopeck) as Kopecks;

/**
 * Returns the price per piece for a customer with this coefficient, rounded half up to 1/10000 ₽. A positive price
 * never becomes 0. The customer sees this price, and totals are computed from it.
 */
export function scaledUnitPrice(unitPrice: UnitPrice, coefficient: Coefficient): UnitPrice {
  const scaled = multiplyDivide(unitPrice, coefficient, neutralCoefficient);
  return Math.max(scaled, Math.min(unitPrice, 1)) as UnitPrice;
}

/**
 * Returns the total of a basket line. Page, order, payment, receipt and invoice use the same function. The total is the
 * customer's unit price × quantity, rounded half up to whole roubles, at least 1 ₽ (product B1, decision 4).
 *
 * @param unitPrice catalogue price, not yet multiplied by the coefficient
 */
export function basketLineTotal(unitPrice: UnitPrice, quantity: Quantity, coefficient: Coefficient): Kopecks {
  if (quantity === 0) return 0 as Kopecks;
  const roubles = multiplyDivide(scaledUnitPrice(unitPrice, coefficient), quantity, unitPricesPerRouble);
  return (Math.max(1, roubles) * kopecksPerRouble) as Kopecks;
}
