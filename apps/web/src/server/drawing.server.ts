import type { ProductCard } from '@farad/contract/catalogue';
import type { Locale } from '@farad/domain/shared';
import { drawingLabel, packageOf } from '@farad/drawings/drawing';
import { picturePath, type PictureKind } from '@farad/drawings/picture';
import type { PictureSubject } from '@farad/drawings/picture-key';
import { remember } from '@farad/drawings/remember';

type Drawn = Pick<ProductCard, 'package' | 'category' | 'attributes' | 'title'>;

/** What is known of a part in a basket, an order or a suggestion. */
export interface DrawnLine {
  readonly package: string | null;
  readonly categorySlug: string;
  readonly title: string;
}

/** Paths that are remembered of each kind: about 2 MB. */
const rememberedMax = 5000;

const pathOf = remember(
  rememberedMax,
  ({ kind, subject }: { kind: PictureKind; subject: PictureSubject }) => `${kind} ${JSON.stringify(subject)}`,
  ({ kind, subject }) => picturePath(kind, subject),
);

const subjectOf = ({ package: name, category, attributes, title }: Drawn): PictureSubject => ({
  name,
  hints: { category: category.slug, attributes, title },
});

/** Path of a product's row picture. */
export const pictureAddress = (product: Drawn): string => pathOf({ kind: 'drawing', subject: subjectOf(product) });

/** Path of the row picture of a basket's or an order's line. */
export const lineDrawing = ({ package: name, categorySlug, title }: DrawnLine): string =>
  pathOf({ kind: 'drawing', subject: { name, hints: { category: categorySlug, title } } });

/** The drawing of a product page, with its dimensions, in CSS pixels. */
export function sheetOf(product: Drawn, locale: Locale) {
  const subject = subjectOf(product);
  return {
    path: pathOf({ kind: `sheet-${locale}`, subject }),
    label: drawingLabel(packageOf(subject.name, subject.hints), locale),
    width: 344,
    height: 330,
  };
}

/** The picture that is shown with a link, by the path of a drawing. */
export const socialPicture = (drawing: string): string => drawing.replace(/svg$/, 'png');
