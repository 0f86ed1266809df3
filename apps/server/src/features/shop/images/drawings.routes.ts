import { isPictureKind, pictureOfKey, type Picture, type PictureKind } from '@farad/drawings/picture';
import { remember } from '@farad/drawings/remember';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { sendFailure } from '#http/answers/send-failure.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { lastKnown } from '#kit/last-known.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';
import { programMarks, shopMarks, socialPicture } from './social-picture.ts';

const yearSeconds = 31_536_000;
/**
 * Cache time of a drawing whose address names an older version. The drawing is right, but soon no page will use this
 * address.
 */
const hourSeconds = 3600;
/** Cache time of a picture for link previews. It shows the logo and colour of the shop, which staff may change. */
const daySeconds = 86_400;
const marksLifeMs = 10_000;
/** Maximum number of cached drawings, about 10 MB. */
const rememberedMax = 2000;

interface Asked {
  readonly kind: PictureKind;
  readonly key: string;
}

interface Address {
  readonly kind: string;
  readonly version: string;
}

/** Type of the file; `png` is for link previews. */
type FileType = 'svg' | 'png';

/** Returns the percent-encoded key and the file type in an address; `key` null = the address has none. */
function fileOf(url: string): { readonly key: string | null; readonly type: FileType } {
  const [, key = null, type] = /([^/?]*)\.(svg|png)(?:\?|$)/.exec(url) ?? [];
  return { key, type: type === 'png' ? 'png' : 'svg' };
}

/**
 * Serves drawings of packages: `/img/drawing/<version>/<key>.svg`, `/img/sheet-ru/…`, `/img/turn-07/…`, and pictures
 * for link previews (`….png`). The key describes the whole drawing, so no data is read and the response can be cached
 * forever. A picture for link previews has the look of the shop as well.
 */
export function serveDrawings(server: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const pictureOf = remember(
    rememberedMax,
    ({ kind, key }: Asked) => `${kind}/${key}`,
    ({ kind, key }): { readonly picture: Picture | null } => ({ picture: pictureOfKey(kind, key) }),
  );
  const marksOf = lastKnown(cachedFor(marksLifeMs, clock, () => shopMarks(db)));
  const inTurn = oneAtATime();
  server.get<{ Params: Address }>('/img/:kind/:version/:file', async (request, reply) => {
    const { kind, version } = request.params;
    const { key, type } = fileOf(request.url);
    const requested = key !== null && isPictureKind(kind) ? { kind, key } : null;
    if (requested !== null && (type === 'png' || !pictureOf.knows(requested))) {
      const retryAfterSeconds = await server.rateCheckOf.picture(request);
      if (retryAfterSeconds !== null)
        return sendFailure(request, reply, { code: 'too_many_requests', retryAfterSeconds });
    }
    const picture = requested === null ? null : pictureOf(requested).picture;
    if (picture === null) return sendFailure(request, reply, { code: 'not_found' });
    const marks = type === 'svg' ? null : await marksOf().catch(() => programMarks);
    const etag = marks === null ? `"${picture.version}"` : `"${picture.version}-${marks.key}"`;
    const lasting = marks === null ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`;
    void reply.headers({
      'cache-control': picture.version === version ? lasting : `public, max-age=${hourSeconds}`,
      // A drawing that is opened as a page must not run scripts or load anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (marks === null) return reply.type('image/svg+xml; charset=utf-8').send(picture.svg);
    const name = `${kind}/${String(key)}`;
    return reply.type('image/png').send(await inTurn(() => socialPicture({ name, svg: picture.svg, marks })));
  });
}
