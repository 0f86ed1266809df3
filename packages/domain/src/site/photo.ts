/** Widths of stored photos: twice the CSS pixels of list, phone, page and full screen. */
export const photoWidths: readonly number[] = [160, 344, 688, 1376];

/** Minimum width: the preview in lists. */
const previewWidth = 160;

const photoForm = /^(.*\/img\/photo\/[0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** A photo in all stored sizes. */
export interface Photo {
  /** Width of the largest image. */
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

/** Returns the stored widths of a photo whose largest image has this width. */
export const widthsUpTo = (largest: number): readonly number[] => [
  ...photoWidths.filter((width) => width < largest),
  largest,
];

/** `/img/photo/<32 digits>-1376x920.webp`: the path stored with a product is that of the largest image. */
export const photoPath = (name: string, width: number, height: number): string =>
  `/img/photo/${name}-${width}x${height}.webp`;

/** Returns the file name of one size. */
export const photoFile = (name: string, width: number, format: 'webp' | 'avif'): string => `${name}-${width}.${format}`;

/** Returns the sizes of an uploaded photo. Returns null for external URLs, which have one size and no preview. */
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

/** Whether all images of a product have a preview (`isImagesHasPreview` of the specification). */
export const havePreviews = (images: readonly string[]): boolean =>
  images.length > 0 && images.every((path) => photoOf(path) !== null);
