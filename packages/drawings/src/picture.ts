import { locales, type Locale } from '@farad/domain/shared';
import { digest } from './digest.ts';
import { dimensionedSvg, packageOf, thumbnailSvg, type PackageDrawing } from './drawing.ts';
import { readKey, type PictureSubject } from './picture-key.ts';
import { simplestKey } from './simplest-key.ts';
import { standalone } from './standalone.ts';

/** `drawing`: picture of a row; `sheet-ru`: the drawing with its dimensions, in a language. */
export type PictureKind = 'drawing' | `sheet-${Locale}`;

const painters: Readonly<Record<PictureKind, (drawing: PackageDrawing) => string>> = {
  drawing: (drawing) => thumbnailSvg(drawing),
  'sheet-ru': (drawing) => dimensionedSvg(drawing, { locale: 'ru' }),
  'sheet-en': (drawing) => dimensionedSvg(drawing, { locale: 'en' }),
  'sheet-tr': (drawing) => dimensionedSvg(drawing, { locale: 'tr' }),
};

export const pictureKinds: readonly PictureKind[] = ['drawing', ...locales.map((locale) => `sheet-${locale}` as const)];

/** Longer names of packages are taken for unknown. */
const nameLengthMax = 60;

const bounded = ({ name, hints }: PictureSubject): PictureSubject => ({
  name: name !== null && name.length > nameLengthMax ? null : name,
  hints,
});

export interface Picture {
  readonly svg: string;
  /** Changes with the picture. */
  readonly digest: string;
}

const paint = (kind: PictureKind, subject: PictureSubject): Picture => {
  const svg = standalone(painters[kind](packageOf(subject.name, subject.hints)));
  return { svg, digest: digest(svg) };
};

/** Address of a part's picture below the image host: `/img/drawing/1f0c22ab/0603.svg`. */
export function picturePath(kind: PictureKind, whole: PictureSubject): string {
  const key = simplestKey(bounded(whole), painters[kind]);
  const { digest: version } = paint(kind, readKey(key) ?? { name: null, hints: {} });
  return `/img/${kind}/${version}/${key}.svg`;
}

/** The picture of a key; null for a key that no part has. */
export function pictureOfKey(kind: PictureKind, key: string): Picture | null {
  const subject = readKey(key);
  if (subject === null) return null;
  const drawing = packageOf(subject.name, subject.hints);
  return subject.name !== null && !drawing.isMeasured ? null : paint(kind, subject);
}
