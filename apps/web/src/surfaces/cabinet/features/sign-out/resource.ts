import { type ActionFunctionArgs, redirect } from 'react-router';

import { inLocale, localeOfPath } from '../../../../i18n/locale-path.ts';
import { leadsTo } from '../../../../leads-to.server.ts';
import { apiOf, orErrorPage } from '../../../../visit.server.ts';

export const loader = leadsTo('/');

/** POST /sign-out: ends the session and goes home. */
export async function action(visit: ActionFunctionArgs) {
  orErrorPage(await apiOf(visit).logout());
  return redirect(inLocale(localeOfPath(visit.url.pathname), '/'));
}
