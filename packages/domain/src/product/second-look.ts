import type { UnitPrice } from '../money/money.ts';
import { costAt, isBelowCost, type ProductCost } from './cost.ts';
import type { PriceTiers } from './product.ts';

/** Rules for price changes that need a second look. */
export interface SecondLookRules {
  /** A change by more than this many percent, up or down. */
  readonly changePercent: number;
}

export const usualSecondLook: SecondLookRules = { changePercent: 30 };

/** Why new prices need a second look. */
export const secondLookCauses = ['below_cost', 'price_jump'] as const;
export type SecondLookCause = (typeof secondLookCauses)[number];

/** Returns the unit price at a quantity, like `price_at` in the database. */
const priceAt = (tiers: PriceTiers, quantity: number): number =>
  costAt({ tiers, average: null, averagePieces: 0 }, quantity);

const quantitiesOf = (...lists: readonly PriceTiers[]): readonly number[] =>
  lists.flatMap((tiers) => tiers.map(({ minQuantity }) => minQuantity));

/** Returns the largest price change at any quantity, in hundredths of a percent of the former price, rounded down. */
export function priceShift(before: PriceTiers, after: PriceTiers): number {
  if (before.length === 0 || after.length === 0) return 0;
  const shifts = quantitiesOf(before, after).map((quantity) => {
    const [was, is] = [BigInt(priceAt(before, quantity)), BigInt(priceAt(after, quantity))];
    return Number(((is > was ? is - was : was - is) * 10_000n) / was);
  });
  return Math.max(...shifts);
}

/** Whether prices are higher than others at any quantity. */
export const isDearer = (tiers: PriceTiers, others: PriceTiers): boolean =>
  tiers.length > 0 &&
  others.length > 0 &&
  quantitiesOf(tiers, others).some((quantity) => priceAt(tiers, quantity) > priceAt(others, quantity));

/** Returns why prices need a second look; empty = they apply at once. Unchanged prices need none. */
export function secondLook(
  before: PriceTiers,
  after: PriceTiers,
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

/** A price that needs a second look. */
export interface LookedPrice {
  readonly quantity: number;
  /** null = there was no former price. */
  readonly before: UnitPrice | null;
  readonly after: UnitPrice;
  /** Change in hundredths of a percent of the former price, negative = cheaper; null = no former price. */
  readonly shift: number | null;
  readonly isBelowCost: boolean;
}

/** Returns the prices that need a second look, by quantity. Empty if {@link secondLook} finds no reason. */
export function lookedPrices(
  before: PriceTiers,
  after: PriceTiers,
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
