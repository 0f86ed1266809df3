import type { Coefficient, Kopecks, Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityRule } from '../product/check-quantity.ts';
import { nextBreak } from '../product/price-breaks.ts';
import type { ProductId } from '../product/product.ts';
import type { PriceableLine } from './price-basket.ts';

/** A basket line with the sales limits of its product. */
export type AdvisableLine = PriceableLine & QuantityRule & { readonly lineTotal: Kopecks };

/** A larger quantity whose line total is lower, because a price break applies. */
export interface CheaperAtMore {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** Totals of the line at the current and at the proposed quantity. */
  readonly before: Kopecks;
  readonly now: Kopecks;
}

/**
 * Returns how much more the buyer must order to get free delivery; null = no hint. Baskets below a quarter of the limit
 * get no hint: nobody buys several times more to save the delivery.
 */
export function freeDeliveryNear(paid: Kopecks, freeFrom: Kopecks | null): Kopecks | null {
  if (freeFrom === null || paid >= freeFrom) return null;
  return paid * 4 < freeFrom ? null : ((freeFrom - paid) as Kopecks);
}

/**
 * Returns the lines for which a larger quantity in stock costs less in total (product B8). A larger quantity that costs
 * more is never proposed: buyers know how many pieces they need.
 */
export const cheaperAtMore = (lines: readonly AdvisableLine[], coefficient: Coefficient): CheaperAtMore[] =>
  lines.flatMap((line) => {
    if (line.tiers.length === 0) return [];
    const next = nextBreak(line.tiers, line.quantity, coefficient, line.multiple);
    if (next === null || next.extraCost >= 0 || !checkQuantity(line, next.quantity).ok) return [];
    return [{ productId: line.productId, quantity: next.quantity, before: line.lineTotal, now: next.total }];
  });
