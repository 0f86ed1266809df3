import { shopPictureQueries } from '@farad/database/operation/shop-picture.queries';
import { shopPictureName } from '@farad/domain/look';
import { remember } from '@farad/drawings/remember';
import type { FastifyInstance } from 'fastify';

import { drawIcon, isIconName, type IconName } from '#core/look/draw-icon.ts';
import type { Deps } from '#deps.ts';
import { sendFailure } from '#http/answers/send-failure.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';

const yearSeconds = 31_536_000;
/** Maximum number of files in memory: about 3 MB, all files of several logos. */
const rememberedMax = 60;

const typeOf = (file: IconName): string => (file.endsWith('.ico') ? 'image/x-icon' : 'image/png');

/** Serves the shop's pictures: `/img/shop/<name>/logo` as uploaded, and files made from it, such as `icon-192.png`. */
export function serveShopPictures(server: FastifyInstance, deps: Deps): void {
  const pictures = shopPictureQueries(deps.db);
  const inTurn = oneAtATime();
  const drawn = remember(
    rememberedMax,
    ({ name, file }: { readonly name: string; readonly file: IconName }) => `${name}/${file}`,
    async ({ name, file }): Promise<Buffer | null> => {
      const picture = await pictures.shown(name);
      return picture === undefined ? null : inTurn(() => drawIcon(picture, file));
    },
  );
  server.get<{ Params: { name: string; file: string } }>('/img/shop/:name/:file', async (request, reply) => {
    const { name, file } = request.params;
    const notFound = () => sendFailure(request, reply, { code: 'not_found' });
    if (!shopPictureName.test(name) || !(file === 'logo' || isIconName(file))) return notFound();
    const retryAfterSeconds = await server.rateCheckOf.picture(request);
    if (retryAfterSeconds !== null) {
      return sendFailure(request, reply, { code: 'too_many_requests', retryAfterSeconds });
    }
    const picture = await pictures.shown(name);
    if (picture === undefined) return notFound();
    const content = file === 'logo' ? picture.content : await drawn({ name, file });
    if (content === null) return notFound();
    void reply.headers({
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      // A picture opened on its own runs no scripts and loads nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (file !== 'logo') return reply.type(typeOf(file)).send(content);
    return reply.type(picture.type === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png').send(content);
  });
}
