import type { UnitPrice } from '../money/money.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { PriceBreaks } from './product.ts';

/** Cost of a product for the shop. The database functions `cost_at` and `least_margin` compute the same values. */
export interface ProductCost {
  /** The supplier's unit prices by quantity; never empty. */
  readonly tiers: PriceBreaks;
  /** Weighted average purchase price of the pieces in stock; null = no goods receipt stated a price. */
  readonly average: UnitPrice | null;
  /** Number of pieces in stock for which `average` holds. */
  readonly averagePieces: number;
}

const marginLowest = -1_000_000;

/** Returns a cost that is the same for every quantity. */
export const flatCost = (unitPrice: UnitPrice): ProductCost => ({
  tiers: [{ minQuantity: 1, unitPrice }] as unknown as PriceBreaks,
  average: null,
  averagePieces: 0,
});

/**
 * Returns the unit cost of a sale of this quantity: the average as long as there are pieces in stock, then the
 * supplier's price for the quantity.
 */
export function costAt({ tiers, average, averagePieces }: ProductCost, quantity: number): UnitPrice {
  if (average !== null && averagePieces > 0) return average;
  const [first] = tiers;
  if (first === undefined) throw new RangeError('cost must have at least one price break');
  return (tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? first).unitPrice;
}

/** Returns the weighted average purchase price after a goods receipt, rounded half up. */
export function averageAfter(
  before: { readonly pieces: number; readonly unitPrice: UnitPrice },
  received: { readonly pieces: number; readonly unitPrice: UnitPrice },
): UnitPrice {
  const pieces = before.pieces + received.pieces;
  if (pieces === 0) return received.unitPrice;
  const sum = BigInt(before.pieces) * BigInt(before.unitPrice) + BigInt(received.pieces) * BigInt(received.unitPrice);
  return Number((sum * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n)) as UnitPrice;
}

/**
 * Returns the margin of `sum` over `cost` as a share of `sum`, in hundredths of a percent, rounded down as in the
 * database.
 */
export function marginShare(sum: number, cost: number): number {
  const [kept, whole] = [BigInt(sum - cost) * 10_000n, BigInt(sum)];
  const quotient = kept / whole;
  const floor = kept % whole !== 0n && kept < 0n ? quotient - 1n : quotient;
  return Math.max(marginLowest, Number(floor));
}

/** Returns the margin of a unit price over its cost; see {@link marginShare}. */
export const marginOf = (price: UnitPrice, cost: UnitPrice): number => marginShare(price, cost);

/**
 * Returns the lowest margin of all price breaks; null = no prices. Each is compared with the cost of its own quantity.
 */
export const leastMargin = (tiers: PriceBreaks, cost: ProductCost): number | null =>
  tiers.length === 0
    ? null
    : Math.min(...tiers.map(({ minQuantity, unitPrice }) => marginOf(unitPrice, costAt(cost, minQuantity))));

/** True if the price of a price break is below the cost of its quantity. */
export const isBelowCost = (tiers: PriceBreaks, cost: ProductCost | null): boolean =>
  cost !== null && tiers.some(({ minQuantity, unitPrice }) => unitPrice < costAt(cost, minQuantity));

/** Returns the price that gives this margin (in hundredths of a percent) over a cost; never 0. */
export const priceOfMargin = (cost: UnitPrice, margin: number): UnitPrice =>
  Math.max(1, multiplyDivide(cost, 10_000, 10_000 - margin)) as UnitPrice;
