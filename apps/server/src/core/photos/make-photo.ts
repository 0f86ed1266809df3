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
  /** Path of the photo that is stored with its product. */
  readonly path: string;
  readonly files: readonly PhotoFile[];
}

/**
 * Returns the file name: a hash of content and product. Two products with the same photo thus have separate files, and
 * deleting one product's photo does not affect the other.
 */
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
 * Returns an uploaded photo in all sizes as webp and avif: turned upright, without EXIF, never enlarged (issue 3, item
 * 5). The image library works in its own threads, so the main thread is not blocked.
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
