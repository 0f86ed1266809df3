import { createHash } from 'node:crypto';

import type { StoredPicture } from '@farad/database/operation/shop-picture.queries';
import { fitted, isSeenOn, plateOn, shopPictureLimits, type Box, type ShopPicture } from '@farad/domain/look';
import { fail, ok, type Result } from '@farad/domain/shared';
import { cleanSvg, type SvgProblem } from '@farad/importers/svg/clean-svg';
import sharp from 'sharp';

/** Reason why a picture is refused. `name` is the forbidden element or attribute of an SVG; '' = none. */
export interface PictureProblem {
  readonly kind: SvgProblem['kind'] | 'type' | 'pixels' | 'wide' | 'tall' | 'empty';
  readonly name: string;
}

const { sideMin, sideMax, widest, tallest } = shopPictureLimits;

const secondsMax = 10;
/**
 * Largest size of the stored picture in pixels. Pages show it with at most 320 × 80 CSS pixels. A screen has up to
 * three pixels for one CSS pixel.
 */
const shownRoom = { width: 960, height: 240 } as const;
/**
 * Largest size in pixels of the picture for paper and emails. It is about twice the size at which emails show it, so
 * that it stays sharp.
 */
const printedRoom = { width: 480, height: 96 } as const;
/** Side in pixels of the reduced picture whose luminance is measured. */
const sampleSide = 64;
/** Minimum visible share of the reduced picture. A picture with less is refused as empty. */
const leastVisible = 0.005;

const isPng = (bytes: Buffer): boolean => bytes.length > 24 && bytes.readBigUInt64BE(0) === 0x89504e470d0a1a0an;
const isSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE|<svg)/i.test(bytes.toString('utf8', 0, 200));

const refuse = (kind: PictureProblem['kind'], name = ''): Result<never, PictureProblem> => fail({ kind, name });

/** Opens a picture with limits of pixels and time, since a small file may hold a huge picture. */
const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: sideMax * sideMax, failOn: 'error', pages: 1 }).timeout({ seconds: secondsMax });

const resized = (bytes: Buffer, { width, height }: Box) => open(bytes).resize({ width, height, fit: 'fill' });

type Seen = Pick<ShopPicture, 'seenOnLight' | 'seenOnDark' | 'isClear'>;

/**
 * Returns the shares of the visible pixels that can be seen on a light and on a dark page. Also returns whether the
 * picture is partly transparent. null = it is fully transparent.
 */
async function seenOf(bytes: Buffer): Promise<Seen | null> {
  const { data } = await open(bytes)
    .resize({ width: sampleSide, height: sampleSide, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [visible, onLight, onDark] = [0, 0, 0];
  const linear = (at: number): number => (((data[at] ?? 0) / 255 + 0.055) / 1.055) ** 2.4;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    visible += alpha;
    const spot = 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
    if (isSeenOn(spot, 'light')) onLight += alpha;
    if (isSeenOn(spot, 'dark')) onDark += alpha;
  }
  const whole = sampleSide ** 2;
  if (visible < leastVisible * whole) return null;
  const part = (seen: number): number => Math.min(1, seen / visible);
  return { seenOnLight: part(onLight), seenOnDark: part(onDark), isClear: visible < 0.995 * whole };
}

interface Opened extends Box {
  readonly type: ShopPicture['type'];
  readonly bytes: Buffer;
}

async function openPng(bytes: Buffer): Promise<Result<Opened, PictureProblem>> {
  const { width, height, format } = await sharp(bytes).metadata();
  if (format !== 'png') return refuse('broken');
  if (Math.min(width, height) < sideMin || Math.max(width, height) > sideMax) return refuse('pixels');
  return ok({ type: 'png', bytes, width, height });
}

function openSvg(bytes: Buffer): Result<Opened, PictureProblem> {
  const clean = cleanSvg(bytes.toString('utf8'));
  if (!clean.ok) return clean;
  const { svg, width, height } = clean.value;
  return ok({ type: 'svg', bytes: Buffer.from(svg), width, height });
}

async function filesOf({ type, bytes, width, height }: Opened): Promise<Result<StoredPicture, PictureProblem>> {
  const look = await seenOf(bytes);
  if (look === null) return refuse('empty');
  const size = { width, height };
  const within = fitted(size, shownRoom);
  // A PNG is encoded anew, which drops the metadata of cameras and editors. It is never enlarged.
  const shown =
    type === 'svg'
      ? bytes
      : await resized(bytes, within.width < width ? within : size)
          .png({ compressionLevel: 9 })
          .toBuffer();
  const printed = fitted(size, printedRoom);
  const background = plateOn(look, 'light') ?? '#ffffff';
  const png = await resized(bytes, printed).flatten({ background }).png({ compressionLevel: 9 }).toBuffer();
  const name = createHash('sha256').update(shown).digest('hex').slice(0, 32);
  return ok({ name, type, ...size, ...look, shown, printed: { png, ...printed } });
}

/**
 * Reads an uploaded SVG or PNG and returns the files that the shop shows. The type is detected from the bytes. The
 * image library works in its own threads, so the main thread is not blocked.
 */
export async function readShopPicture(bytes: Buffer): Promise<Result<StoredPicture, PictureProblem>> {
  try {
    const opened = isPng(bytes) ? await openPng(bytes) : isSvg(bytes) ? openSvg(bytes) : refuse('type');
    if (!opened.ok) return opened;
    const { width, height } = opened.value;
    if (width / height > widest) return refuse('wide');
    if (width / height < tallest) return refuse('tall');
    return await filesOf(opened.value);
  } catch {
    // The decoder fails on broken files only.
    return refuse('broken');
  }
}
