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

/** Enough to read a marking on a part; about 250 kB. */
const widthMax = 1376;
const quality = 80;

const mayAdd = async (handle: Handle, own: Result<OwnOrder, Failure>): Promise<Result<OwnOrder, Failure>> => {
  if (!own.ok) return own;
  if (!own.value.rights.mayChange) return fail({ code: 'forbidden' });
  const waiting = await returnPhotoQueries(handle).waiting(own.value.order.id);
  return waiting < returnPhotoLimits.waiting ? own : fail({ code: 'return_photos_full' });
};

/** Stores a photo of a customer until its return request is sent (product O5). */
export async function addReturnPhoto(
  deps: Deps,
  caller: OrderCaller,
  file: unknown,
): Promise<Result<{ id: string }, Failure>> {
  const own = await mayAdd(deps.db, await findOwnOrder(deps.db, caller));
  if (!own.ok) return own;
  if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'body' });
  const opened = await openPhoto(file, widthMax);
  if (!opened.ok) return fail({ code: opened.error, field: 'body' });
  const content = await sharp(opened.value.data).webp({ quality }).toBuffer();
  return decideInTransaction<{ id: string }, Failure>(deps.db, async (tx) => {
    // Counted again under the lock: uploads run in parallel.
    const locked = await mayAdd(tx, await lockOwnOrder(tx, caller));
    if (!locked.ok) return locked;
    const { order } = locked.value;
    const photo = { orderId: order.id, accountId: caller.accountId, content, at: deps.clock() };
    return ok({ id: String(await returnPhotoQueries(tx).add(photo)) });
  });
}

/** Returns a photo of an order that the caller may see. Waiting photos are for the customer who uploaded them. */
export async function showReturnPhoto(
  deps: Deps,
  caller: OrderCaller,
  photoId: string,
): Promise<Result<z.input<typeof ReturnPhoto>, Failure>> {
  const own = await findOwnOrder(deps.db, caller);
  if (!own.ok) return own;
  return readReturnPhoto(deps.db, own.value.order.id, photoId, caller.accountId);
}
