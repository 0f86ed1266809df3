import { costAt, isBelowCost, type ProductCost } from './cost.ts';
import type { PriceTiers } from './product.ts';

/** When prices wait until somebody looks at them again. */
export interface SecondLookRules {
  /** A price that changes by more than so many percent, up or down. */
  readonly changePercent: number;
}

export const usualSecondLook: SecondLookRules = { changePercent: 30 };

/** Why new prices of a product need a second look. */
export const secondLookCauses = ['below_cost', 'price_jump'] as const;
export type SecondLookCause = (typeof secondLookCauses)[number];

/** Price of one piece when so many are bought; the same as `price_at` of the database. */
const priceAt = (tiers: PriceTiers, quantity: number): number =>
  costAt({ tiers, average: null, averagePieces: 0 }, quantity);

const quantitiesOf = (...lists: readonly PriceTiers[]): readonly number[] =>
  lists.flatMap((tiers) => tiers.map(({ minQuantity }) => minQuantity));

/** The largest change of a price at any quantity, in hundredths of a percent of the former price, rounded down. */
export function priceShift(before: PriceTiers, after: PriceTiers): number {
  if (before.length === 0 || after.length === 0) return 0;
  const shifts = quantitiesOf(before, after).map((quantity) => {
    const [was, is] = [BigInt(priceAt(before, quantity)), BigInt(priceAt(after, quantity))];
    return Number(((is > was ? is - was : was - is) * 10_000n) / was);
  });
  return Math.max(...shifts);
}

/** Whether prices are dearer than others at any quantity. */
export const isDearer = (tiers: PriceTiers, others: PriceTiers): boolean =>
  tiers.length > 0 &&
  others.length > 0 &&
  quantitiesOf(tiers, others).some((quantity) => priceAt(tiers, quantity) > priceAt(others, quantity));

/** Why prices wait for a second look; none: they may stand at once. Prices that do not change need none. */
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
