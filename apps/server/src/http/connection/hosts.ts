import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

// Matches pages that exist on both hosts: sign-in and error pages, and pages to which the header of every page links.
const shared = /^\/(?:sign-in|sign-out|city|_error)(?:\/|$)/;
// Matches paths of the shop's own pages (apps/web/src/routes.ts). On the host of the customer's account, every other
// path belongs to the account.
const shop =
  /^\/(?:catalog|product|search|c|part-request|comparison|favs|basket|checkout|tools|chat|feedback|reviews|news)(?:\/|$)/;
const cabinet = /^\/cabinet(?:\/|$)/;

const language = /^\/(?:en|tr)(?=\/|$)/;

/** True if a browser requests a page to show. False if a page fetches data. */
const isDocument = ({ method, headers }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !path.endsWith('.data');

/**
 * Returns the URL to which a request for a page is redirected; null = the page is served here. There is a redirect only
 * if customers' accounts have their own host (product S1). Each page is served either on the shop's host or on the host
 * of accounts. On the host of accounts, a path without `/cabinet`, as in links of messages, gets that prefix.
 */
export function otherHostOf(request: FastifyRequest, address: URL, config: Config): string | null {
  const [site, own] = [new URL(config.siteUrl), new URL(config.cabinetUrl)];
  if (site.host === own.host || !isDocument(request, address.pathname)) return null;
  const [prefix = ''] = language.exec(address.pathname) ?? [];
  const path = address.pathname.slice(prefix.length) || '/';
  if (shared.test(path)) return null;
  if (address.host === own.host) {
    if (cabinet.test(path)) return null;
    if (shop.test(path)) return `${site.origin}${prefix}${path}${address.search}`;
    return `${own.origin}${prefix}/cabinet${path === '/' ? '' : path}${address.search}`;
  }
  return cabinet.test(path) ? `${own.origin}${prefix}${path}${address.search}` : null;
}
