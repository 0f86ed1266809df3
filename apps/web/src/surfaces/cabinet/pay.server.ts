import { onlineMethods } from '@farad/domain/payment';
import { data, redirectDocument } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** Starts an online payment and redirects to the provider's page. If that is not possible, returns the reason. */
export async function payOrder(visit: Visit, number: string, form: FormData) {
  const method = onlineMethods.find((each) => each === formText(form, 'method')) ?? 'card';
  const email = formText(form, 'email');
  const payment = orErrorPage(await apiOf(visit).payOrder({ number, body: { method, email } }));
  const { confirmation_url } = payment;
  if (confirmation_url !== null && payment.refusal === null) throw redirectDocument(confirmation_url);
  return data({ kind: 'payment' as const, payment }, payment.refusal === null ? 200 : 409);
}
