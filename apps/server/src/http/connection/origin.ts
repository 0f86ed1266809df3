import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/** Returns the origins whose pages may call the API. */
export const ownOrigins = (config: Config): readonly string[] => [
  ...new Set([config.siteUrl, config.cabinetUrl, config.apiUrl, config.adminUrl].map((url) => new URL(url).origin)),
];

const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

// True if a page was opened under `localhost` or an IP address of the server computer. Such an origin is the shop's
// own. No other site can have it, because an attack by DNS rebinding needs a name.
function isOwnAddress(origin: string, host: string): boolean {
  const name = hostNameOf(host);
  if (name !== 'localhost' && isIP(name) === 0) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * True if a call that changes data may come from its origin (test T36). Browsers always send an origin. A program that
 * sends neither Origin nor Sec-Fetch-Site is accepted. `Origin: null`, from a sandboxed or local page, is refused.
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
