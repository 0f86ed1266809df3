import { redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { addressModals } from '#server/shell-parameters.server.ts';
import type { Route } from './+types/home-resource';

/** GET /cabinet: redirects to the first page, or to the one that the parameters name. */
export function loader({ url }: Route.LoaderArgs): Response {
  const page = addressModals.some((name) => url.searchParams.has(name)) ? 'addresses' : 'orders';
  return redirect(`${inLocale(localeOfPath(url.pathname), `/cabinet/${page}`)}${url.search}`);
}
