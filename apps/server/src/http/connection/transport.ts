import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';

/** The caller's address; the server reads forwarded addresses from configured proxies only, right-most untrusted hop. */
export const ipOf = (request: Pick<FastifyRequest, 'ip'>): string => request.ip.replace(/^::ffff:/, '');

/** This machine. */
export const isLoopback = (ip: string): boolean => ip === '::1' || ip.startsWith('127.');

/**
 * Whether nobody on the way can read the exchange: https, or a caller on this machine. Sign-in needs it, and cookies
 * get their Secure by it.
 */
export const isSecureTransport = (request: Pick<FastifyRequest, 'ip' | 'protocol'>, config: Config): boolean =>
  request.protocol === 'https' || config.siteUrl.startsWith('https:') || isLoopback(ipOf(request));
