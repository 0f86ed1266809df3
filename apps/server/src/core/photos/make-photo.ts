import { createHash } from 'node:crypto';

import { photoFile, photoPath, photoWidths, widthsUpTo } from '@farad/domain/site';
import { fail, ok, type Result } from '@farad/domain/shared';
import sharp from 'sharp';

/** Larger pictures are refused before decoding: a small file can hold a huge one. */
const pixelsMax = 50_000_000;
const secondsMax = 30;
const largestWidth = photoWidths.at(-1) ?? 1376;
const quality = { webp: 80, avif: 55 } as const;

// One thread for each image, since the process also serves pages.
sharp.concurrency(1);

export interface PhotoFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface MadePhoto {
  /** The path stored with the product. */
  readonly path: string;
  readonly files: readonly PhotoFile[];
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Returns true if the first bytes are those of JPEG, PNG, WebP or AVIF. Nothing else reaches the decoder. */
function isPhoto(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes.readBigUInt64BE(0) === 0x89504e470d0a1a0an;
  const isWebp = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';
  const isAvif = ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12));
  return isJpeg || isPng || isWebp || isAvif;
}

/** Returns a name made of content and product, so that deleting one product's photo affects no other. */
const nameOf = (bytes: Buffer, productId: number): string =>
  createHash('sha256').update(`${productId} `).update(bytes).digest('hex').slice(0, 32);

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 }).timeout({ seconds: secondsMax });

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
  if (!isPhoto(bytes)) return fail('unsupported_media_type');
  const opened = await open(bytes)
    .autoOrient()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    // The decoder fails on broken files only.
    .catch(() => null);
  if (opened === null) return fail('invalid_input');
  const { width, height } = opened.info;
  const name = nameOf(bytes, productId);
  const files: PhotoFile[] = [];
  for (const each of widthsUpTo(width)) files.push(...(await sized(opened.data, name, each)));
  return ok({ path: photoPath(name, width, height), files });
}
