import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config/config.ts';
import { tileOrigin } from '#config/map.ts';

const origins = (urls: readonly string[]): readonly string[] => [...new Set(urls.map((url) => new URL(url).origin))];

/** Content-Security-Policy of an answer; `scripts`: what may run besides the shop's own files (a nonce, hashes). */
export type ContentPolicy = (scripts?: readonly string[]) => string;

/**
 * Styles only from files, as an attribute, or of `styles` (hashes); nothing is loaded from, framed by or sent to a host
 * not configured.
 */
export function contentPolicy(config: Config, styles: readonly string[] = []): ContentPolicy {
  const own = origins([config.siteUrl, config.cabinetUrl, config.apiUrl]);
  const outside = config.botCheck?.origins ?? [];
  const tiles = config.mapTiles === null ? [] : [tileOrigin(config.mapTiles)];
  const before = ["default-src 'self';script-src 'self'", ...outside].join(' ');
  const after = [
    '',
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...origins(config.imageUrls), ...tiles].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...own, ...outside].join(' '),
    ...(outside.length === 0 ? [] : [['frame-src', ...outside].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    // Chromium asks it of the page that a form leads to as well: that of the payment.
    ["form-action 'self'", ...own, ...config.payments.pageOrigins].join(' '),
    "frame-ancestors 'none'",
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
  return (scripts = []) => [before, ...scripts].join(' ') + after;
}

/** Headers of every answer. No script runs but the shop's files; a page that has others names them itself. */
export async function secureAnswers(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.siteUrl.startsWith('https:');
  await app.register(helmet, {
    // Written once: a policy built for each answer costs as much as giving out a kept page.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentPolicy(config)();
  app.addHook('onRequest', (_, reply, next) => {
    void reply.header('content-security-policy', policy);
    next();
  });
}
