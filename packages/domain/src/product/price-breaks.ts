import { basketLineTotal, scaledUnitPrice } from '../money/line-total.ts';
import type { Coefficient, Kopecks, Quantity, UnitPrice } from '../money/money.ts';
import { unitPriceToRoubles } from '../money/roubles.ts';
import type { PriceBreak, PriceBreaks } from './product.ts';

/**
 * Returns the price break for a quantity: the last one whose minimum the quantity reaches (product B1). Below the
 * first minimum it is the first price break.
 * @throws RangeError for a product without prices; check `tiers.length` (or call `checkQuantity`) before
 */
export function priceBreakAt(tiers: PriceBreaks, quantity: Quantity): PriceBreak {
  let found = tiers[0];
  if (!found) throw new RangeError('product must have at least one price break');
  for (const tier of tiers) {
    if (tier.minQuantity > quantity) break;
    found = tier;
  }
  return found;
}

/** Returns the unit price for a quantity; see {@link priceBreakAt}. */
export const unitPriceAt = (tiers: PriceBreaks, quantity: Quantity): UnitPrice =>
  priceBreakAt(tiers, quantity).unitPrice;

/**
 * Returns `prices` as the specification defines it: minimum quantity → unit price in roubles for a buyer with this
 * coefficient.
 */
export const tierPriceMap = (tiers: PriceBreaks, coefficient: Coefficient): Record<string, number> =>
  Object.fromEntries(
    tiers.map(({ minQuantity, unitPrice }) => [
      String(minQuantity),
      unitPriceToRoubles(scaledUnitPrice(unitPrice, coefficient)),
    ]),
  );

/** Quantity and total at the next price break. A negative `extraCost` means that buying more costs less. */
export interface NextBreak {
  readonly quantity: Quantity;
  readonly total: Kopecks;
  readonly extraQuantity: Quantity;
  readonly extraCost: Kopecks;
}

/**
 * Returns the next price break with a lower unit price, with exact totals (product C11: "+4 pcs = 38 ₽ cheaper");
 * null = none. Its quantity is rounded up to a multiple of `multiple`.
 */
export function nextBreak(
  tiers: PriceBreaks,
  quantity: Quantity,
  coefficient: Coefficient,
  multiple: Quantity = 1 as Quantity,
): NextBreak | null {
  const now = unitPriceAt(tiers, quantity);
  const next = tiers.find((tier) => tier.minQuantity > quantity && tier.unitPrice < now);
  if (!next) return null;
  const target = (Math.ceil(next.minQuantity / multiple) * multiple) as Quantity;
  const total = basketLineTotal(unitPriceAt(tiers, target), target, coefficient);
  const extraCost = (total - basketLineTotal(now, quantity, coefficient)) as Kopecks;
  return { quantity: target, total, extraQuantity: (target - quantity) as Quantity, extraCost };
}
