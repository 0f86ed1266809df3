import type { ProductId } from '@farad/domain/product';
import type { IndexedProduct } from '@farad/domain/search-query';

import { benchProducts } from '../kit/catalogue.ts';

/** The demonstration has a few more different parts than these. */
const distinct = 1_000_000;

/** Yields `count` products. After the first million they are the same again, with other ids and part numbers. */
export function* scaledProducts(count: number): Iterable<IndexedProduct> {
  for (let round = 0; round * distinct < count; round++) {
    const first = round * distinct;
    for (const product of benchProducts(Math.min(distinct, count - first)))
      yield round === 0
        ? product
        : {
            ...product,
            id: (product.id + first) as ProductId,
            seo: `${product.seo}-${round}`,
            mpn: `${product.mpn}/R${round}`,
            variantGroup: product.variantGroup === null ? null : `${product.variantGroup}-${round}`,
          };
  }
}
