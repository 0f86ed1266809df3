import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { tileOrigin } from '#config/map.ts';
import type { Deps } from '#deps.ts';

type PolicyDeps = Pick<Deps, 'config' | 'vendors'>;

const origins = (urls: readonly string[]): readonly string[] => [...new Set(urls.map((url) => new URL(url).origin))];

/**
 * Returns the Content-Security-Policy of an answer. `scripts`: a nonce or hashes of scripts that may run in addition to
 * the shop's own files.
 */
export type ContentPolicy = (scripts?: readonly string[]) => string;

/**
 * Returns a function that makes the policy. Styles may come only from files, attributes or the hashes in `styles`. No
 * unknown host may provide contents, show the shop in a frame or receive data.
 */
export function contentPolicy({ config, vendors }: PolicyDeps, styles: readonly string[] = []): ContentPolicy {
  const payPages = vendors.payments.all.flatMap(({ pageOrigins }) => pageOrigins);
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
    // Chromium also checks where a form's answer redirects to. That may be the payment page.
    ["form-action 'self'", ...own, ...payPages].join(' '),
    "frame-ancestors 'none'",
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
  return (scripts = []) => [before, ...scripts].join(' ') + after;
}

/**
 * Adds security headers to every answer. Only the shop's own script files may run. A page with other scripts sets its
 * own policy.
 */
export async function secureAnswers(app: FastifyInstance, deps: PolicyDeps): Promise<void> {
  const isHttps = deps.config.siteUrl.startsWith('https:');
  await app.register(helmet, {
    // The policy is made once. To make it for each answer would take as long as serving a cached page.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentPolicy(deps)();
  app.addHook('onRequest', (_, reply, next) => {
    void reply.header('content-security-policy', policy);
    next();
  });
}
