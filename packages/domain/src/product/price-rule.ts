import { multiplyDivide } from '../money/exact.ts';
import { neutralCoefficient, type Coefficient, type Quantity, type UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import { multiplyPrices } from './multiply-prices.ts';
import type { PriceTiers } from './product.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000;

/** What a changed price is rounded to, half up: as it comes, a kopeck, ten kopecks, a rouble. */
export const priceRoundings = ['none', 'kopeck', 'ten_kopecks', 'rouble'] as const;

export type PriceRounding = (typeof priceRoundings)[number];

const steps: Readonly<Record<PriceRounding, number>> = { none: 1, kopeck: 100, ten_kopecks: 1000, rouble: 10_000 };

/** How prices change together (product X). */
export interface PriceRule {
  readonly change:
    | { readonly kind: 'factor'; readonly factor: Coefficient }
    /** The cheapest price leaves this much of itself above the purchase price; the others keep their distance to it. */
    | { readonly kind: 'margin'; /** Hundredths of a percent, below 10000. */ readonly margin: number };
  readonly rounding: PriceRounding;
}

/** What of a product decides about its new prices. */
export interface PricedProduct {
  readonly tiers: PriceTiers;
  /** null: nobody knows it. */
  readonly purchasePrice: UnitPrice | null;
}

/** Why a product keeps its prices. */
export type PriceRuleRefusal = 'no_price' | 'no_purchase_price' | 'price_outside';

export const lowestPrice = (tiers: PriceTiers): UnitPrice | null =>
  tiers.length === 0 ? null : (Math.min(...tiers.map(({ unitPrice }) => unitPrice)) as UnitPrice);

/** What of a price stays with the shop, in hundredths of a percent, rounded down as the database does it. */
export const marginOf = (price: UnitPrice, purchasePrice: UnitPrice): number =>
  Math.max(-1_000_000, Number(floorDivide(BigInt(price - purchasePrice) * BigInt(whole), BigInt(price))));

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient;
}

function rounded(tiers: PriceTiers, rounding: PriceRounding): PriceTiers {
  const step = steps[rounding];
  return tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    // No price becomes nothing by being rounded.
    unitPrice: (Math.max(1, Math.floor((unitPrice + step / 2) / step)) * step) as UnitPrice,
  }));
}

function byMargin(tiers: PriceTiers, purchasePrice: UnitPrice, margin: number): PriceTiers | 'price_outside' {
  const wanted = Math.max(1, multiplyDivide(purchasePrice, whole, whole - margin));
  const lowest = lowestPrice(tiers);
  if (lowest === null) return [{ minQuantity: 1 as Quantity, unitPrice: wanted as UnitPrice }];
  const isOutside = ({ unitPrice }: { readonly unitPrice: UnitPrice }): boolean =>
    BigInt(unitPrice) * BigInt(wanted) > BigInt(unitPriceMax) * BigInt(lowest);
  if (tiers.some(isOutside)) return 'price_outside';
  return tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    unitPrice: multiplyDivide(unitPrice, wanted, lowest) as UnitPrice,
  }));
}

function changed({ tiers, purchasePrice }: PricedProduct, { change }: PriceRule): PriceTiers | PriceRuleRefusal {
  if (change.kind === 'margin') {
    return purchasePrice === null ? 'no_purchase_price' : byMargin(tiers, purchasePrice, change.margin);
  }
  if (tiers.length === 0) return 'no_price';
  return multiplyPrices(tiers, change.factor) ?? 'price_outside';
}

/** A product's prices after a rule, or why it keeps those it has; exact, half up. */
export function applyPriceRule(product: PricedProduct, rule: PriceRule): PriceTiers | PriceRuleRefusal {
  const tiers = changed(product, rule);
  if (typeof tiers === 'string') return tiers;
  const prices = rounded(tiers, rule.rounding);
  return prices.every(({ unitPrice }) => unitPrice <= unitPriceMax) ? prices : 'price_outside';
}

/** A rise or a fall in hundredths of a percent as a factor: 5 % → 1.05. */
export const factorOfPercent = (hundredths: number): Coefficient => (neutralCoefficient + hundredths) as Coefficient;
