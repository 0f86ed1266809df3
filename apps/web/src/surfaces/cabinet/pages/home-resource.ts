import { type LoaderFunctionArgs, redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { addressModals } from '#server/shell-parameters.server.ts';

/** GET /cabinet: its first page, or the one that the parameters ask for. */
export function loader({ url }: LoaderFunctionArgs): Response {
  const page = addressModals.some((name) => url.searchParams.has(name)) ? 'addresses' : 'orders';
  return redirect(`${inLocale(localeOfPath(url.pathname), `/cabinet/${page}`)}${url.search}`);
}
