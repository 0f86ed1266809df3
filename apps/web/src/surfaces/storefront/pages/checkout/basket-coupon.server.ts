import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/** Starts the checkout with the coupon tried in the basket (product B9). */
export async function withBasketCoupon(visit: Visit, typed: TypedCheckout): Promise<TypedCheckout> {
  if (typed.coupon !== '' || visit.url.searchParams.has('request')) return typed;
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  return { ...typed, coupon: basket?.coupon ?? '' };
}
