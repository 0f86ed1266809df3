import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/**
 * Returns the checkout with the basket's coupon, unless another one is typed or the order is made from a quote (product
 * B9).
 */
export async function withBasketCoupon(visit: Visit, typed: TypedCheckout): Promise<TypedCheckout> {
  if (typed.coupon !== '' || visit.url.searchParams.has('request')) return typed;
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  return { ...typed, coupon: basket?.coupon ?? '' };
}
