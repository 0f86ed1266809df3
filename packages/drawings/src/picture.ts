import { locales, type Locale } from '@farad/domain/shared';
import { digest } from './digest.ts';
import { dimensionedSvg, packageOf, thumbnailSvg, type PackageDrawing } from './drawing.ts';
import { readKey, type PictureSubject } from './picture-key.ts';
import { simplestKey } from './simplest-key.ts';
import { standalone } from './standalone.ts';
import { turnFrame, turnFrameCount } from './turn-table/turn-frame.ts';

/** `drawing`: picture of a row; `sheet-ru`: with its dimensions, in a language; `turn-07`: eighth step of the turn-table. */
export type PictureKind = 'drawing' | `sheet-${Locale}` | `turn-${string}`;

interface Painter {
  readonly paint: (drawing: PackageDrawing) => string;
  /** A text that changes when the picture does; the picture itself where that is cheap. */
  readonly told: (drawing: PackageDrawing) => string;
  /** Whether a drawing without known dimensions has such a picture. */
  readonly isForUnmeasured: boolean;
}

const flat = (paint: (drawing: PackageDrawing) => string): Painter => ({ paint, told: paint, isForUnmeasured: true });

/** A frame in which most sides of a part are seen: it speaks for all frames. */
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

/** Longer names of packages are taken for unknown. */
const nameLengthMax = 60;

const bounded = ({ name, hints }: PictureSubject): PictureSubject => ({
  name: name !== null && name.length > nameLengthMax ? null : name,
  hints,
});

const drawingOf = ({ name, hints }: PictureSubject): PackageDrawing => packageOf(name, hints);

/** Frames of one turn-table have one version, or all would have to be painted for the address of one. */
function versionOf(kind: PictureKind, drawing: PackageDrawing): string {
  const spokesman = kind.startsWith('turn-') ? turnKind(tellingFrame) : kind;
  return digest(painters.get(spokesman)?.paint(drawing) ?? '');
}

/** Address of a part's picture below the image host: `/img/drawing/1f0c22ab/0603.svg`. */
export function picturePath(kind: PictureKind, whole: PictureSubject): string {
  const key = simplestKey(bounded(whole), painters.get(kind)?.told ?? (() => ''));
  return `/img/${kind}/${versionOf(kind, drawingOf(readKey(key) ?? { name: null, hints: {} }))}/${key}.svg`;
}

/** The addresses of the turn-table's frames, 10° apart; none for a part whose dimensions are not known. */
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

/** The picture of a key; null for a key that no part has. */
export function pictureOfKey(kind: PictureKind, key: string): Picture | null {
  const [subject, painter] = [readKey(key), painters.get(kind)];
  if (subject === null || painter === undefined) return null;
  const drawing = drawingOf(subject);
  const isShown = drawing.isMeasured || (subject.name === null && painter.isForUnmeasured);
  return isShown ? { svg: standalone(painter.paint(drawing)), version: versionOf(kind, drawing) } : null;
}
