import type { UnitPrice } from '../money/money.ts';
import { costAt, isBelowCost, type ProductCost } from './cost.ts';
import type { PriceBreaks } from './product.ts';

/** When a change of prices must be confirmed once more before it applies. */
export interface SecondLookRules {
  /** A price that changes by more percent than this, up or down, must be confirmed. */
  readonly changePercent: number;
}

export const usualSecondLook: SecondLookRules = { changePercent: 30 };

/** Why a change of prices must be confirmed. */
export const secondLookCauses = ['below_cost', 'price_jump'] as const;
export type SecondLookCause = (typeof secondLookCauses)[number];

/** Returns the unit price for a quantity, like `price_at` in the database. */
const priceAt = (tiers: PriceBreaks, quantity: number): number =>
  costAt({ tiers, average: null, averagePieces: 0 }, quantity);

const quantitiesOf = (...lists: readonly PriceBreaks[]): readonly number[] =>
  lists.flatMap((tiers) => tiers.map(({ minQuantity }) => minQuantity));

/**
 * Returns the largest change of the unit price at any quantity, in hundredths of a percent of the former price, rounded
 * down.
 */
export function priceShift(before: PriceBreaks, after: PriceBreaks): number {
  if (before.length === 0 || after.length === 0) return 0;
  const shifts = quantitiesOf(before, after).map((quantity) => {
    const [was, is] = [BigInt(priceAt(before, quantity)), BigInt(priceAt(after, quantity))];
    return Number(((is > was ? is - was : was - is) * 10_000n) / was);
  });
  return Math.max(...shifts);
}

/** True if the prices are higher than the other prices for at least one quantity. */
export const isDearer = (tiers: PriceBreaks, others: PriceBreaks): boolean =>
  tiers.length > 0 &&
  others.length > 0 &&
  quantitiesOf(tiers, others).some((quantity) => priceAt(tiers, quantity) > priceAt(others, quantity));

/** Returns why a change of prices must be confirmed; empty = the new prices apply immediately. */
export function secondLook(
  before: PriceBreaks,
  after: PriceBreaks,
  cost: ProductCost | null,
  { changePercent }: SecondLookRules,
): readonly SecondLookCause[] {
  const shift = priceShift(before, after);
  const isSame = shift === 0 && before.length === after.length;
  if (isSame) return [];
  const found: SecondLookCause[] = [];
  if (isBelowCost(after, cost)) found.push('below_cost');
  if (shift > changePercent * 100) found.push('price_jump');
  return found;
}

/** A price whose change must be confirmed. */
export interface LookedPrice {
  readonly quantity: number;
  /** Former unit price for this quantity; null = none. */
  readonly before: UnitPrice | null;
  readonly after: UnitPrice;
  /** Change in hundredths of a percent of the former price; negative = cheaper; null = no former price. */
  readonly shift: number | null;
  readonly isBelowCost: boolean;
}

/** Returns the prices whose change must be confirmed, by quantity. Empty if {@link secondLook} is empty. */
export function lookedPrices(
  before: PriceBreaks,
  after: PriceBreaks,
  cost: ProductCost | null,
  rules: SecondLookRules,
): readonly LookedPrice[] {
  if (secondLook(before, after, cost, rules).length === 0) return [];
  const quantities = [...new Set(quantitiesOf(before, after))].toSorted((a, b) => a - b);
  return quantities
    .map((quantity): LookedPrice => {
      const [was, is] = [before.length === 0 ? null : priceAt(before, quantity), priceAt(after, quantity)];
      const shift = was === null ? null : Number((BigInt(is - was) * 10_000n) / BigInt(was));
      const isBelow = cost !== null && is < costAt(cost, quantity);
      return { quantity, before: was as UnitPrice | null, after: is as UnitPrice, shift, isBelowCost: isBelow };
    })
    .filter((price) => price.isBelowCost || Math.abs(price.shift ?? 0) > rules.changePercent * 100);
}
