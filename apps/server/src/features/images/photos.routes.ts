import { calls } from '@farad/contract/calls';
import { photosMax, photoTypes } from '@farad/contract/images';
import { productImageQueries } from '@farad/database/product-image.queries';
import { havePreviews } from '@farad/domain/site';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route, type RouteRules } from '../../http/route.ts';
import { sendFailure } from '../../http/send-failure.ts';
import { makePhoto } from './make-photo.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { photoFolder } from './photo-folder.ts';

const fileLimitBytes = 15_728_640;
const yearSeconds = 31_536_000;

const changing: RouteRules = { permission: 'manage_catalogue', rateClass: 'write' };

const answerOf = (images: readonly string[]) => ok({ images: [...images], isImagesHasPreview: havePreviews(images) });

/** Calls that change the photos of a product (its screen is part of the back office). */
export function registerPhotos(api: FastifyInstance, deps: Deps): void {
  const queries = productImageQueries(deps.db);
  const folder = photoFolder(deps.config.dataDir);
  const inTurn = oneAtATime();
  api.addContentTypeParser([...photoTypes], { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  route(api, deps, calls.addProductImage, { ...changing, bodyLimit: fileLimitBytes }, async ({ params, request }) => {
    const product = await queries.bySeo(params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const { body: file } = request;
    if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'body' });
    const photo = await inTurn(() => makePhoto(file, product.id));
    if (!photo.ok) return fail({ code: photo.error, field: 'body' });
    await folder.keep(photo.value.files);
    const images = await queries.add(product.id, photo.value.path, photosMax);
    if (images !== undefined) return answerOf(images);
    await folder.forget(photo.value.path);
    return fail({ code: 'invalid_input', field: 'images' });
  });

  route(api, deps, calls.orderProductImages, changing, async ({ params, body }) => {
    const product = await queries.bySeo(params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const images = await queries.order(product.id, body.images);
    return images === undefined ? fail({ code: 'invalid_input', field: 'images' }) : answerOf(images);
  });

  route(api, deps, calls.deleteProductImage, changing, async ({ params, body }) => {
    const product = await queries.bySeo(params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const images = await queries.remove(product.id, body.image);
    if (images === undefined) return fail({ code: 'invalid_input', field: 'image' });
    await folder.forget(body.image);
    return answerOf(images);
  });
}

/**
 * Uploaded photos by address: `/img/photo/<name>-<width>.<webp or avif>`, and the path that a product keeps; the name
 * changes with the content.
 */
export function servePhotos(server: FastifyInstance, deps: Deps): void {
  const folder = photoFolder(deps.config.dataDir);
  server.get<{ Params: { file: string } }>('/img/photo/:file', async (request, reply) => {
    const { file } = request.params;
    const content = await folder.read(file);
    if (content === null) return sendFailure(request, reply, { code: 'not_found' });
    void reply.headers({
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.type(file.endsWith('.avif') ? 'image/avif' : 'image/webp').send(content);
  });
}
