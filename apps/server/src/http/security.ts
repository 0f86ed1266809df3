import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';

const origins = (urls: readonly string[]): readonly string[] => [...new Set(urls.map((url) => new URL(url).origin))];

/**
 * Headers of every answer. Scripts run by nonce; styles by nonce or as an attribute; nothing is loaded from, framed by
 * or sent to a host outside the configuration.
 */
export async function secureAnswers(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.siteUrl.startsWith('https:');
  const own = origins([config.siteUrl, config.cabinetUrl, config.apiUrl]);
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...origins(config.imageUrls)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...own],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...own],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}
