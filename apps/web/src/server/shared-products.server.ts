import type { WireBasketLine } from '@farad/contract/shop/basket';

import { apiOf, type Visit } from './visit.server.ts';

/** A line of a shared basket or order. */
export type SharedLine = Pick<
  WireBasketLine,
  'product_id' | 'seo' | 'mpn' | 'title' | 'brand' | 'qty' | 'unit' | 'total_price'
>;

/**
 * Returns the lines of a shared basket or order (product O6); null if the token belongs to neither. `basketId` is null
 * for an order.
 */
export async function sharedProducts(
  visit: Visit,
  token: string,
): Promise<{ readonly basketId: string | null; readonly lines: readonly SharedLine[] } | null> {
  const api = apiOf(visit);
  const basket = await api.basket({ basketId: token });
  if (basket.ok)
    return { basketId: basket.value._id, lines: basket.value.products.filter(({ isDeleted }) => !isDeleted) };
  const order = await api.publicOrder({ id: token });
  return order.ok ? { basketId: null, lines: order.value.products } : null;
}

/**
 * Adds the lines of a shared link to the visitor's basket after sign-in (specification section 4). Lines that cannot be
 * bought are left out. Returns true if lines were added.
 */
export async function mergeShared(visit: Visit, token: string): Promise<boolean> {
  const shared = await sharedProducts(visit, token);
  const own = await apiOf(visit).currentBasket();
  const ownId = own.ok ? own.value.basket?._id : undefined;
  if (shared === null || shared.basketId === ownId) return false;
  let products = shared.lines.map(({ product_id, qty }) => ({ product_id, qty }));
  while (products.length > 0) {
    const added = await apiOf(visit).addToBasket({ body: { products } });
    if (added.ok) return true;
    const refused = added.error.productId;
    const left = products.filter(({ product_id }) => product_id !== refused);
    if (left.length === products.length) return false;
    products = left;
  }
  return false;
}
