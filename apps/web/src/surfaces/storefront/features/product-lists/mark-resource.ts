import { translators } from '@farad/wording/server';
import { redirect } from 'react-router';

import { formText, formWithQuery } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { leadsTo } from '#server/leads-to.server.ts';
import { sendNotice } from '#server/notice.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/mark-resource';

export const loader = leadsTo('/favs');

/**
 * POST /lists/mark: adds a product to the comparison or favourites (`list`, `product_id`); with `isMarked=false`
 * removes it. Without JavaScript, the visitor returns to the page and sees a notice. A form without JavaScript always
 * adds, because cached pages do not contain the visitor's lists.
 */
export async function action(visit: Route.ActionArgs): Promise<Response> {
  const form = await formWithQuery(visit.request, visit.url);
  const list = formText(form, 'list') === 'favourites' ? 'favourites' : 'comparison';
  const isMarked = formText(form, 'isMarked') !== 'false';
  const body = { list, product_id: formText(form, 'product_id'), isMarked } as const;
  const outcome = await apiOf(visit).mark({ body });
  if (formText(form, 'scripted') === '1') {
    return outcome.ok ? Response.json({}) : Response.json({ code: outcome.error.code }, { status: outcome.status });
  }
  const t = translators[localeOfPath(visit.url.pathname)];
  const mpn = formText(form, 'title').slice(0, 80);
  const done = {
    comparison: () => t('lists.compared', { mpn, count: outcome.ok ? outcome.value.comparison.length : 0 }),
    favourites: () => t('lists.favoured', { mpn }),
  }[list];
  const title = outcome.ok ? done() : outcome.error.message;
  sendNotice(visit, { kind: 'said', title, isProblem: !outcome.ok, list });
  return redirect(ownPath(form.get('back')) ?? '/', 303);
}
