import type { ProductCard } from '@farad/contract/catalogue';
import type { Locale } from '@farad/domain/shared';
import { dimensionedSvg, drawingLabel, type Hints, packageOf, thumbnailSvg } from '@farad/drawings/drawing';

type Drawn = Pick<ProductCard, '_id' | 'package' | 'category' | 'attributes' | 'title'>;

const hintsOf = ({ category, attributes, title }: Drawn): Hints => ({ category: category.slug, attributes, title });

export interface Thumbnails {
  /** SVG by name; rows that look alike share one. */
  readonly svgs: Readonly<Record<string, string>>;
  /** Product number → name. */
  readonly nameOf: ReadonlyMap<string, string>;
}

/** Row pictures of a page, each distinct one once. */
export function thumbnailsOf(products: readonly Drawn[]): Thumbnails {
  const names = new Map<string, string>();
  const nameOf = new Map(
    products.map((product) => {
      const svg = thumbnailSvg(packageOf(product.package, hintsOf(product)));
      const name = names.get(svg) ?? String(names.size);
      names.set(svg, name);
      return [product._id, name] as const;
    }),
  );
  return { svgs: Object.fromEntries([...names].map(([svg, name]) => [name, svg])), nameOf };
}

/** The drawing of a product page, with its dimensions. */
export function sheetOf(product: Drawn, locale: Locale): { readonly svg: string; readonly label: string } {
  const drawing = packageOf(product.package, hintsOf(product));
  return { svg: dimensionedSvg(drawing, { locale }), label: drawingLabel(drawing, locale) };
}
