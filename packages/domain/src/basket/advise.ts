import type { Coefficient, Kopecks, Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityRule } from '../product/check-quantity.ts';
import { nextBreak } from '../product/price-tier.ts';
import type { ProductId } from '../product/product.ts';
import type { PriceableLine } from './price-basket.ts';

/** A line of the basket with what may be sold of its product. */
export type AdvisableLine = PriceableLine & QuantityRule & { readonly lineTotal: Kopecks };

/** More pieces of a product for less money. */
export interface CheaperAtMore {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** The line as it is and as it would be. */
  readonly before: Kopecks;
  readonly now: Kopecks;
}

/**
 * Kopecks of goods that bring free delivery near; null: not worth saying. Who has less than a quarter
 * of it is not asked to buy several times as much only to save the delivery.
 */
export function freeDeliveryNear(paid: Kopecks, freeFrom: Kopecks | null): Kopecks | null {
  if (freeFrom === null || paid >= freeFrom) return null;
  return paid * 4 < freeFrom ? null : ((freeFrom - paid) as Kopecks);
}

/**
 * Lines that cost less in the whole when more is bought, and of which so many are there (product B8). What costs more is
 * never proposed: the buyer knows how many he needs.
 */
export const cheaperAtMore = (lines: readonly AdvisableLine[], coefficient: Coefficient): CheaperAtMore[] =>
  lines.flatMap((line) => {
    if (line.tiers.length === 0) return [];
    const next = nextBreak(line.tiers, line.quantity, coefficient, line.multiple);
    if (next === null || next.extraCost >= 0 || !checkQuantity(line, next.quantity).ok) return [];
    return [{ productId: line.productId, quantity: next.quantity, before: line.lineTotal, now: next.total }];
  });
