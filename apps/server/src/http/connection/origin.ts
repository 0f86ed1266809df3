import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/** Origins whose pages may call the API. */
export const ownOrigins = (config: Config): readonly string[] => [
  ...new Set([config.siteUrl, config.cabinetUrl, config.apiUrl, config.adminUrl].map((url) => new URL(url).origin)),
];

const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

// A page that was opened by this machine's own name or by an IP address: no foreign name can be bound to it (DNS
// rebinding needs a name), so its own origin is ours.
function isOwnAddress(origin: string, host: string): boolean {
  const name = hostNameOf(host);
  if (name !== 'localhost' && isIP(name) === 0) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Whether a changing call may come from where it says it comes from (test T36). A browser always says; a program that
 * names neither Origin nor Sec-Fetch-Site passes. `Origin: null` (a sandboxed or local page) is foreign.
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
