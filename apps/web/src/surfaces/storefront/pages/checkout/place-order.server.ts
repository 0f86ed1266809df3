import type { PaymentKind } from '@farad/domain/order';
import { data, redirect, redirectDocument } from 'react-router';

import { inLocale, localeOfPath } from '../../../../i18n/locale-path.ts';
import { formText } from '../../../../form-text.ts';
import { apiOf, type Visit } from '../../../../visit.server.ts';
import { orderOf, readExpected } from './checkout-form.server.ts';
import { checkTyped, formField } from './check-typed.server.ts';
import {
  countCheckout,
  countedBy,
  originPath,
  requestOf,
  type CheckoutAnswer,
  type Counted,
} from './load-checkout.server.ts';
import { differenceOf } from './refusal.server.ts';
import type { Refusal } from './refusal.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/** Where to pay: the provider's page; what keeps it from being paid now is said beside the order, which is placed. */
async function toPayment(visit: Visit, number: string, method: PaymentKind): Promise<Response> {
  const orderPath = inLocale(localeOfPath(visit.url.pathname), `/cabinet/orders/${number}?placed=1`);
  if (method !== 'card' && method !== 'sbp') return redirect(orderPath);
  const begun = await apiOf(visit).payOrder({ number, body: { method } });
  const url = begun.ok ? begun.value.confirmation_url : null;
  return url === null ? redirect(orderPath) : redirectDocument(url);
}

/** Told with a new key: what follows is another order. */
const refused = (counted: Counted, refusal: Refusal, status: number) =>
  data<CheckoutAnswer>({ ...counted, refusal, key: crypto.randomUUID(), signIn: null, suggested: null }, { status });

/** The submitted order: placed and led to its payment, or what keeps it from being one. */
export async function placeOrder(visit: Visit, form: FormData, typed: TypedCheckout) {
  const api = apiOf(visit);
  const locale = localeOfPath(visit.url.pathname);
  // Ordered or emptied in another tab: the orders tell which; a request tells itself.
  const elsewhere = requestOf(visit) === undefined ? inLocale(locale, '/cabinet/orders') : originPath(visit);
  const errors = checkTyped(typed, locale);
  if (Object.keys(errors).length > 0 || typed.payment === null) {
    const counted = await countCheckout(visit, typed);
    return counted === null ? redirect(elsewhere) : refused(counted, { message: '', errors, difference: null }, 422);
  }
  const body = orderOf(form, typed, typed.payment);
  const placed = await api.placeOrder({ body, idempotencyKey: formText(form, 'key') });
  if (placed.ok) {
    // Full of addresses or not an address any more: the order has it in any case.
    if (typed.isAddressKept && typed.delivery === 'courier' && typed.addressId === '')
      await api.addAddress({ body: typed.address });
    return toPayment(visit, placed.value.number, typed.payment);
  }
  const { code, field, message, quote } = placed.error;
  if (code === 'not_found' || code === 'basket_empty' || code === 'quote_expired' || code === 'request_changed')
    return redirect(elsewhere);
  const counted = quote ? await countedBy(visit, typed, quote) : await countCheckout(visit, typed);
  if (counted === null) return redirect(elsewhere);
  const difference = quote && code === 'totals_changed' ? differenceOf(readExpected(form), quote) : null;
  const name = field === undefined ? null : formField(field);
  const refusal = {
    message: name === null ? message : '',
    errors: name === null ? {} : { [name]: message },
    difference,
  };
  return refused(counted, refusal, placed.status);
}
