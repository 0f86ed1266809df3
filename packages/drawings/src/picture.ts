import { locales, type Locale } from '@farad/domain/shared';
import { digest } from './digest.ts';
import { dimensionedSvg, packageOf, thumbnailSvg, type PackageDrawing } from './drawing.ts';
import { readKey, type PictureSubject } from './picture-key.ts';
import { remember } from './remember.ts';
import { narrowed, simplestKey } from './simplest-key.ts';
import { standalone } from './standalone.ts';
import { turnFrame, turnFrameCount } from './turn-table/turn-frame.ts';

/**
 * `drawing` = picture in a table row; `sheet-ru` = with dimensions, in a language; `turn-07` = eighth frame of the
 * turntable.
 */
export type PictureKind = 'drawing' | `sheet-${Locale}` | `turn-${string}`;

interface Painter {
  readonly paint: (drawing: PackageDrawing) => string;
  /** Returns a text that changes with the picture: the picture itself if it is cheap. */
  readonly told: (drawing: PackageDrawing) => string;
  /** True = drawings without known dimensions have this picture too. */
  readonly isForUnmeasured: boolean;
}

const flat = (paint: (drawing: PackageDrawing) => string): Painter => ({ paint, told: paint, isForUnmeasured: true });

/** A frame that shows most sides of a part. It represents all frames. */
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

/** Longer package names are treated as unknown. */
const nameLengthMax = 60;

const bounded = ({ name, hints }: PictureSubject): PictureSubject => ({
  name: name !== null && name.length > nameLengthMax ? null : name,
  hints,
});

const drawingOf = ({ name, hints }: PictureSubject): PackageDrawing => packageOf(name, hints);

/**
 * Returns the version of a picture. All frames of a turntable share one version. Otherwise every frame would be painted
 * to make the URL of one.
 */
function versionOf(kind: PictureKind, drawing: PackageDrawing): string {
  const spokesman = kind.startsWith('turn-') ? turnKind(tellingFrame) : kind;
  return digest(painters.get(spokesman)?.paint(drawing) ?? '');
}

/** Limit of cached paths: about 1 MB. */
const pathsMax = 4000;

/** Simplifying a key paints a part many times, so paths are cached by what their drawing needs. */
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

/** Returns the paths of the turntable's frames, 10° apart. Returns none for a part without known dimensions. */
export function turnTablePaths(whole: PictureSubject): readonly string[] {
  if (!drawingOf(bounded(whole)).isMeasured) return [];
  const first = picturePath(turnKind(0), whole);
  return turnIndexes.map((index) => first.replace(turnKind(0), turnKind(index)));
}

export interface Picture {
  readonly svg: string;
  /** Changes with the picture. */
  readonly version: string;
}

/** Returns the picture of a key, or null if no part can have this key. */
export function pictureOfKey(kind: PictureKind, key: string): Picture | null {
  const [subject, painter] = [readKey(key), painters.get(kind)];
  if (subject === null || painter === undefined) return null;
  const drawing = drawingOf(subject);
  const isShown = drawing.isMeasured || (subject.name === null && painter.isForUnmeasured);
  return isShown ? { svg: standalone(painter.paint(drawing)), version: versionOf(kind, drawing) } : null;
}
