import { type LoaderFunctionArgs, redirect } from 'react-router';

import { inLocale, localeOfPath } from '../i18n/locale-path.ts';

/** Returns a loader that redirects to a page, for an address that only accepts form posts. */
export const leadsTo =
  (address: string) =>
  ({ url }: Pick<LoaderFunctionArgs, 'url'>): Response =>
    redirect(inLocale(localeOfPath(url.pathname), address));
