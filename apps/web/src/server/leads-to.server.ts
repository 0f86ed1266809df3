import { type LoaderFunctionArgs, redirect } from 'react-router';

import { inLocale, localeOfPath } from '../i18n/locale-path.ts';

/** Loader of an address that only takes what forms send: whoever opens it himself is led to this page. */
export const leadsTo =
  (address: string) =>
  ({ url }: Pick<LoaderFunctionArgs, 'url'>): Response =>
    redirect(inLocale(localeOfPath(url.pathname), address));
