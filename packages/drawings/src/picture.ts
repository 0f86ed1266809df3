import { locales, type Locale } from '@farad/domain/shared';
import { digest } from './digest.ts';
import { dimensionedSvg, packageOf, thumbnailSvg, type PackageDrawing } from './drawing.ts';
import { readKey, type PictureSubject } from './picture-key.ts';
import { remember } from './remember.ts';
import { narrowed, simplestKey } from './simplest-key.ts';
import { standalone } from './standalone.ts';
import { turnFrame, turnFrameCount } from './turn-table/turn-frame.ts';

/**
 * Kind of a picture. `drawing` = small picture for a row of a table. `sheet-ru` = drawing with dimensions, in a
 * language. `turn-07` = eighth frame of the turntable.
 */
export type PictureKind = 'drawing' | `sheet-${Locale}` | `turn-${string}`;

interface Painter {
  readonly paint: (drawing: PackageDrawing) => string;
  /** Returns a text that differs if the pictures differ. It is the picture itself, if painting the picture is cheap. */
  readonly told: (drawing: PackageDrawing) => string;
  /** True = parts of unknown dimensions have this picture, too. */
  readonly isForUnmeasured: boolean;
}

const flat = (paint: (drawing: PackageDrawing) => string): Painter => ({ paint, told: paint, isForUnmeasured: true });

/** Index of a frame that shows most sides of a part. The version of all frames is made from this one. */
const tellingFrame = 4;

const turn = (index: number): Painter => ({
  paint: (drawing) => turnFrame(drawing, index),
  told: ({ views, length, width, height }) => JSON.stringify([views, length, width, height]),
  isForUnmeasured: false,
});

const turnKind = (index: number): PictureKind => `turn-${String(index).padStart(2, '0')}`;

const turnIndexes = Array.from({ length: turnFrameCount }, (_, index) => index);

const painters = new Map<PictureKind, Painter>([
  ['drawing', flat((drawing) => thumbnailSvg(drawing))],
  ...locales.map(
    (locale) => [`sheet-${locale}` as const, flat((drawing) => dimensionedSvg(drawing, { locale }))] as const,
  ),
  ...turnIndexes.map((index) => [turnKind(index), turn(index)] as const),
]);

export const isPictureKind = (text: string): text is PictureKind => painters.has(text as PictureKind);

/** Maximum length of a package name. A longer name is treated as unknown. */
const nameLengthMax = 60;

const bounded = ({ name, hints }: PictureSubject): PictureSubject => ({
  name: name !== null && name.length > nameLengthMax ? null : name,
  hints,
});

const drawingOf = ({ name, hints }: PictureSubject): PackageDrawing => packageOf(name, hints);

/**
 * Returns the version of a picture. All frames of a turntable have the version of one frame. Otherwise the server would
 * have to paint every frame to write its URL.
 */
function versionOf(kind: PictureKind, drawing: PackageDrawing): string {
  const spokesman = kind.startsWith('turn-') ? turnKind(tellingFrame) : kind;
  return digest(painters.get(spokesman)?.paint(drawing) ?? '');
}

/**
 * Maximum number of cached paths. They take about 4 MB. A catalogue of 20,000 parts has about 2,700 different pictures
 * of each kind.
 */
const pathsMax = 16_000;

/**
 * Returns the path of a picture. Paths are cached, because the search for the simplest key draws the part many times.
 */
const pathOf = remember(
  pathsMax,
  ({ kind, subject }: { readonly kind: PictureKind; readonly subject: PictureSubject }) =>
    `${kind} ${JSON.stringify(subject)}`,
  ({ kind, subject }) => {
    const key = simplestKey(subject, painters.get(kind)?.told ?? (() => ''));
    return `/img/${kind}/${versionOf(kind, drawingOf(readKey(key) ?? { name: null, hints: {} }))}/${key}.svg`;
  },
);

/** Returns the path of a part's picture on the image host: `/img/drawing/1f0c22ab/0603.svg`. */
export const picturePath = (kind: PictureKind, whole: PictureSubject): string =>
  pathOf({ kind, subject: narrowed(bounded(whole)) });

/** Returns the paths of the turntable's frames, which are 10° apart. Empty if the part's dimensions are not known. */
export function turnTablePaths(whole: PictureSubject): readonly string[] {
  if (!drawingOf(bounded(whole)).isMeasured) return [];
  const first = picturePath(turnKind(0), whole);
  return turnIndexes.map((index) => first.replace(turnKind(0), turnKind(index)));
}

export interface Picture {
  readonly svg: string;
  /** Version in the picture's URL. It changes whenever the picture changes. */
  readonly version: string;
}

/** Returns the picture for a key; null = no part can have this key. */
export function pictureOfKey(kind: PictureKind, key: string): Picture | null {
  const [subject, painter] = [readKey(key), painters.get(kind)];
  if (subject === null || painter === undefined) return null;
  const drawing = drawingOf(subject);
  const isShown = drawing.isMeasured || (subject.name === null && painter.isForUnmeasured);
  return isShown ? { svg: standalone(painter.paint(drawing)), version: versionOf(kind, drawing) } : null;
}
