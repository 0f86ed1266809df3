import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/** Returns the origins whose pages may call the API. */
export const ownOrigins = (config: Config): readonly string[] => [
  ...new Set([config.siteUrl, config.cabinetUrl, config.apiUrl, config.adminUrl].map((url) => new URL(url).origin)),
];

const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

// Returns true for a page opened by this machine's own name or an IP address. Its origin is ours: DNS rebinding needs a
// name, so no foreign name can be involved.
function isOwnAddress(origin: string, host: string): boolean {
  const name = hostNameOf(host);
  if (name !== 'localhost' && isIP(name) === 0) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Returns true if a changing call may come from its origin (test T36). Browsers always send one; a program without
 * Origin and Sec-Fetch-Site passes. `Origin: null` (a sandboxed or local page) is foreign.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, config: Config): boolean {
  const { origin, host = '' } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) return ownOrigins(config).includes(origin) || isOwnAddress(origin, host);
  return (
    site === undefined || site === 'same-origin' || site === 'none' || (site === 'same-site' && hasSeveralHosts(config))
  );
}

const hasSeveralHosts = (config: Config): boolean => config.cookies.domain !== null;
