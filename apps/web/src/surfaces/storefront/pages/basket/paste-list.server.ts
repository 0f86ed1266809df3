import { translators } from '@farad/wording/server';
import { data, redirect } from 'react-router';

import { formText } from '../../../../form-text.ts';
import { localeOfPath } from '../../../../i18n/locale-path.ts';
import { sendNotice } from '../../../../notice.server.ts';
import { apiOf, isAskedByScript, type Visit } from '../../../../visit.server.ts';
import { nothing, type Outcome } from './outcome.ts';

const textMax = 50_000;

/** Reads the list that was pasted and shows what it would add; `problem`: why the last try to add it was refused. */
export async function readList(visit: Visit, form: FormData, problem = '') {
  const text = formText(form, 'list');
  const t = translators[localeOfPath(visit.url.pathname)];
  const list = (read: NonNullable<Outcome['list']>['read'], said: string, status: number) =>
    data<Outcome>({ ...nothing, list: { text, read, problem: said } }, status);
  if (text.trim() === '') return list(null, t('baskets.listEmpty'), 422);
  if (text.length > textMax) return list(null, t('baskets.listTooLong'), 422);
  const answer = await apiOf(visit).readList({ body: { text } });
  if (!answer.ok) return list(null, answer.error.message, answer.status);
  return list(answer.value, problem, problem === '' ? 200 : 409);
}

const takeForm = /^([1-9]\d{0,9}):([1-9]\d{0,7})$/;

/** Puts in what was ticked and chosen in the preview, all of it or nothing. */
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
  if (isAskedByScript(visit)) return data<Outcome>({ ...nothing, added: count });
  // A guest's cookie has changed only when the page is asked for anew.
  sendNotice(visit, { kind: 'said', title: t('baskets.added', { count }), isProblem: false, list: null });
  return redirect(visit.url.pathname, 303);
}
