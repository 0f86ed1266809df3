import { fail, ok, type Result } from '@farad/domain/shared';
import sharp, { type OutputInfo } from 'sharp';

/** Maximum number of pixels. Larger photos are refused before decoding, since a small file can hold a huge photo. */
const pixelsMax = 50_000_000;
const secondsMax = 30;

// One thread for each image, since the same process also serves pages.
sharp.concurrency(1);

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** True if the file begins like a JPEG, PNG, WebP or AVIF file. Other files never reach the decoder. */
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

/**
 * Decodes an uploaded photo: turned upright, without EXIF, never enlarged. The image library works in its own threads,
 * so the main thread is not blocked.
 */
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
