import type { UnitPrice } from '../money/money.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { PriceTiers } from './product.ts';

/** Cost of a product for the shop. The database functions `cost_at` and `least_margin` compute the same. */
export interface ProductCost {
  /** Supplier's unit price by quantity; never empty. */
  readonly tiers: PriceTiers;
  /** Weighted average cost of the pieces in stock; null = no receipt stated a price. */
  readonly average: UnitPrice | null;
  /** Remaining pieces that the average covers. */
  readonly averagePieces: number;
}

const marginLowest = -1_000_000;

/** Returns a cost that is equal for all quantities. */
export const flatCost = (unitPrice: UnitPrice): ProductCost => ({
  tiers: [{ minQuantity: 1, unitPrice }] as unknown as PriceTiers,
  average: null,
  averagePieces: 0,
});

/** Returns the unit cost when selling a quantity: the average while its pieces last, otherwise the supplier's tier. */
export function costAt({ tiers, average, averagePieces }: ProductCost, quantity: number): UnitPrice {
  if (average !== null && averagePieces > 0) return average;
  const [first] = tiers;
  if (first === undefined) throw new RangeError('cost must have at least one tier');
  return (tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? first).unitPrice;
}

/** Returns the weighted average after a receipt, rounded half up. */
export function averageAfter(
  before: { readonly pieces: number; readonly unitPrice: UnitPrice },
  received: { readonly pieces: number; readonly unitPrice: UnitPrice },
): UnitPrice {
  const pieces = before.pieces + received.pieces;
  if (pieces === 0) return received.unitPrice;
  const sum = BigInt(before.pieces) * BigInt(before.unitPrice) + BigInt(received.pieces) * BigInt(received.unitPrice);
  return Number((sum * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n)) as UnitPrice;
}

/** Returns the share of a sum above its cost, in hundredths of a percent, rounded down like in the database. */
export function marginShare(sum: number, cost: number): number {
  const [kept, whole] = [BigInt(sum - cost) * 10_000n, BigInt(sum)];
  const quotient = kept / whole;
  const floor = kept % whole !== 0n && kept < 0n ? quotient - 1n : quotient;
  return Math.max(marginLowest, Number(floor));
}

/** {@link marginShare} for a unit price. */
export const marginOf = (price: UnitPrice, cost: UnitPrice): number => marginShare(price, cost);

/** Returns the lowest margin of the tiers, each with the cost at its own quantity; null = no price. */
export const leastMargin = (tiers: PriceTiers, cost: ProductCost): number | null =>
  tiers.length === 0
    ? null
    : Math.min(...tiers.map(({ minQuantity, unitPrice }) => marginOf(unitPrice, costAt(cost, minQuantity))));

/** Whether any tier sells below the cost of its quantity. */
export const isBelowCost = (tiers: PriceTiers, cost: ProductCost | null): boolean =>
  cost !== null && tiers.some(({ minQuantity, unitPrice }) => unitPrice < costAt(cost, minQuantity));

/** Returns the price that gives a margin (hundredths of a percent) on a cost; at least the smallest price. */
export const priceOfMargin = (cost: UnitPrice, margin: number): UnitPrice =>
  Math.max(1, multiplyDivide(cost, 10_000, 10_000 - margin)) as UnitPrice;
