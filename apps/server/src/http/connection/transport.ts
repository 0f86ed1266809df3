import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/**
 * Returns the caller's address. Forwarded addresses count only from configured proxies: the right-most untrusted hop.
 */
export const ipOf = (request: Pick<FastifyRequest, 'ip'>): string => request.ip.replace(/^::ffff:/, '');

/** Returns true for addresses of this machine. */
export const isLoopback = (ip: string): boolean => ip === '::1' || ip.startsWith('127.');

/**
 * Returns true if nobody on the way can read the exchange: https, or a caller on this machine. Sign-in requires it, and
 * cookies get Secure by it.
 */
export const isSecureTransport = (request: Pick<FastifyRequest, 'ip' | 'protocol'>, config: Config): boolean =>
  request.protocol === 'https' || config.siteUrl.startsWith('https:') || isLoopback(ipOf(request));
