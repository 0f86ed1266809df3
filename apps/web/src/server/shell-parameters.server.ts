import { redirect, type MiddlewareFunction } from 'react-router';

import { translators } from '@farad/wording/server';

import { inLocale, localeOfPath, withoutLocale } from '../i18n/locale-path.ts';
import { sendNotice } from './notice.server.ts';
import { sharedProducts } from './shared-products.server.ts';
import type { Visit } from './visit.server.ts';

/** Query parameters of the specification that ask for an address dialog. */
export const addressModals = ['openaddressesaddingmodal', 'openpickupointsaddingmodal'] as const;

const isRead = ({ request }: Pick<Visit, 'request'>): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Maximum length of a redirect address, in characters. Clients fail on longer headers. */
const addressLengthMax = 4_000;

/** Returns the address without the named parameters. If the rest is still too long, returns only the path. */
function addressWithout({ pathname, search }: URL, names: readonly string[]): string {
  const left = new URLSearchParams(search);
  for (const name of names) left.delete(name);
  const address = pathname + (left.size > 0 ? `?${left.toString()}` : '');
  return address.length > addressLengthMax ? pathname : address;
}

/**
 * Root middleware: redirects a request for an address dialog to the cabinet's addresses page. That page later leads
 * back to the requested page (product S7).
 */
export const opensAddressModals: MiddlewareFunction<Response> = (visit, next) => {
  const { url } = visit;
  const requested = addressModals.find((name) => url.searchParams.has(name));
  const isThere = /^\/cabinet(?:\/addresses)?\/?$/.test(withoutLocale(url.pathname));
  if (requested === undefined || isThere || !isRead(visit)) return next();
  const query = new URLSearchParams({ [requested]: '1', back: addressWithout(url, addressModals) });
  return Promise.resolve(redirect(inLocale(localeOfPath(url.pathname), `/cabinet/addresses?${query.toString()}`)));
};

/**
 * Root middleware: redirects `?id` of a shared basket or order to the basket page, which shows and copies the lines
 * (product S7, O6). If the id is unknown, it stores a notice and redirects to the same page without `id`.
 */
export const showsShared: MiddlewareFunction<Response> = async (visit, next) => {
  const { url } = visit;
  const id = url.searchParams.get('id') ?? '';
  // The basket page handles `id` itself; the addresses page uses it for an address.
  const isThere = /^\/(?:basket|cabinet\/addresses)\/?$/.test(withoutLocale(url.pathname));
  if (id === '' || isThere || !isRead(visit)) return next();
  const locale = localeOfPath(url.pathname);
  if ((await sharedProducts(visit, id)) !== null)
    return redirect(inLocale(locale, `/basket?${new URLSearchParams({ id }).toString()}`));
  sendNotice(visit, { kind: 'said', title: translators[locale]('checkout.sharedGone'), isProblem: true, list: null });
  return redirect(addressWithout(url, ['id']));
};
