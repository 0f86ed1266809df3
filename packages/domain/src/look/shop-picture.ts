import { contrastOf, luminance } from './colour.ts';

/** An uploaded picture of the shop: its logo, or the sign of its icons. */
export interface ShopPicture {
  /** Digest of its content. */
  readonly name: string;
  readonly type: 'svg' | 'png';
  /** In pixels, or in units of the SVG. */
  readonly width: number;
  readonly height: number;
  /** Part of it that can be seen on a light page: 0 = nothing, 1 = all. */
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

/** Backgrounds of both themes, and of paper and letters. */
export const papers = { light: '#fbfbf8', dark: '#121416' } as const;
export type Paper = keyof typeof papers;

/** Below this contrast with its background a spot is hard to see. */
const leastContrast = 1.9;

/** Least part of a picture that must be seen. */
const leastSeen = 0.8;

const paperLight = { light: luminance(papers.light), dark: luminance(papers.dark) } as const;

/** Returns true if a spot of this luminance (0 = black, 1 = white) can be seen on a paper. */
export const isSeenOn = (spot: number, paper: Paper): boolean => contrastOf(spot, paperLight[paper]) >= leastContrast;

/** Returns the background that a picture needs to be seen on a paper; null = none. */
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
