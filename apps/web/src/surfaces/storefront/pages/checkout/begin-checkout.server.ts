import type { CheckoutQuote, RememberedChoices } from '@farad/contract/shop/checkout';
import type { DeliveryKind } from '@farad/domain/order';

import { apiOf, appContext, orErrorPage, type Visit } from '#server/visit.server.ts';
import { withBasketCoupon } from './basket-coupon.server.ts';
import { type Buyers, loadBuyers, noBuyers, withBuyer } from './fields/buyer.server.ts';
import { takeDraft } from './draft.server.ts';
import { countCheckout, type Counted } from './load-checkout.server.ts';
import { blankCheckout, type TypedCheckout } from './typed-checkout.ts';

/** Returns the checkout filled in with the choices of the buyer's last order. */
const withRemembered = (typed: TypedCheckout, last: RememberedChoices): TypedCheckout => ({
  ...typed,
  name: last.name,
  email: last.email,
  payment: last.payment_method,
  accountantEmail: last.accountant_email,
  isAgreed: last.hasConsent,
});

/**
 * Returns the delivery method that is selected at first: the last one used; otherwise pickup at the office in the
 * buyer's city; otherwise the cheapest. An office in another city is never selected. Returns null if no method is
 * possible.
 */
export function usualDelivery(
  { delivery }: Pick<CheckoutQuote, 'delivery'>,
  last: DeliveryKind | null,
): DeliveryKind | null {
  const offered = delivery.filter(({ isElsewhere, refusal }) => refusal === null && !isElsewhere);
  const kinds = offered.map(({ kind }) => kind);
  if (last !== null && kinds.includes(last)) return last;
  if (kinds.includes('own_pickup')) return 'own_pickup';
  return offered.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]?.kind ?? null;
}

/** Returns the last used pickup point if it is open and in the order's city; otherwise an empty text. */
async function lastPoint(visit: Visit, { point }: RememberedChoices, citySlug: string): Promise<string> {
  if (point === null) return '';
  const found = await apiOf(visit).deliveryPoint({ code: point });
  return found.ok && found.value.isOpen && found.value.city === citySlug ? point : '';
}

export interface BegunCheckout {
  /** Order with prices; null = there is nothing to order. */
  readonly counted: Counted | null;
  readonly buyers: Buyers;
  readonly hasConsent: boolean;
}

/**
 * Returns the checkout as it is first shown. It contains the values typed before a sign-in, otherwise the choices of
 * the last order.
 */
export async function beginCheckout(visit: Visit): Promise<BegunCheckout> {
  const [buyers, last] = await Promise.all([
    visit.context.get(appContext).isGuest ? noBuyers : loadBuyers(visit),
    apiOf(visit).rememberedChoices().then(orErrorPage),
  ]);
  const around = { buyers, hasConsent: last.hasConsent };
  const draft = takeDraft(visit);
  const begun = draft ?? withBuyer(withRemembered(blankCheckout, last), buyers);
  const typed = await withBasketCoupon(visit, { ...begun, isAgreed: begun.isAgreed || last.hasConsent });
  const counted = await countCheckout(visit, typed);
  if (counted === null || typed.delivery !== null) return { counted, ...around };
  const delivery = usualDelivery(counted.quote, last.delivery);
  if (delivery === null) return { counted, ...around };
  const point = delivery === 'pickup_point' ? await lastPoint(visit, last, counted.quote.city.slug) : '';
  return { counted: await countCheckout(visit, { ...typed, delivery, point }), ...around };
}
