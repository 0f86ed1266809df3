import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { PaymentKind } from '@farad/domain/order';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import type { SuggestedAddress } from '#ui/use-suggested-addresses.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import type { SignInState } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import { findTyped } from './fields/buyer.server.ts';
import type { FoundCompany } from './fields/buyer.ts';
import { quoteOf } from './checkout-form.server.ts';
import type { FoundPoints } from './fields/points.ts';
import type { Refusal } from './fields/refusal.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/**
 * Checkout with its calculated prices. `at` = time of the calculation in milliseconds; the page shows the latest of
 * several answers.
 */
export interface Counted {
  readonly at: number;
  readonly typed: TypedCheckout;
  readonly quote: CheckoutQuote;
  readonly points: FoundPoints;
  /** The typed company in the public register; null = none was typed. */
  readonly found: FoundCompany | null;
}

/** Result of a step of the form. */
export interface CheckoutAnswer extends Counted {
  readonly signIn: SignInState | null;
  /** Results of the address search; null = the step did not search. */
  readonly suggested: readonly SuggestedAddress[] | null;
  readonly refusal: Refusal | null;
  /** Idempotency key for the next attempt to order; null = keep the page's key. */
  readonly key: string | null;
  /** True if the buyer signed in during this step. The rest of the page must then reload. */
  readonly isSignedIn: boolean;
}

/**
 * Returns the chosen payment method if it is available. Otherwise, a company gets an invoice; a person gets payment on
 * receipt, which requires nothing now. Returns null if no method is available.
 */
function usualPayment(
  { payment_methods }: CheckoutQuote,
  { buyer, payment: wished }: TypedCheckout,
): PaymentKind | null {
  const offered = payment_methods.filter(({ refusal }) => refusal === null).map(({ method }) => method);
  if (wished !== null && offered.includes(wished)) return wished;
  if (buyer === 'company' && offered.includes('invoice')) return 'invoice';
  return offered.find((method) => method === 'cash_on_receipt') ?? offered[0] ?? null;
}

async function findPoints(
  visit: Visit,
  citySlug: string,
  { pointText, point, near }: TypedCheckout,
): Promise<FoundPoints> {
  const api = apiOf(visit);
  const found = await api.deliveryPoints({
    query: { city: citySlug, text: pointText, near },
  });
  if (!found.ok) return { points: [], hasMore: false };
  // Leave out our own office, because pickup there is a separate delivery method.
  const points = found.value.points.filter(({ kind }) => kind !== 'own');
  const hasMore = found.value.next !== null;
  if (point === '' || points.some(({ code }) => code === point)) return { points, hasMore };
  const chosen = await api.deliveryPoint({ code: point });
  return { points: chosen.ok && chosen.value.isOpen ? [chosen.value, ...points] : points, hasMore };
}

/**
 * Returns the calculated order with the choices available for it. An unavailable choice is replaced or cleared.
 */
export async function countedBy(visit: Visit, typed: TypedCheckout, quote: CheckoutQuote): Promise<Counted> {
  const offersPoints = quote.delivery.some(({ kind, refusal }) => kind === 'pickup_point' && refusal !== 'not_here');
  const points = offersPoints ? await findPoints(visit, quote.city.slug, typed) : { points: [], hasMore: false };
  const found = await findTyped(visit, typed);
  const isPickupRefused = typed.delivery === 'own_pickup' && quote.chosen === null;
  return {
    at: Date.now(),
    typed: {
      ...typed,
      delivery: isPickupRefused ? null : typed.delivery,
      payment: usualPayment(quote, typed),
      bonuses: quote.bonuses.used === 0 && typed.bonuses === '' ? '' : String(quote.bonuses.used),
    },
    quote,
    points,
    found,
  };
}

/** Returns the number of the quote request whose quote is ordered; undefined = the basket is ordered. */
export const requestOf = ({ url }: Visit): string | undefined =>
  url.searchParams.get('request')?.slice(0, 40) || undefined;

/** Returns the path of the basket or the quote request. The checkout redirects there if there is nothing to order. */
export function originPath(visit: Visit): string {
  const request = requestOf(visit);
  const path = request === undefined ? '/basket' : `/cabinet/requests/${encodeURIComponent(request)}`;
  return inLocale(localeOfPath(visit.url.pathname), path);
}

/** Calculates the prices of the order. Returns null if the basket is empty or the quote cannot be ordered. */
export async function countCheckout(visit: Visit, typed: TypedCheckout): Promise<Counted | null> {
  const api = apiOf(visit);
  const request = requestOf(visit);
  const bodyOf = (wishes: TypedCheckout) => ({ ...quoteOf(wishes), ...(request === undefined ? {} : { request }) });
  const asked = await api.quoteOrder({ body: bodyOf(typed) });
  // The chosen address or pickup point may no longer exist. Then calculate without it and keep the other choices.
  const isUnusable = !asked.ok && [400, 404, 409].includes(asked.status) && typed.delivery !== null;
  const usable: TypedCheckout = isUnusable ? { ...typed, delivery: null, addressId: '', point: '' } : typed;
  const { quote } = orErrorPage(isUnusable ? await api.quoteOrder({ body: bodyOf(usable) }) : asked);
  return quote === null ? null : countedBy(visit, usable, quote);
}
