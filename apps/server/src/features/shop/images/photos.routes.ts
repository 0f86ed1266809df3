import { calls } from '@farad/contract/calls';
import { photoTypes } from '@farad/contract/kit/file';
import { photosMax } from '@farad/contract/office/catalogue/products';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import { productImageQueries, type ProductImages } from '@farad/database/catalogue/product-image.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { havePreviews } from '@farad/domain/site';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { sendFailure } from '#http/answers/send-failure.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { makePhoto } from '#core/photos/make-photo.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';
import { photoFolder } from '#core/photos/photo-folder.ts';

const fileLimitBytes = 15_728_640;
const yearSeconds = 31_536_000;

const changing: RouteRules = { permission: 'manage_catalogue', rateClass: 'write' };

const answerOf = (images: readonly string[]) => ok({ images: [...images], isImagesHasPreview: havePreviews(images) });

/** Changes the photos of a product and records the change in the audit log. A failure names the wrong field. */
const changed = (
  deps: Deps,
  caller: StaffCallOrigin,
  action: AuditEvent['action'],
  product: ProductImages,
  field: 'image' | 'images',
  change: (queries: ReturnType<typeof productImageQueries>) => Promise<readonly string[] | undefined>,
): Promise<Result<{ images: string[]; isImagesHasPreview: boolean }, Failure>> =>
  decideInTransaction(deps.db, async (tx) => {
    const images = await change(productImageQueries(tx));
    if (images === undefined) return fail<Failure>({ code: 'invalid_input', field });
    const [before, after] = [{ images: product.images }, { images }];
    await record(tx, deps, caller, { action, object: { kind: 'product', id: product.id }, before, after });
    return answerOf(images);
  });

/** Registers the calls that change photos of products. */
export function registerPhotos(api: FastifyInstance, deps: Deps): void {
  const queries = productImageQueries(deps.db);
  const folder = photoFolder(deps.storage);
  const inTurn = oneAtATime();
  // Other upload routes use the same content types, so their parsers may be registered already.
  const types = photoTypes.filter((type) => !api.hasContentTypeParser(type));
  if (types.length > 0) api.addContentTypeParser(types, { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  staffRoute(api, deps, calls.addProductImage, { ...changing, bodyLimit: fileLimitBytes }, async (context) => {
    const product = await queries.bySeo(context.params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const { body: file } = context.request;
    if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'file' });
    const photo = await inTurn(() => makePhoto(file, product.id));
    if (!photo.ok) return fail({ code: photo.error, field: 'file' });
    const { files, path } = photo.value;
    await folder.keep(files);
    const added = await changed(deps, context, 'product.photo_added', product, 'images', (all) =>
      all.add(product.id, path, photosMax),
    );
    if (!added.ok) await folder.forget(path);
    return added;
  });

  staffRoute(api, deps, calls.orderProductImages, changing, async (context) => {
    const { params, body } = context;
    const product = await queries.bySeo(params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    return changed(deps, context, 'product.photos_ordered', product, 'images', (all) =>
      all.order(product.id, body.images),
    );
  });

  staffRoute(api, deps, calls.deleteProductImage, changing, async (context) => {
    const { params, body } = context;
    const product = await queries.bySeo(params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const removed = await changed(deps, context, 'product.photo_removed', product, 'image', (all) =>
      all.remove(product.id, body.image),
    );
    if (removed.ok) await folder.forget(body.image);
    return removed;
  });
}

/**
 * Serves uploaded photos: `/img/photo/<name>-<width>.<webp or avif>`, and the path stored with a product. They can be
 * cached forever, since the name changes with the content.
 */
export function servePhotos(server: FastifyInstance, deps: Deps): void {
  const folder = photoFolder(deps.storage);
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
