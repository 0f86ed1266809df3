/** Widths in which an uploaded photo is kept, CSS pixels of twice the density: list, phone, page, whole screen. */
export const photoWidths: readonly number[] = [160, 344, 688, 1376];

/** The smallest width: the preview of lists. */
const previewWidth = 160;

const photoForm = /^(.*\/img\/photo\/[0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** One photo in every size it is kept in. */
export interface Photo {
  /** Of the largest picture. */
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

/** The widths of a photo whose largest picture is so wide. */
export const widthsUpTo = (largest: number): readonly number[] => [
  ...photoWidths.filter((width) => width < largest),
  largest,
];

/** `/img/photo/<32 digits>-1376x920.webp`: the path that a product keeps names the largest picture. */
export const photoPath = (name: string, width: number, height: number): string =>
  `/img/photo/${name}-${width}x${height}.webp`;

/** Name of the file of one size. */
export const photoFile = (name: string, width: number, format: 'webp' | 'avif'): string => `${name}-${width}.${format}`;

/** The sizes of an uploaded photo; null for an address that is none of ours: it has one size and no preview. */
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

/** Whether every picture of a product has a preview (`isImagesHasPreview` of the specification). */
export const havePreviews = (images: readonly string[]): boolean =>
  images.length > 0 && images.every((path) => photoOf(path) !== null);
