import { fail, ok, type Result } from '@farad/domain/shared';
import sharp, { type OutputInfo } from 'sharp';

/** Larger pictures are refused before decoding: a small file can hold a huge one. */
const pixelsMax = 50_000_000;
const secondsMax = 30;

// One thread for each image, since the process also serves pages.
sharp.concurrency(1);

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

export interface OpenedPhoto {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes an uploaded photo: upright, without EXIF, never enlarged. The library works in its own threads. */
export async function openPhoto(
  bytes: Buffer,
  widthMax: number,
): Promise<Result<OpenedPhoto, 'unsupported_media_type' | 'invalid_input'>> {
  if (!isPhoto(bytes)) return fail('unsupported_media_type');
  const opened = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .resize({ width: widthMax, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    // The decoder fails on broken files only.
    .catch(() => null);
  return opened === null ? fail('invalid_input') : ok(opened);
}
