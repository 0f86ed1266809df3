import {
  basketLineTotal,
  type Kopecks,
  neutralCoefficient,
  type Quantity,
  roublesToUnitPrice,
} from '@farad/domain/money';
import {
  checkQuantity,
  lowestQuantity,
  nextBreak,
  type NextBreak,
  type PriceBreak,
  type QuantityProblem,
  type SalesUnit,
  priceBreakAt,
} from '@farad/domain/product';
import { quantityMax } from '@farad/domain/quantities';

/** Product fields that a quantity field needs. Prices already include the visitor's price coefficient. */
export interface Buyable {
  readonly id: string;
  readonly mpn: string;
  readonly tiers: readonly (readonly [minQuantity: number, roubles: number])[];
  readonly available: number;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly unit: SalesUnit;
  readonly isSold: boolean;
}

export interface PricedLine {
  readonly tiers: readonly PriceBreak[];
  /** Price break that applies to the quantity; null if the price or quantity is missing. */
  readonly active: PriceBreak | null;
  readonly total: Kopecks | null;
  /** Next price break; null if there is none or stock is too small for it. */
  readonly next: NextBreak | null;
}

const ruleOf = (product: Buyable) => ({
  minQuantity: product.minQuantity as Quantity,
  multiple: product.multiple as Quantity,
  available: product.available as Quantity,
  state: product.isSold ? ('published' as const) : ('known' as const),
  hasPrice: product.tiers.length > 0,
});

/** Returns the price breaks that can be reached. The first one starts at the smallest quantity that can be bought. */
function tiersOf(product: Buyable): PriceBreak[] {
  const lowest = lowestQuantity(ruleOf(product));
  return fromQuantity(product.tiers, lowest).flatMap(([minQuantity, roubles]) => {
    const price = roublesToUnitPrice(roubles);
    return price.ok ? [{ minQuantity: Math.max(minQuantity, lowest) as Quantity, unitPrice: price.value }] : [];
  });
}

/** Removes the price breaks that end below `lowest`. */
const fromQuantity = (tiers: Buyable['tiers'], lowest: Quantity): Buyable['tiers'] =>
  tiers.filter((_, index) => (tiers[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) > lowest);

/** Returns the price of a quantity. It uses the same rule as the basket (product B1). */
export function priceLine(product: Buyable, quantity: Quantity | null): PricedLine {
  const tiers = tiersOf(product);
  if (quantity === null || tiers.length === 0) return { tiers, active: null, total: null, next: null };
  const active = priceBreakAt(tiers, quantity);
  const next = nextBreak(tiers, quantity, neutralCoefficient, product.multiple as Quantity);
  return {
    tiers,
    active,
    total: basketLineTotal(active.unitPrice, quantity, neutralCoefficient),
    next: next !== null && next.quantity <= product.available ? next : null,
  };
}

/** Returns the reason why a quantity cannot be bought; null if it can. */
export function problemOf(product: Buyable, quantity: Quantity | null): QuantityProblem | null {
  const checked = checkQuantity(ruleOf(product), quantity ?? 0);
  return checked.ok ? null : checked.error;
}

export interface Correction {
  readonly code: 'below_minimum_quantity' | 'off_multiple';
  readonly quantity: Quantity;
  /** True if the quantity was rounded down, because stock is too small for rounding up. */
  readonly isLess: boolean;
}

/**
 * Returns the valid quantity that replaces the typed one. Returns null if the typed one is valid or there is no valid
 * one.
 */
export function correctionOf(product: Buyable, quantity: Quantity | null): Correction | null {
  const problem = quantity === null ? null : problemOf(product, quantity);
  const above = problem?.allowed?.above ?? null;
  const instead = above ?? problem?.allowed?.below ?? null;
  if (problem === null || instead === null) return null;
  const { code } = problem;
  const canBeRight = code === 'below_minimum_quantity' || code === 'off_multiple';
  return canBeRight ? { code, quantity: instead, isLess: above === null } : null;
}

/** Returns `wanted` rounded up to the product's minimum and multiple. */
export function startQuantity(product: Buyable, wanted: number): Quantity {
  const lowest = lowestQuantity(ruleOf(product));
  const whole = Math.ceil(Math.max(wanted, 1) / product.multiple) * product.multiple;
  return Math.min(Math.max(lowest, whole), quantityMax) as Quantity;
}
