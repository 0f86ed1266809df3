import type { WireBomAlternatives, WireBomRow } from '@farad/contract/shop/boms/rows';
import type { ProductCard } from '@farad/contract/shop/catalogue';
import { keepQuantities } from '@farad/domain/quantities';

import { pictureAddress } from '#server/drawing.server.ts';
import type { ShownAlternative, ShownPart, ShownRow } from './rows/shown-row.ts';

/** Returns only the product fields that a row shows, to keep the page small. */
export const shownPart = (product: ProductCard): ShownPart => ({
  id: product._id,
  seo: product.seo,
  mpn: product.mpn,
  brand: product.brand.name,
  title: keepQuantities(product.title),
  package: product.package,
  available: product.qty,
  unit: product.unit,
  picture: pictureAddress(product),
});

export const shownRow = (row: WireBomRow): ShownRow => ({
  ...row,
  product: row.product && shownPart(row.product),
  suggestion: row.suggestion && { ...row.suggestion, product: shownPart(row.suggestion.product) },
});

export const shownAlternative = (one: WireBomAlternatives['alternatives'][number]): ShownAlternative => ({
  ...one,
  product: shownPart(one.product),
});
