import { contrastOf, luminance } from './colour.ts';

/** An uploaded picture: the shop's logo, or the picture for its icons. */
export interface ShopPicture {
  /** Digest of the picture's content. */
  readonly name: string;
  readonly type: 'svg' | 'png';
  /** Width and height in pixels, or in units of the SVG. */
  readonly width: number;
  readonly height: number;
  /** Share of its pixels that are visible on a light and on a dark page, 0 to 1. */
  readonly seenOnLight: number;
  readonly seenOnDark: number;
  /** True if parts of the picture are transparent. */
  readonly isClear: boolean;
}

/** Limits of uploaded pictures. The sides are in pixels and apply to PNG only. An SVG may have any size. */
export const shopPictureLimits = {
  bytesMax: 512 * 1024,
  sideMin: 32,
  sideMax: 4096,
  /** Maximum and minimum ratio of width to height. */
  widest: 10,
  tallest: 1 / 3,
} as const;

/** Form of a picture's name, which is a digest. */
export const shopPictureName = /^[\da-f]{32}$/;

/** Returns the URL path of a picture's file. A new content gets a new name, so browsers may cache the file forever. */
export const shopPicturePath = (name: string, file = 'logo'): string => `/img/shop/${name}/${file}`;

/** Background colours of both themes. Documents and e-mails have the light one. */
export const papers = { light: '#fbfbf8', dark: '#121416' } as const;
export type Paper = keyof typeof papers;

/** Minimum contrast between a visible pixel and its background. */
const leastContrast = 1.9;

/** Minimum share of visible pixels. With fewer, a picture may need a plate. */
const leastSeen = 0.8;

const paperLight = { light: luminance(papers.light), dark: luminance(papers.dark) } as const;

/** True if a pixel is visible on a background. `spot`: luminance of the pixel, 0 = black, 1 = white. */
export const isSeenOn = (spot: number, paper: Paper): boolean => contrastOf(spot, paperLight[paper]) >= leastContrast;

/**
 * Returns the colour of the plate that makes a picture visible on this background. null = no plate is needed, or a
 * plate would not help.
 */
export function plateOn(
  { seenOnLight, seenOnDark, isClear }: Pick<ShopPicture, 'seenOnLight' | 'seenOnDark' | 'isClear'>,
  paper: Paper,
): string | null {
  const [here, there] = paper === 'light' ? [seenOnLight, seenOnDark] : [seenOnDark, seenOnLight];
  if (!isClear || here >= leastSeen || there <= here) return null;
  return papers[paper === 'light' ? 'dark' : 'light'];
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest size, in whole pixels, at which a picture fits into `room`. The proportions of the picture stay.
 */
export function fitted({ width, height }: Box, room: Box): Box {
  const scale = Math.min(room.width / width, room.height / height);
  const whole = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}
