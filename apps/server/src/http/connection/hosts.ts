import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

// Pages that both hosts have: those of the sign-in, the error, and what every page around its content leads to.
const shared = /^\/(?:sign-in|sign-out|city|_error)(?:\/|$)/;
// First parts of the shop's addresses (apps/web/src/routes.ts); whatever else is asked of the cabinet's host is its own.
const shop =
  /^\/(?:catalog|product|search|c|part-request|comparison|favs|basket|checkout|tools|chat|feedback|reviews|news)(?:\/|$)/;
const cabinet = /^\/cabinet(?:\/|$)/;

const language = /^\/(?:en|tr)(?=\/|$)/;

/** A page that a browser shows, not what a page fetches. */
const isDocument = ({ method, headers }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !path.endsWith('.data');

/**
 * Where a page is that was asked of the other host, with the cabinet on a host of its own (product S1); null: here. Links
 * of messages name the cabinet's pages below that host, without `/cabinet`.
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
