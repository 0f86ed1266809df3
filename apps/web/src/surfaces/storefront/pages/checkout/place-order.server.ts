import type { PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import { data, redirect, redirectDocument } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { formText } from '#kit/form-text.ts';
import { apiOf, carryOn, orErrorPage, type Visit } from '#server/visit.server.ts';
import { readSignIn, signInStep, type SignInState } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import { findTyped, settleBuyer } from './fields/buyer.server.ts';
import { orderOf, readExpected, type OrderSubject } from './checkout-form.server.ts';
import { checkTyped, formField, type Needs } from './check-typed.server.ts';
import {
  countCheckout,
  countedBy,
  originPath,
  requestOf,
  type CheckoutAnswer,
  type Counted,
} from './load-checkout.server.ts';
import { needsEmail } from './needs-email.ts';
import { differenceOf } from './fields/refusal.server.ts';
import type { Refusal } from './fields/refusal.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/**
 * Redirects to the payment provider's page. If the order is not paid online or payment fails to start, redirects to the
 * page of the placed order.
 */
async function toPayment(visit: Visit, number: string, method: PaymentKind): Promise<Response> {
  const orderPath = inLocale(localeOfPath(visit.url.pathname), `/cabinet/orders/${number}?placed=1`);
  if (method !== 'card' && method !== 'sbp') return redirect(orderPath);
  const begun = await apiOf(visit).payOrder({ number, body: { method } });
  const url = begun.ok ? begun.value.confirmation_url : null;
  return url === null ? redirect(orderPath) : redirectDocument(url);
}

/** One attempt to place an order. */
interface Try {
  readonly visit: Visit;
  readonly form: FormData;
  readonly typed: TypedCheckout;
  readonly locale: Locale;
  /** True if the guest has signed in during this attempt. */
  readonly isSignedIn: boolean;
  /** State of the guest's sign-in; null = the buyer is signed in. */
  readonly signIn: SignInState | null;
}

const nothingRefused = { suggested: null, refusal: null, key: null, isSignedIn: false } as const;

/**
 * Returns the path of the page that explains why there is nothing to order: the order was placed or the basket was
 * emptied in another tab.
 */
const elsewhere = ({ visit, locale }: Pick<Try, 'visit' | 'locale'>): string =>
  requestOf(visit) === undefined ? inLocale(locale, '/cabinet/orders') : originPath(visit);

/**
 * Answers that the order was not placed. The answer has a new idempotency key, because a corrected order is another
 * order.
 */
async function refused(attempt: Try, refusal: Refusal, status: number, known: Counted | null = null) {
  const { visit, typed, isSignedIn, signIn } = attempt;
  const counted = known ?? (await countCheckout(visit, typed));
  if (counted === null) return redirect(elsewhere(attempt));
  const answer: CheckoutAnswer = {
    ...nothingRefused,
    ...counted,
    refusal,
    key: crypto.randomUUID(),
    isSignedIn,
    signIn,
  };
  return data(answer, { status });
}

const byFields = (errors: Readonly<Record<string, string>>): Refusal => ({ message: '', errors, difference: null });

/**
 * Runs a guest's next sign-in step: sends a code, or checks the typed one. Returns null once the guest is signed in.
 */
function proveGuest({ visit, form }: Try): Promise<SignInState | null> {
  form.set('step', formText(form, 'code').trim() === '' ? 'send' : 'check');
  return signInStep(apiOf(visit), form);
}

/** Returns who orders and which basket. At sign-in, the guest's basket was merged into the customer's. */
async function subjectOf({ visit, form, isSignedIn }: Try, companyId: string | null): Promise<OrderSubject> {
  const basketId = formText(form, 'basket_id');
  if (!isSignedIn) return { basketId, companyId };
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  return { basketId: basket?._id ?? basketId, companyId };
}

async function order(attempt: Try, payment: PaymentKind) {
  const { visit, form, typed, locale } = attempt;
  const api = apiOf(visit);
  const told = attempt.isSignedIn ? null : formText(form, 'company_id') || null;
  const buyer = await settleBuyer(visit, typed, told, locale);
  if (!buyer.ok) return refused(attempt, byFields({ [buyer.field]: buyer.message }), 422);
  const body = orderOf(form, typed, payment, await subjectOf(attempt, buyer.companyId));
  const placed = await api.placeOrder({ body, idempotencyKey: formText(form, 'key') });
  if (placed.ok) {
    // If saving the address fails (too many addresses, or an invalid one), ignore it. The order contains the address
    // anyway.
    if (typed.isAddressKept && typed.delivery === 'courier' && typed.addressId === '')
      await api.addAddress({ body: typed.address });
    return toPayment(visit, placed.value.number, payment);
  }
  const { code, field, message, quote } = placed.error;
  if (code === 'not_found' || code === 'basket_empty' || code === 'quote_expired' || code === 'request_changed')
    return redirect(elsewhere(attempt));
  const counted = quote ? await countedBy(visit, typed, quote) : null;
  const difference = quote && code === 'totals_changed' ? differenceOf(readExpected(form), quote) : null;
  const name = field === undefined ? null : formField(field);
  const refusal = {
    message: name === null ? message : '',
    errors: name === null ? {} : { [name]: message },
    difference,
  };
  // If a new company was saved, select it, so that the next attempt does not add it again.
  const settled = { ...attempt, typed: { ...typed, companyId: buyer.companyId ?? typed.companyId } };
  return refused(settled, refusal, placed.status, counted);
}

/** Returns whether the e-mail and the company's name are required. It asks the API only if these fields are empty. */
async function neededOf(
  visit: Visit,
  typed: TypedCheckout,
  hasEmail: boolean,
): Promise<Pick<Needs, 'email' | 'companyName'>> {
  const lacksEmail = typed.email.trim() === '' && needsEmail(typed.payment, true, hasEmail);
  const [counted, found] = await Promise.all([
    lacksEmail ? countCheckout(visit, typed) : null,
    typed.companyName.trim() === '' ? findTyped(visit, typed) : null,
  ]);
  return { email: counted?.quote.receiptNeedsEmail ?? false, companyName: found?.name === '' };
}

/**
 * Places the order and redirects to its payment. If that is not possible, returns the reasons; for a guest, the next
 * sign-in step.
 */
export async function placeOrder(visit: Visit, form: FormData, typed: TypedCheckout) {
  const locale = localeOfPath(visit.url.pathname);
  const { isAuthenticated: isKnown, user } = orErrorPage(await apiOf(visit).authenticatedUser());
  const guest = isKnown ? null : readSignIn(form);
  const attempt: Try = { visit, form, typed, locale, isSignedIn: false, signIn: guest };
  const hasEmail = guest === null ? user.email !== '' : guest.channel === 'email';
  const savedAddress = form.has('address_id');
  const needs: Needs = { guest, savedAddress, ...(await neededOf(visit, typed, hasEmail)) };
  const errors = checkTyped(typed, needs, locale);
  if (Object.keys(errors).length > 0 || typed.payment === null) return refused(attempt, byFields(errors), 422);
  if (isKnown) return order(attempt, typed.payment);
  const signIn = await proveGuest(attempt);
  if (signIn !== null) {
    const counted = await countCheckout(visit, typed);
    if (counted === null) return redirect(elsewhere(attempt));
    const answer: CheckoutAnswer = { ...nothingRefused, ...counted, signIn };
    return data(answer, { status: signIn.problem === 'none' ? 200 : 422 });
  }
  carryOn(visit);
  return order({ ...attempt, isSignedIn: true, signIn: null }, typed.payment);
}
