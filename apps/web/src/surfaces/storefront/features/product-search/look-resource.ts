import { perPageForm } from '@farad/domain/search-query';
import { data, redirect } from 'react-router';

import { leadsTo } from '#server/leads-to.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { setChoiceCookie } from '#server/visit.server.ts';
import { perPageCookie, viewCookie } from './list-look.ts';
import type { Route } from './+types/look-resource';

export const loader = leadsTo('/catalog');

/** POST /list-look: stores layout or page size of product lists in a cookie. */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const view = form.get('view');
  const perPage = form.get('perPage');
  const isViewKnown = view === null || view === 'table' || view === 'cards';
  const isPerPageKnown = perPage === null || (typeof perPage === 'string' && perPageForm.test(perPage));
  if (!isViewKnown || !isPerPageKnown) return data({ ok: false }, { status: 400 });
  if (typeof view === 'string') setChoiceCookie(visit, viewCookie, view);
  if (typeof perPage === 'string') setChoiceCookie(visit, perPageCookie, perPage);
  return redirect(ownPath(form.get('back')) ?? '/', 303);
}
