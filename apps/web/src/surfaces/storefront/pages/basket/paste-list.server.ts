import { textLimits } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { apiOf, isScriptRequest, type Visit } from '#server/visit.server.ts';
import { nothing, type Outcome } from './outcome.ts';

/**
 * Finds the products of a pasted list and shows the preview. `problem` = error text, if adding the list has just
 * failed.
 */
export async function readList(visit: Visit, form: FormData, problem = '') {
  const text = formText(form, 'list');
  const t = translators[localeOfPath(visit.url.pathname)];
  const list = (read: NonNullable<Outcome['list']>['read'], said: string, status: number) =>
    data<Outcome>({ ...nothing, list: { text, read, problem: said } }, status);
  if (text.trim() === '') return list(null, t('baskets.listEmpty'), 422);
  if (text.length > textLimits.pastedList) return list(null, t('baskets.listTooLong'), 422);
  const answer = await apiOf(visit).readList({ body: { text } });
  if (!answer.ok) return list(null, answer.error.message, answer.status);
  return list(answer.value, problem, problem === '' ? 200 : 409);
}

/**
 * Adds a pasted list to the basket and redirects to `path`, if each line has exactly one product in the typed quantity.
 * Otherwise shows the preview.
 */
export async function takeList(visit: Visit, form: FormData, path: '/basket' | '/checkout') {
  const api = apiOf(visit);
  const locale = localeOfPath(visit.url.pathname);
  const text = formText(form, 'list');
  const read =
    text.trim() === '' || text.length > textLimits.pastedList ? null : await api.readList({ body: { text } });
  if (read === null || !read.ok) return readList(visit, form);
  const products = read.value.lines.flatMap(({ parts }) => {
    const [part, ...others] = parts;
    return part === undefined || part.qty === null || part.reason !== null || others.length > 0
      ? []
      : [{ product_id: part.product_id, qty: part.qty }];
  });
  const isClear = products.length === read.value.lines.length && read.value.rest === 0 && products.length > 0;
  const added = isClear ? await api.addToBasket({ body: { products } }) : null;
  if (added === null || !added.ok) return readList(visit, form, added?.error.message);
  const count = new Set(products.map(({ product_id }) => product_id)).size;
  const title = translators[locale]('baskets.added', { count });
  sendNotice(visit, { kind: 'said', title, isProblem: false, list: null });
  return redirect(inLocale(locale, path), 303);
}

const takeForm = /^([1-9]\d{0,9}):([1-9]\d{0,7})$/;

/** Adds the products that are ticked in the preview: all of them, or none if one is rejected. */
export async function addList(visit: Visit, form: FormData) {
  const taken = form.getAll('take').flatMap((value) => {
    const [, product_id, qty] = (typeof value === 'string' ? takeForm.exec(value) : null) ?? [];
    return product_id === undefined ? [] : [{ product_id, qty: Number(qty) }];
  });
  const t = translators[localeOfPath(visit.url.pathname)];
  if (taken.length === 0) return readList(visit, form, t('baskets.previewNothing'));
  const added = await apiOf(visit).addToBasket({ body: { products: taken } });
  if (!added.ok) {
    const known = await apiOf(visit).readList({ body: { text: formText(form, 'list') } });
    const parts = known.ok ? known.value.lines.flatMap((line) => line.parts) : [];
    const mpn = parts.find(({ product_id }) => product_id === added.error.productId)?.mpn;
    return readList(visit, form, [mpn, added.error.message].filter(Boolean).join(': '));
  }
  const count = new Set(taken.map(({ product_id }) => product_id)).size;
  if (isScriptRequest(visit)) return data<Outcome>({ ...nothing, added: count });
  // Redirect, because the cookie of a guest's new basket is only sent with the next request.
  sendNotice(visit, { kind: 'said', title: t('baskets.added', { count }), isProblem: false, list: null });
  return redirect(visit.url.pathname, 303);
}
