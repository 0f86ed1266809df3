import { redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { addressModals } from '#server/shell-parameters.server.ts';
import type { Route } from './+types/home-resource';

/**
 * GET /cabinet: redirects to the orders page; with a parameter that asks for an address dialog, to the addresses page.
 */
export function loader({ url }: Route.LoaderArgs): Response {
  const page = addressModals.some((name) => url.searchParams.has(name)) ? 'addresses' : 'orders';
  return redirect(`${inLocale(localeOfPath(url.pathname), `/cabinet/${page}`)}${url.search}`);
}
