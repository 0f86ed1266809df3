import { data, redirect } from 'react-router';

import { leadsTo } from '#server/leads-to.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { isScriptRequest, setChoiceCookie } from '#server/visit.server.ts';
import type { Route } from './+types/resource';

export const loader = leadsTo('/');

/** POST /theme: stores the chosen theme in a cookie for a year. Without JavaScript, the page reloads. */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const theme = form.get('theme');
  if (theme !== 'light' && theme !== 'dark') return data({ ok: false }, { status: 400 });
  setChoiceCookie(visit, 'theme', theme);
  return isScriptRequest(visit) ? data({ ok: true }) : redirect(ownPath(form.get('back')) ?? '/', 303);
}
