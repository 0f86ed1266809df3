import { createHash } from 'node:crypto';

import { photoFile, photoPath, photoWidths, widthsUpTo } from '@farad/domain/site';
import { ok, type Result } from '@farad/domain/shared';
import sharp from 'sharp';

import { openPhoto } from './open-photo.ts';

const largestWidth = photoWidths.at(-1) ?? 1376;
const quality = { webp: 80, avif: 55 } as const;

export interface PhotoFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface MadePhoto {
  /** The path stored with the product. */
  readonly path: string;
  readonly files: readonly PhotoFile[];
}

/** Returns a name made of content and product, so that deleting one product's photo affects no other. */
const nameOf = (bytes: Buffer, productId: number): string =>
  createHash('sha256').update(`${productId} `).update(bytes).digest('hex').slice(0, 32);

async function sized(upright: Buffer, name: string, width: number): Promise<readonly PhotoFile[]> {
  const picture = sharp(upright, { failOn: 'error' }).resize({ width });
  return [
    { name: photoFile(name, width, 'webp'), content: await picture.clone().webp({ quality: quality.webp }).toBuffer() },
    { name: photoFile(name, width, 'avif'), content: await picture.clone().avif({ quality: quality.avif }).toBuffer() },
  ];
}

/**
 * Returns an uploaded photo in all sizes: upright, without EXIF, never enlarged, as webp and avif (issue 3, item 5).
 * The library works in its own threads.
 */
export async function makePhoto(
  bytes: Buffer,
  productId: number,
): Promise<Result<MadePhoto, 'unsupported_media_type' | 'invalid_input'>> {
  const opened = await openPhoto(bytes, largestWidth);
  if (!opened.ok) return opened;
  const { data, info } = opened.value;
  const { width, height } = info;
  const name = nameOf(bytes, productId);
  const files: PhotoFile[] = [];
  for (const each of widthsUpTo(width)) files.push(...(await sized(data, name, each)));
  return ok({ path: photoPath(name, width, height), files });
}
