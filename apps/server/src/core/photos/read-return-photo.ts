import type { ReturnPhoto } from '@farad/contract/shop/return-photos';
import type { Handle } from '@farad/database/connection/connect';
import { returnPhotoQueries } from '@farad/database/orders/return-photo.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';

/**
 * Returns a photo of an order's return requests. With `accountId`, it may also be a photo that this customer uploaded
 * and has not sent yet; null = only sent photos.
 */
export async function readReturnPhoto(
  handle: Handle,
  orderId: number,
  photoId: string,
  accountId: number | null,
): Promise<Result<z.input<typeof ReturnPhoto>, Failure>> {
  const id = readRowNumber(photoId);
  const content = id === undefined ? undefined : await returnPhotoQueries(handle).read(orderId, id, accountId);
  return content === undefined
    ? fail({ code: 'not_found' })
    : ok({ type: 'image/webp', base64: content.toString('base64') });
}
