import { multiplyDivide } from '../money/exact.ts';
import { neutralCoefficient, type Coefficient, type UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import { costAt, priceOfMargin, type ProductCost } from './cost.ts';
import { multiplyPrices } from './multiply-prices.ts';
import type { PriceBreaks } from './product.ts';

export const priceChangeStates = ['planned', 'running', 'done', 'undoing', 'undone', 'cancelled'] as const;

export type PriceChangeState = (typeof priceChangeStates)[number];

/** Units to which changed prices are rounded, half up. `none` = ten-thousandths of a rouble, as prices are stored. */
export const priceRoundings = ['none', 'kopeck', 'ten_kopecks', 'rouble'] as const;

export type PriceRounding = (typeof priceRoundings)[number];

const steps: Readonly<Record<PriceRounding, number>> = { none: 1, kopeck: 100, ten_kopecks: 1000, rouble: 10_000 };

/** Rule for changing many prices in one step. */
export interface PriceRule {
  readonly change:
    | { readonly kind: 'factor'; readonly factor: Coefficient }
    /** All price breaks are multiplied by the same factor, so that the lowest of their margins becomes this one. */
    | { readonly kind: 'margin'; /** In hundredths of a percent, below 10000. */ readonly margin: number };
  readonly rounding: PriceRounding;
}

/** Facts of a product that decide its new prices. */
export interface PricedProduct {
  readonly tiers: PriceBreaks;
  /** Cost of the product; null = unknown. */
  readonly cost: ProductCost | null;
}

/** Why a rule leaves the prices of a product unchanged. */
export type PriceRuleRefusal = 'no_price' | 'no_purchase_price' | 'price_outside';

export const lowestPrice = (tiers: PriceBreaks): UnitPrice | null =>
  tiers.length === 0 ? null : (Math.min(...tiers.map(({ unitPrice }) => unitPrice)) as UnitPrice);

function rounded(tiers: PriceBreaks, rounding: PriceRounding): PriceBreaks {
  const step = steps[rounding];
  return tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    // Rounding never makes a price 0.
    unitPrice: (Math.max(1, Math.floor((unitPrice + step / 2) / step)) * step) as UnitPrice,
  }));
}

/** Returns prices for a product that has none: a price break for each quantity of its cost. */
const fromCost = (cost: ProductCost, margin: number): PriceBreaks =>
  cost.tiers
    .map(({ minQuantity }) => ({ minQuantity, unitPrice: priceOfMargin(costAt(cost, minQuantity), margin) }))
    .filter(({ unitPrice }, at, all) => at === 0 || unitPrice < (all[at - 1]?.unitPrice ?? 0));

function byMargin(tiers: PriceBreaks, cost: ProductCost, margin: number): PriceBreaks | 'price_outside' {
  const [first, ...rest] = tiers.map(({ minQuantity, unitPrice }) => ({
    unitPrice,
    wanted: priceOfMargin(costAt(cost, minQuantity), margin),
  }));
  if (first === undefined) return fromCost(cost, margin);
  // The price break that needs the largest factor to reach the margin. This factor is used for all of them.
  const least = rest.reduce(
    (most, tier) =>
      BigInt(tier.wanted) * BigInt(most.unitPrice) > BigInt(most.wanted) * BigInt(tier.unitPrice) ? tier : most,
    first,
  );
  const isOutside = ({ unitPrice }: { readonly unitPrice: UnitPrice }): boolean =>
    BigInt(unitPrice) * BigInt(least.wanted) > BigInt(unitPriceMax) * BigInt(least.unitPrice);
  if (tiers.some(isOutside)) return 'price_outside';
  return tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    unitPrice: multiplyDivide(unitPrice, least.wanted, least.unitPrice) as UnitPrice,
  }));
}

function changed({ tiers, cost }: PricedProduct, { change }: PriceRule): PriceBreaks | PriceRuleRefusal {
  if (change.kind === 'margin') {
    return cost === null ? 'no_purchase_price' : byMargin(tiers, cost, change.margin);
  }
  if (tiers.length === 0) return 'no_price';
  return multiplyPrices(tiers, change.factor) ?? 'price_outside';
}

/**
 * Returns the prices of a product after a rule, or why the rule leaves them unchanged. Prices are computed exactly and
 * rounded half up.
 */
export function applyPriceRule(product: PricedProduct, rule: PriceRule): PriceBreaks | PriceRuleRefusal {
  const tiers = changed(product, rule);
  if (typeof tiers === 'string') return tiers;
  const prices = rounded(tiers, rule.rounding);
  return prices.every(({ unitPrice }) => unitPrice <= unitPriceMax) ? prices : 'price_outside';
}

/** Returns the factor for a change in hundredths of a percent: 500 (5 %) gives 1.05. */
export const factorOfPercent = (hundredths: number): Coefficient => (neutralCoefficient + hundredths) as Coefficient;
