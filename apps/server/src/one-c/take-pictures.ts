import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { photosMax } from '@farad/contract/office/catalogue/products';
import { exchangeTakeQueries } from '@farad/database/imports/exchange-take.queries';
import { productImageQueries } from '@farad/database/catalogue/product-image.queries';
import type { ProductId } from '@farad/domain/product';

import type { Workplace } from '../import/orders/run-order.ts';
import { makePhoto } from '../core/photos/make-photo.ts';
import { photoFolder } from '../core/photos/photo-folder.ts';
import { exchangeFiles } from './exchange-files.ts';
import type { OneCTally } from './exchange-tally.ts';

const productsAtOnce = 200;
const pictureBytesMax = 15 * 1024 ** 2;

interface Picture {
  readonly id: string;
  readonly productId: ProductId;
  readonly file: string;
}

/** Stores one picture of a product. The picture is made again only if its file differs from the last one. */
async function takePicture(
  { db, files }: Workplace,
  session: number,
  { id, productId, file }: Picture,
  tally: OneCTally,
): Promise<void> {
  const stored = await files.store.stat(exchangeFiles(files).picture(session, file));
  // 1C did not send the picture again, so it has not changed.
  if (stored === null) return;
  const refuse = (): void => tally.problem({ line: null, of: id, value: file, problem: 'picture_refused' });
  if (stored.size > pictureBytesMax) {
    refuse();
    return;
  }
  const opened = await files.store.open(stored.name);
  if (opened === null) return;
  const bytes = await buffer(opened.content);
  const sha256 = createHash('sha256').update(bytes).digest();
  const queries = exchangeTakeQueries(db);
  const known = await queries.picture(id, file);
  if (known?.sha256.equals(sha256) === true) return;
  const photo = await makePhoto(bytes, productId);
  if (!photo.ok) {
    refuse();
    return;
  }
  const folder = photoFolder(files);
  await folder.keep(photo.value.files);
  const images = productImageQueries(db);
  const { path: image } = photo.value;
  if (known !== undefined && known.image !== image) {
    await images.remove(productId, known.image);
    await folder.forget(known.image);
  }
  if ((await images.add(productId, image, photosMax)) === undefined) {
    await folder.forget(image);
    refuse();
    return;
  }
  await queries.keepPicture(id, file, sha256, image);
  tally.add('pictures');
}

/** Takes the pictures of the products in this file, if the session sent the picture files. */
export async function takePictures(place: Workplace, session: number, tally: OneCTally): Promise<void> {
  const queries = exchangeTakeQueries(place.db);
  for (let after = ''; ;) {
    const goods = await queries.pictured(after, productsAtOnce);
    for (const { id, productId, pictures } of goods)
      for (const file of pictures) await takePicture(place, session, { id, productId, file }, tally);
    const last = goods.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
