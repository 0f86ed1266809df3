import { packageOf, thumbnailSvg } from '@farad/drawings/drawing';

/** What is known of a part in a basket or an order. */
export interface DrawnLine {
  readonly package: string | null;
  readonly categorySlug: string;
  readonly title: string;
}

/** The row picture of a basket's or an order's line, as SVG. */
export const lineDrawing = (line: DrawnLine): string =>
  thumbnailSvg(packageOf(line.package, { category: line.categorySlug, title: line.title }));
