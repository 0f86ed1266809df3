import { scaledUnitPrice, type Coefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import { lowestQuantity } from '../product/check-quantity.ts';
import { unitPriceAt } from '../product/price-breaks.ts';
import type { Product } from '../product/product.ts';

/** Event that a customer waits for (product C13). */
export const watchKinds = ['in_stock', 'cheaper'] as const;

export type WatchKind = (typeof watchKinds)[number];

export type WatchedProduct = Pick<Product, 'state' | 'tiers' | 'minQuantity' | 'multiple'> & {
  readonly available: Quantity;
};

/** Returns the unit price that this customer pays for the minimum quantity; null = the product is not sold. */
export function watchedPrice(product: WatchedProduct, coefficient: Coefficient): UnitPrice | null {
  if (product.state !== 'published' || product.tiers.length === 0) return null;
  return scaledUnitPrice(unitPriceAt(product.tiers, lowestQuantity(product)), coefficient);
}

/** True if at least the minimum quantity is in stock. */
const isInStock = (product: WatchedProduct): boolean =>
  product.state === 'published' && product.tiers.length > 0 && product.available >= lowestQuantity(product);

export interface Watch {
  readonly kind: WatchKind;
  /** Only for `cheaper`: the customer is notified when their own price is this or lower. */
  readonly target: UnitPrice | null;
}

/** True if the event that the customer waits for has occurred. */
export function isWatchMet(watch: Watch, product: WatchedProduct, coefficient: Coefficient): boolean {
  if (watch.kind === 'in_stock') return isInStock(product);
  const price = watchedPrice(product, coefficient);
  return price !== null && watch.target !== null && price <= watch.target;
}

/**
 * Returns the price at which to notify the customer: the wished price or, without a wish, any price below the current
 * one. Returns null if the product is not sold, costs no more than the wished price, or cannot become cheaper.
 */
export function cheaperTarget(
  product: WatchedProduct,
  coefficient: Coefficient,
  wished: UnitPrice | null,
): UnitPrice | null {
  const now = watchedPrice(product, coefficient);
  if (now === null) return null;
  const target = wished ?? ((now - 1) as UnitPrice);
  return target >= 1 && target < now ? target : null;
}
