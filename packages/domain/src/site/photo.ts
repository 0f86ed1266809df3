/**
 * Widths of stored photos in pixels. They are twice the width in CSS pixels in a list, on a phone, on a page and in
 * full screen.
 */
export const photoWidths: readonly number[] = [160, 344, 688, 1376];

/** Width of the preview in lists, the smallest width. */
const previewWidth = 160;

const photoForm = /^(.*\/img\/photo\/[0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** URLs of a photo in all sizes. */
export interface Photo {
  /** Width and height of the largest image, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly preview: string;
  readonly webp: readonly PhotoSize[];
  readonly avif: readonly PhotoSize[];
}

interface PhotoSize {
  readonly path: string;
  readonly width: number;
}

/** Returns the widths in which a photo is stored. `largest`: width of its largest image. */
export const widthsUpTo = (largest: number): readonly number[] => [
  ...photoWidths.filter((width) => width < largest),
  largest,
];

/**
 * Returns the path that is stored with a product, which is that of the largest image: `/img/photo/<32
 * digits>-1376x920.webp`.
 */
export const photoPath = (name: string, width: number, height: number): string =>
  `/img/photo/${name}-${width}x${height}.webp`;

/** Returns the name of the file for one size. */
export const photoFile = (name: string, width: number, format: 'webp' | 'avif'): string => `${name}-${width}.${format}`;

/**
 * Returns the URLs of an uploaded photo in all sizes. Returns null for an image on another site, which has only one
 * size.
 */
export function photoOf(path: string): Photo | null {
  const [, base, width, height] = photoForm.exec(path) ?? [];
  if (base === undefined) return null;
  const sizes = (format: 'webp' | 'avif'): readonly PhotoSize[] =>
    widthsUpTo(Number(width)).map((each) => ({ path: `${base}-${each}.${format}`, width: each }));
  const webp = sizes('webp');
  return {
    width: Number(width),
    height: Number(height),
    preview: (webp.find((size) => size.width >= previewWidth) ?? webp.at(-1))?.path ?? path,
    webp,
    avif: sizes('avif'),
  };
}

/** True if every image of a product has a preview (`isImagesHasPreview` of the specification). False without images. */
export const havePreviews = (images: readonly string[]): boolean =>
  images.length > 0 && images.every((path) => photoOf(path) !== null);
