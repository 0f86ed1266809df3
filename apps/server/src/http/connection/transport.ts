import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/**
 * Returns the IP address of the caller. Forwarding headers are used only if configured proxies sent them: then the
 * caller has the last address that is not a proxy.
 */
export const ipOf = (request: Pick<FastifyRequest, 'ip'>): string => request.ip.replace(/^::ffff:/, '');

/** True for loopback addresses: IP addresses by which a computer reaches itself. */
export const isLoopback = (ip: string): boolean => ip === '::1' || ip.startsWith('127.');

/**
 * True if nobody on the way can read the request: https, or a caller on the server computer itself. Sign-in requires
 * this, and cookies then get the attribute Secure.
 */
export const isSecureTransport = (request: Pick<FastifyRequest, 'ip' | 'protocol'>, config: Config): boolean =>
  request.protocol === 'https' || config.siteUrl.startsWith('https:') || isLoopback(ipOf(request));
