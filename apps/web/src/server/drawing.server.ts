import type { ProductCard } from '@farad/contract/shop/catalogue';
import type { Locale } from '@farad/domain/shared';
import { drawingLabel, packageOf } from '@farad/drawings/drawing';
import { picturePath, type PictureKind } from '@farad/drawings/picture';
import type { PictureSubject } from '@farad/drawings/picture-key';
import { remember } from '@farad/drawings/remember';

type Drawn = Pick<ProductCard, 'package' | 'category' | 'attributes' | 'title'>;

/** Fields of a product line that determine its picture. Lines of baskets, orders and suggestions have them. */
export interface DrawnLine {
  readonly package: string | null;
  readonly categorySlug: string;
  readonly title: string;
}

/** Maximum number of cached picture paths. They take about 2 MB. */
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

/** Returns the path of the small picture that lists show for a product. */
export const pictureAddress = (product: Drawn): string => pathOf({ kind: 'drawing', subject: subjectOf(product) });

/** Returns the path of the small picture for a line of a basket or an order. */
export const lineDrawing = ({ package: name, categorySlug, title }: DrawnLine): string =>
  pathOf({ kind: 'drawing', subject: { name, hints: { category: categorySlug, title } } });

/** Returns the drawing for a product page, with its dimensions in CSS pixels. */
export function sheetOf(product: Drawn, locale: Locale) {
  const subject = subjectOf(product);
  return {
    path: pathOf({ kind: `sheet-${locale}`, subject }),
    label: drawingLabel(packageOf(subject.name, subject.hints), locale),
    width: 344,
    height: 330,
  };
}

/** Returns the path of the link preview picture for a drawing. */
export const socialPicture = (drawing: string): string => drawing.replace(/svg$/, 'png');
