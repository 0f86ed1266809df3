import { calls } from '@farad/contract/calls';
import { shopPictureTypes } from '@farad/contract/office/settings/settings';
import { shopPictureQueries } from '@farad/database/operation/shop-picture.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { nearestAccent, shopPictureLimits } from '@farad/domain/look';
import { lookPictures, type LookSetting } from '@farad/domain/setting';
import { fail, ok, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import type { Handle } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import { readShopPicture, type PictureProblem } from '#core/look/read-shop-picture.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, staffRoute } from '#http/serve/staff-route.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';

const detailOf = ({ kind, name }: PictureProblem, locale: Locale): string =>
  translators[locale](`backOfficeShop.picture_${kind}`, { name });

/**
 * Registers the upload of pictures for the shop's look. The address of a picture is a hash, so the public cannot know
 * it until the setting shows the picture.
 */
export function registerShopPictures(api: FastifyInstance, deps: Deps): void {
  const inTurn = oneAtATime();
  // Other upload routes use the same content types, so their parsers may be registered already.
  const types = shopPictureTypes.filter((type) => !api.hasContentTypeParser(type));
  if (types.length > 0) api.addContentTypeParser(types, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  staffRoute(
    api,
    deps,
    calls.addShopPicture,
    { permission: 'manage_settings', rateClass: 'write', bodyLimit: shopPictureLimits.bytesMax },
    async (context) => {
      const { body: file } = context.request;
      const { picture: field } = context.query;
      if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field });
      const read = await inTurn(() => readShopPicture(file));
      if (!read.ok) {
        return fail({ code: 'invalid_input', field, detail: detailOf(read.error, context.locale) });
      }
      const { name, type, width, height } = read.value;
      await inTransaction(deps.db, async (tx) => {
        await shopPictureQueries(tx).add(read.value, deps.clock());
        const after = { picture: name, type, width, height };
        await record(tx, deps, context, { action: 'settings.picture_added', object: null, after });
      });
      return ok({ name, type, width, height });
    },
  );
}

/**
 * Returns a failure if the look has an accent colour with too little contrast or a picture that does not exist; null =
 * the look is right.
 */
export async function failureOfLook(handle: Handle, look: LookSetting, locale: Locale): Promise<Failure | null> {
  const nearest = look.accent === '' ? '' : nearestAccent(look.accent);
  if (nearest !== look.accent) {
    const detail = translators[locale]('backOfficeShop.accentRefused', { nearest });
    return { code: 'invalid_input', field: 'setting.value.accent', detail };
  }
  const named = lookPictures.filter((field) => look[field] !== '');
  const known = await shopPictureQueries(handle).named(named.map((field) => look[field]));
  const missing = named.find((field) => !known.has(look[field]));
  return missing === undefined ? null : { code: 'invalid_input', field: `setting.value.${missing}` };
}
