import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { feedQueries } from '@farad/database/catalogue/feed.queries';
import { robotsText } from '@farad/domain/feed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps.ts';
import { codingFor } from '#http/pages/coding.ts';
import { sendFailure } from '#http/answers/send-failure.ts';
import { closedFailure, openingOf } from '#http/session/shop-opening.ts';
import { feedFiles, unpacked, type FeedFile } from './feed-files.ts';
import { hasProducts, indexFile, pagesFile, productsFile } from './sitemap.ts';
import { ymlFile } from './yml.ts';

/**
 * Margin in milliseconds for recognising hidden products. A change is stored with the time at which its transaction
 * started, but it becomes visible up to this much later.
 */
const hidingMs = 60_000;
const cacheControl = 'public, max-age=3600';

const takesGzip = ({ headers }: FastifyRequest): boolean => codingFor(headers['accept-encoding'], ['gzip']) === 'gzip';

function sendFile(request: FastifyRequest, reply: FastifyReply, { path, writtenAt }: FeedFile): FastifyReply {
  void reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('last-modified', writtenAt.toUTCString());
  const file = createReadStream(path);
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(file);
  return reply.send(unpacked(file));
}

/** Registers `robots.txt`, the sitemap and the product feed (product S3, C15, I3). Like pages, they have no prefix. */
export function registerFeeds(server: FastifyInstance, deps: Deps): void {
  const { config, db, clock, log } = deps;
  const files = feedFiles({
    dir: join(config.dataDir, 'feeds'),
    clock,
    log,
    hiddenSince: (writtenAt) => feedQueries(db).hiddenSince(new Date(writtenAt.getTime() - hidingMs)),
  });
  // Hash of the shop's address. File names contain it, so that files made for another address are not used.
  const mark = createHash('sha256').update(config.siteUrl).digest('hex').slice(0, 8);

  const feed = (
    url: string,
    choose: (request: FastifyRequest) => Promise<{ name: string; chunks: () => AsyncIterable<string> } | null>,
  ): void => {
    server.get(url, async (request, reply) => {
      const retryAfterSeconds = await server.rateCheckOf.read(request);
      if (retryAfterSeconds !== null)
        return sendFailure(request, reply, { code: 'too_many_requests', retryAfterSeconds });
      const opening = await openingOf(deps);
      if (!opening.isOpen) return sendFailure(request, reply, closedFailure(opening, clock()));
      const chosen = await choose(request);
      if (chosen === null) return sendFailure(request, reply, { code: 'not_found' });
      return sendFile(request, reply, await files.open(`${chosen.name}-${mark}`, chosen.chunks));
    });
  };

  server.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(robotsText(config.siteUrl)),
  );
  feed('/sitemap.xml', async () => ({ name: 'sitemap', chunks: () => indexFile(deps) }));
  feed('/sitemaps/pages.xml', async () => ({ name: 'pages', chunks: () => pagesFile(deps) }));
  feed('/sitemaps/products-:part.xml', async ({ params }) => {
    const { part: digits } = params as { readonly part: string };
    const part = /^\d{1,5}$/.test(digits) ? Number(digits) : null;
    if (part === null || !(await hasProducts(deps, part))) return null;
    return { name: `products-${part}`, chunks: () => productsFile(deps, part) };
  });
  feed('/feeds/yandex.xml', async () => ({ name: 'yandex', chunks: () => ymlFile(deps) }));
}
