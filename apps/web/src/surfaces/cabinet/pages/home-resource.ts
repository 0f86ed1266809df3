import { type LoaderFunctionArgs, redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { addressModals } from '#server/shell-parameters.server.ts';

/** GET /cabinet: redirects to the first page, or to the one that the parameters name. */
export function loader({ url }: LoaderFunctionArgs): Response {
  const page = addressModals.some((name) => url.searchParams.has(name)) ? 'addresses' : 'orders';
  return redirect(`${inLocale(localeOfPath(url.pathname), `/cabinet/${page}`)}${url.search}`);
}
