import { roublesToUnitPrice, unitPriceToRoubles } from '@farad/domain/money';
import { errorText } from '@farad/wording/error-text';
import { translators } from '@farad/wording/server';
import { redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { leadsTo } from '#server/leads-to.server.ts';
import { sendNotice } from '#server/notice.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { Route } from './+types/watch-resource';

export const loader = leadsTo('/favs');

/** Sets or removes a watch as the form says. Returns the API's result. */
async function setWatch(visit: Visit, form: FormData) {
  const priceText = formText(form, 'price').trim();
  const price = priceText === '' ? null : roublesToUnitPrice(priceText);
  if (price?.ok === false) return { ok: false, status: 400, code: 'invalid_input', message: null } as const;
  const outcome = await apiOf(visit).watch({
    body: {
      product_id: formText(form, 'product_id'),
      kind: formText(form, 'kind') === 'cheaper' ? 'cheaper' : 'in_stock',
      isWatched: formText(form, 'isWatched') !== 'false',
      ...(price === null ? {} : { price: unitPriceToRoubles(price.value) }),
    },
  });
  if (outcome.ok) return { ok: true } as const;
  return { ok: false, status: outcome.status, code: outcome.error.code, message: outcome.error.message } as const;
}

/**
 * POST /lists/watch: sets a watch, which notifies the customer when a product (`product_id`) is in stock or cheaper
 * (`kind`; target `price` as typed). With `isWatched=false`, it removes the watch. Without JavaScript, a guest is
 * redirected to sign-in.
 */
export async function action(visit: Route.ActionArgs): Promise<Response> {
  const form = await visit.request.formData();
  const outcome = await setWatch(visit, form);
  if (formText(form, 'scripted') === '1') {
    return outcome.ok ? Response.json({}) : Response.json({ code: outcome.code }, { status: outcome.status });
  }
  const locale = localeOfPath(visit.url.pathname);
  const back = ownPath(form.get('back')) ?? inLocale(locale, '/favs');
  if (!outcome.ok && outcome.status === 401) {
    return redirect(inLocale(locale, `/sign-in?back=${encodeURIComponent(back)}`), 303);
  }
  const t = translators[locale];
  const isWatched = formText(form, 'isWatched') !== 'false';
  const title = outcome.ok
    ? t(isWatched ? 'lists.watchStarted' : 'lists.watchStopped')
    : (outcome.message ?? errorText(t, 'invalid_input', { field: 'price' }));
  sendNotice(visit, { kind: 'said', title, isProblem: !outcome.ok, list: null });
  return redirect(back, 303);
}
