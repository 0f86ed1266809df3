import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

// Pages on both hosts: sign-in, error, and those linked from every page's frame.
const shared = /^\/(?:sign-in|sign-out|city|_error)(?:\/|$)/;
// First path segments of the shop's pages (apps/web/src/routes.ts). Anything else on the cabinet's host is the
// cabinet's.
const shop =
  /^\/(?:catalog|product|search|c|part-request|comparison|favs|basket|checkout|tools|chat|feedback|reviews|news)(?:\/|$)/;
const cabinet = /^\/cabinet(?:\/|$)/;

const language = /^\/(?:en|tr)(?=\/|$)/;

/** Returns true for a page that a browser shows, false for data that a page fetches. */
const isDocument = ({ method, headers }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !path.endsWith('.data');

/**
 * Returns the address of a page on the other host if the cabinet has its own (product S1); null = it is served here.
 * Links in messages name the cabinet's pages on that host without `/cabinet`.
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
