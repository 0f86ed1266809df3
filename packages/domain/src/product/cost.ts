import type { UnitPrice } from '../money/money.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { PriceTiers } from './product.ts';

/** What the shop pays for a product; the database counts the same in `cost_at` and `least_margin`. */
export interface ProductCost {
  /** Price of one piece by how many are bought from the supplier; never empty. */
  readonly tiers: PriceTiers;
  /** Weighted average of the pieces that lie in stock; null: no receipt told its price. */
  readonly average: UnitPrice | null;
  /** Pieces that are left of those that the average was counted over. */
  readonly averagePieces: number;
}

const marginLowest = -1_000_000;

/** A cost that is the same for any quantity. */
export const flatCost = (unitPrice: UnitPrice): ProductCost => ({
  tiers: [{ minQuantity: 1, unitPrice }] as unknown as PriceTiers,
  average: null,
  averagePieces: 0,
});

/** Cost of one piece when so many are sold: the average while its pieces last, else the supplier's tier. */
export function costAt({ tiers, average, averagePieces }: ProductCost, quantity: number): UnitPrice {
  if (average !== null && averagePieces > 0) return average;
  const [first] = tiers;
  if (first === undefined) throw new RangeError('a cost without tiers');
  return (tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? first).unitPrice;
}

/** Weighted average after a receipt, half up. */
export function averageAfter(
  before: { readonly pieces: number; readonly unitPrice: UnitPrice },
  received: { readonly pieces: number; readonly unitPrice: UnitPrice },
): UnitPrice {
  const pieces = before.pieces + received.pieces;
  if (pieces === 0) return received.unitPrice;
  const sum = BigInt(before.pieces) * BigInt(before.unitPrice) + BigInt(received.pieces) * BigInt(received.unitPrice);
  return Number((sum * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n)) as UnitPrice;
}

/** What of a sum stays with the shop after its cost, in hundredths of a percent, rounded down as the database does it. */
export function keptShare(sum: number, cost: number): number {
  const [kept, whole] = [BigInt(sum - cost) * 10_000n, BigInt(sum)];
  const quotient = kept / whole;
  const floor = kept % whole !== 0n && kept < 0n ? quotient - 1n : quotient;
  return Math.max(marginLowest, Number(floor));
}

/** {@link keptShare} of a price of one piece. */
export const marginOf = (price: UnitPrice, cost: UnitPrice): number => keptShare(price, cost);

/** The least margin of the tiers, each against the cost of its own quantity; null: there is no price. */
export const leastMargin = (tiers: PriceTiers, cost: ProductCost): number | null =>
  tiers.length === 0
    ? null
    : Math.min(...tiers.map(({ minQuantity, unitPrice }) => marginOf(unitPrice, costAt(cost, minQuantity))));

/** Whether a tier is sold for less than its quantity costs. */
export const isBelowCost = (tiers: PriceTiers, cost: ProductCost | null): boolean =>
  cost !== null && tiers.some(({ minQuantity, unitPrice }) => unitPrice < costAt(cost, minQuantity));

/** The price that leaves a margin (hundredths of a percent) above a cost, at least the smallest price. */
export const priceOfMargin = (cost: UnitPrice, margin: number): UnitPrice =>
  Math.max(1, multiplyDivide(cost, 10_000, 10_000 - margin)) as UnitPrice;
