import { securityText } from '@farad/domain/feed';
import { inLocale, locales } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { shopEmail } from '#core/shop/shop-email.ts';
import { shopName, shownShop } from '#core/shop/shop-identity.ts';
import { manifest } from './manifest.ts';
import { serveShopPictures } from './shop-pictures.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { offlineWorker } from './offline-worker.ts';

const cacheControl = 'public, max-age=3600';

/**
 * Registers small files that the program generates: web app manifest, offline page, its service worker and security
 * contact.
 */
export function registerSiteFiles(server: FastifyInstance, deps: Deps): void {
  const { config, clock, db } = deps;
  serveShopPictures(server, deps);
  for (const locale of locales) {
    server.get(inLocale(locale, '/manifest.webmanifest'), async (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(manifest(locale, await shownShop(db, config))),
    );
    server.get(inLocale(locale, '/offline'), async (_, reply) =>
      reply
        .headers({ 'cache-control': cacheControl, 'content-security-policy': offlinePolicy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(offlinePage(locale, await shopName(db, config))),
    );
  }
  server.get('/offline-worker.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(offlineWorker),
  );
  const { siteUrl } = config;
  server.get('/.well-known/security.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(securityText({ siteUrl, email: await shopEmail(db, config), now: clock() })),
  );
}
