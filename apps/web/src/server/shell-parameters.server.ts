import { redirect, type MiddlewareFunction } from 'react-router';

import { translators } from '@farad/wording/server';

import { inLocale, localeOfPath, withoutLocale } from '../i18n/locale-path.ts';
import { sendNotice } from './notice.server.ts';
import { sharedProducts } from './shared-products.server.ts';
import type { Visit } from './visit.server.ts';

/** Parameters of the specification that open one of the modals of the addresses. */
export const addressModals = ['openaddressesaddingmodal', 'openpickupointsaddingmodal'] as const;

const isRead = ({ request }: Pick<Visit, 'request'>): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Most characters of an address that a redirect leads to: a longer header breaks clients. */
const addressLengthMax = 4_000;

/** The address of a page without some of its parameters; without all of them where they are too long. */
function addressWithout({ pathname, search }: URL, names: readonly string[]): string {
  const left = new URLSearchParams(search);
  for (const name of names) left.delete(name);
  const address = pathname + (left.size > 0 ? `?${left.toString()}` : '');
  return address.length > addressLengthMax ? pathname : address;
}

/**
 * Root middleware: a page that is asked to open a modal of the addresses leads to it, in the cabinet, which leads back to
 * the page (product S7).
 */
export const opensAddressModals: MiddlewareFunction<Response> = (visit, next) => {
  const { url } = visit;
  const asked = addressModals.find((name) => url.searchParams.has(name));
  const isThere = /^\/cabinet(?:\/addresses)?\/?$/.test(withoutLocale(url.pathname));
  if (asked === undefined || isThere || !isRead(visit)) return next();
  const query = new URLSearchParams({ [asked]: '1', back: addressWithout(url, addressModals) });
  return Promise.resolve(redirect(inLocale(localeOfPath(url.pathname), `/cabinet/addresses?${query.toString()}`)));
};

/**
 * Root middleware: `?id` of a basket or an order leads to the basket's page, which shows its lines and copies them
 * (product S7, O6); where it names neither, the page says so and stays.
 */
export const showsShared: MiddlewareFunction<Response> = async (visit, next) => {
  const { url } = visit;
  const id = url.searchParams.get('id') ?? '';
  // The basket says itself what becomes of it; there the parameter of the addresses is one of their own.
  const isThere = /^\/(?:basket|cabinet\/addresses)\/?$/.test(withoutLocale(url.pathname));
  if (id === '' || isThere || !isRead(visit)) return next();
  const locale = localeOfPath(url.pathname);
  if ((await sharedProducts(visit, id)) !== null)
    return redirect(inLocale(locale, `/basket?${new URLSearchParams({ id }).toString()}`));
  sendNotice(visit, { kind: 'said', title: translators[locale]('checkout.sharedGone'), isProblem: true, list: null });
  return redirect(addressWithout(url, ['id']));
};
