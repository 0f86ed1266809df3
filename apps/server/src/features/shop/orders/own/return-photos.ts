import type { ReturnPhoto } from '@farad/contract/shop/return-photos';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Handle } from '@farad/database/connection/connect';
import { returnPhotoQueries } from '@farad/database/orders/return-photo.queries';
import { returnPhotoLimits } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import sharp from 'sharp';
import type { z } from 'zod';

import { openPhoto } from '#core/photos/open-photo.ts';
import { readReturnPhoto } from '#core/photos/read-return-photo.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { findOwnOrder, lockOwnOrder, type OrderCaller, type OwnOrder } from './own-order.ts';

/** Maximum width of a photo in pixels. It suffices to read a part's marking, and the file has about 250 kB. */
const widthMax = 1376;
const quality = 80;

const mayAdd = async (handle: Handle, own: Result<OwnOrder, Failure>): Promise<Result<OwnOrder, Failure>> => {
  if (!own.ok) return own;
  if (!own.value.rights.mayChange) return fail({ code: 'forbidden' });
  const waiting = await returnPhotoQueries(handle).waiting(own.value.order.id);
  return waiting < returnPhotoLimits.waiting ? own : fail({ code: 'return_photos_full' });
};

/** Stores a photo that a customer uploads for a return request (product O5). It waits until the request is sent. */
export async function addReturnPhoto(
  deps: Deps,
  caller: OrderCaller,
  file: unknown,
): Promise<Result<{ id: string }, Failure>> {
  const own = await mayAdd(deps.db, await findOwnOrder(deps.db, caller));
  if (!own.ok) return own;
  if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'file' });
  const opened = await openPhoto(file, widthMax);
  if (!opened.ok) return fail({ code: opened.error, field: 'file' });
  const content = await sharp(opened.value.data).webp({ quality }).toBuffer();
  return decideInTransaction<{ id: string }, Failure>(deps.db, async (tx) => {
    // The number of photos is checked again under the lock, since uploads run in parallel.
    const locked = await mayAdd(tx, await lockOwnOrder(tx, caller));
    if (!locked.ok) return locked;
    const { order } = locked.value;
    const photo = { orderId: order.id, accountId: caller.accountId, content, at: deps.clock() };
    return ok({ id: String(await returnPhotoQueries(tx).add(photo)) });
  });
}

/**
 * Returns a photo of an order that the caller may see. Photos whose request was not sent yet are shown only to the
 * customer who uploaded them.
 */
export async function showReturnPhoto(
  deps: Deps,
  caller: OrderCaller,
  photoId: string,
): Promise<Result<z.input<typeof ReturnPhoto>, Failure>> {
  const own = await findOwnOrder(deps.db, caller);
  if (!own.ok) return own;
  return readReturnPhoto(deps.db, own.value.order.id, photoId, caller.accountId);
}
