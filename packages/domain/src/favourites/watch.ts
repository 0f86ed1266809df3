import { scaledUnitPrice, type Coefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import { lowestQuantity } from '../product/check-quantity.ts';
import { unitPriceAt } from '../product/price-tier.ts';
import type { Product } from '../product/product.ts';

/** What a customer waits for (product C13). */
export type WatchKind = 'in_stock' | 'cheaper';

export type WatchedProduct = Pick<Product, 'state' | 'tiers' | 'minQuantity' | 'multiple'> & {
  readonly available: Quantity;
};

/**
 * Price of one piece at the smallest quantity that can be bought, for a customer with this coefficient; null where the
 * product is not sold.
 */
export function watchedPrice(product: WatchedProduct, coefficient: Coefficient): UnitPrice | null {
  if (product.state !== 'published' || product.tiers.length === 0) return null;
  return scaledUnitPrice(unitPriceAt(product.tiers, lowestQuantity(product)), coefficient);
}

/** Whether the smallest quantity can be bought at once. */
const isInStock = (product: WatchedProduct): boolean =>
  product.state === 'published' && product.tiers.length > 0 && product.available >= lowestQuantity(product);

export interface Watch {
  readonly kind: WatchKind;
  /** With `cheaper`: the price, for this customer, at or below which he wants to know. */
  readonly target: UnitPrice | null;
}

/** Whether what was waited for has come. */
export function isWatchMet(watch: Watch, product: WatchedProduct, coefficient: Coefficient): boolean {
  if (watch.kind === 'in_stock') return isInStock(product);
  const price = watchedPrice(product, coefficient);
  return price !== null && watch.target !== null && price <= watch.target;
}

/**
 * The price to wait for: the customer's own, or anything below the price of now. Null where there is nothing to wait
 * for: it costs that already, it is not sold, or it cannot become cheaper.
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
