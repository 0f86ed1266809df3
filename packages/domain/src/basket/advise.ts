import type { Coefficient, Kopecks, Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityRule } from '../product/check-quantity.ts';
import { nextBreak } from '../product/price-tier.ts';
import type { ProductId } from '../product/product.ts';
import type { PriceableLine } from './price-basket.ts';

/** A basket line with the sales limits of its product. */
export type AdvisableLine = PriceableLine & QuantityRule & { readonly lineTotal: Kopecks };

/** A larger quantity of a product that costs less in total. */
export interface CheaperAtMore {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** Totals of the line at the current and at the proposed quantity. */
  readonly before: Kopecks;
  readonly now: Kopecks;
}

/**
 * Returns how many kopecks of goods are missing for free delivery, or null if it is not worth mentioning. Baskets below
 * a quarter of the limit get no hint: buying several times more to save the delivery makes no sense.
 */
export function freeDeliveryNear(paid: Kopecks, freeFrom: Kopecks | null): Kopecks | null {
  if (freeFrom === null || paid >= freeFrom) return null;
  return paid * 4 < freeFrom ? null : ((freeFrom - paid) as Kopecks);
}

/**
 * Returns lines whose total falls at a larger quantity that is in stock (product B8). Never proposes to pay more, since
 * buyers know how many pieces they need.
 */
export const cheaperAtMore = (lines: readonly AdvisableLine[], coefficient: Coefficient): CheaperAtMore[] =>
  lines.flatMap((line) => {
    if (line.tiers.length === 0) return [];
    const next = nextBreak(line.tiers, line.quantity, coefficient, line.multiple);
    if (next === null || next.extraCost >= 0 || !checkQuantity(line, next.quantity).ok) return [];
    return [{ productId: line.productId, quantity: next.quantity, before: line.lineTotal, now: next.total }];
  });
