import { contrastOf, luminance } from './colour.ts';

/** An uploaded picture of the shop: its logo, or the sign of its icons. */
export interface ShopPicture {
  /** Digest of its content. */
  readonly name: string;
  readonly type: 'svg' | 'png';
  /** In pixels, or in units of the SVG. */
  readonly width: number;
  readonly height: number;
  /** Share of its pixels with enough contrast on a light page, 0 to 1. */
  readonly seenOnLight: number;
  readonly seenOnDark: number;
  /** True = the background shows through. */
  readonly isClear: boolean;
}

/** Limits of uploaded pictures. Sides are in pixels and apply to PNG; an SVG has any. */
export const shopPictureLimits = {
  bytesMax: 512 * 1024,
  sideMin: 32,
  sideMax: 4096,
  /** Width by height. */
  widest: 10,
  tallest: 1 / 3,
} as const;

/** Name of an uploaded picture. */
export const shopPictureName = /^[\da-f]{32}$/;

/** Returns the address of a picture's file. The name changes with the content, so it can be cached forever. */
export const shopPicturePath = (name: string, file = 'logo'): string => `/img/shop/${name}/${file}`;

/** Backgrounds of both themes; the light one also stands for documents and e-mails. */
export const papers = { light: '#fbfbf8', dark: '#121416' } as const;
export type Paper = keyof typeof papers;

/** Minimum contrast of a pixel with its background. */
const leastContrast = 1.9;

/** Minimum share of visible pixels. */
const leastSeen = 0.8;

const paperLight = { light: luminance(papers.light), dark: luminance(papers.dark) } as const;

/** Returns true if a pixel of this luminance (0 = black, 1 = white) is visible on a background. */
export const isSeenOn = (spot: number, paper: Paper): boolean => contrastOf(spot, paperLight[paper]) >= leastContrast;

/** Returns the plate that a picture needs to be visible on a background; null = none. */
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

/** Returns the size of a picture that fills a room and keeps its shape, in whole pixels. */
export function fitted({ width, height }: Box, room: Box): Box {
  const scale = Math.min(room.width / width, room.height / height);
  const whole = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}
