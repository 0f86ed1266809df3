import type { CallOutcome } from '@farad/contract/client';
import type { Calls } from '@farad/contract/calls';
import { parseCount } from '@farad/domain/quantities';
import { data, redirect } from 'react-router';

import { leadsTo } from '#server/leads-to.server.ts';
import { sendNotice } from '#server/notice.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { AddOutcome, LineProblem } from './outcome.ts';
import { formText, formWithQuery } from '#kit/form-text.ts';
import type { Route } from './+types/resource';

export const loader = leadsTo('/basket');

type BasketAnswer = CallOutcome<Calls['addToBasket']> | CallOutcome<Calls['setBasket']>;

/**
 * POST /basket/add: adds a product to the basket (`product_id`, `qty` as typed). Fields may be in the query. With
 * `intent=set`, which undoes an earlier addition, it sets the quantity of the basket line instead; 0 removes the line.
 * A script (`scripted`) gets an {@link AddOutcome}. Without JavaScript, the visitor returns to the page and sees a
 * notice.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visit: Visit = { request, url, context };
  const form = await formWithQuery(request, url);
  const productId = formText(form, 'product_id');
  const outcome =
    formText(form, 'intent') === 'set' ? await setLine(visit, productId, form) : await addLine(visit, productId, form);
  if (formText(form, 'scripted') === '1') return data(outcome, { status: outcome.ok ? 200 : 422 });
  const title = formText(form, 'title').slice(0, 80);
  sendNotice(visit, noticeOf(outcome, { productId, title, qty: formText(form, 'qty').slice(0, 32) }));
  return redirect(ownPath(form.get('back')) ?? '/', 303);
}

async function addLine(visit: Visit, productId: string, form: FormData): Promise<AddOutcome> {
  const qty = parseCount(formText(form, 'qty'));
  if (qty === null) return { ok: false, problem: { code: 'invalid_input' } };
  return outcomeOf(await apiOf(visit).addToBasket({ body: { products: [{ product_id: productId, qty }] } }));
}

async function setLine(visit: Visit, productId: string, form: FormData): Promise<AddOutcome> {
  const qty = Number(formText(form, 'qty'));
  if (!Number.isInteger(qty) || qty < 0) return { ok: false, problem: { code: 'invalid_input' } };
  const api = apiOf(visit);
  const current = await api.currentBasket();
  if (!current.ok) return outcomeOf(current);
  if (current.value.basket === null) return { ok: true };
  return outcomeOf(
    await api.setBasket({ basketId: current.value.basket._id, body: { products: [{ product_id: productId, qty }] } }),
  );
}

function outcomeOf(answer: BasketAnswer | CallOutcome<Calls['currentBasket']>): AddOutcome {
  if (answer.ok) return { ok: true };
  const { code, message, available, allowed } = answer.error;
  return { ok: false, problem: { code, message, available, allowed } };
}

function noticeOf(outcome: AddOutcome, line: { productId: string; title: string; qty: string }) {
  if (outcome.ok) return { kind: 'added', title: line.title, qty: line.qty } as const;
  return { kind: 'refused', productId: line.productId, title: line.title, problem: stored(outcome.problem) } as const;
}

/** Returns the values of a problem for the notice's cookie. The text is made when the notice is shown. */
const stored = ({ code, available, allowed }: LineProblem) => ({ code, available, allowed });
