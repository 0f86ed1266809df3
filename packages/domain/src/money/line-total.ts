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
 * Returns unit price × quantity, rounded half up to kopecks (specification section 5). Basket lines use {@link
 * basketLineTotal}.
 */
export const lineTotal = (unitPrice: UnitPrice, quantity: Quantity): Kopecks =>
  multiplyDivide(unitPrice, quantity, unitPricesPerKopeck) as Kopecks;

/**
 * Returns the buyer's unit price, rounded half up to 1/10000 ₽. A positive price never becomes 0. The buyer sees this
 * price, and totals are computed from it.
 */
export function scaledUnitPrice(unitPrice: UnitPrice, coefficient: Coefficient): UnitPrice {
  const scaled = multiplyDivide(unitPrice, coefficient, neutralCoefficient);
  return Math.max(scaled, Math.min(unitPrice, 1)) as UnitPrice;
}

/**
 * Returns the total of a basket line, which page, order, payment, receipt and invoice also use. It is the displayed
 * unit price × quantity, rounded half up to whole roubles, at least 1 ₽ (product B1, decision 4). `unitPrice` is the
 * catalogue price, before the coefficient.
 */
export function basketLineTotal(unitPrice: UnitPrice, quantity: Quantity, coefficient: Coefficient): Kopecks {
  if (quantity === 0) return 0 as Kopecks;
  const roubles = multiplyDivide(scaledUnitPrice(unitPrice, coefficient), quantity, unitPricesPerRouble);
  return (Math.max(1, roubles) * kopecksPerRouble) as Kopecks;
}
