import type { WireUser } from '@farad/contract/shop/sign-in';
import { redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** Returns the signed-in customer. Redirects a guest to sign-in, which leads back to this page. */
export async function requireSignIn(visit: Visit): Promise<WireUser> {
  const { isAuthenticated, user } = orErrorPage(await apiOf(visit).authenticatedUser());
  if (isAuthenticated) return user;
  const { pathname, search } = visit.url;
  const back = encodeURIComponent(pathname + search);
  throw redirect(inLocale(localeOfPath(pathname), `/sign-in?back=${back}`));
}
