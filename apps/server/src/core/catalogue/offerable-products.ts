import type { OfferableProduct } from '@farad/contract/office/orders/requests';
import { basketQueries, type SellableRow } from '@farad/database/basket/basket.queries';
import { scaledUnitPrice, unitPriceToRoubles, type Coefficient, type Quantity } from '@farad/domain/money';
import { unitPriceAt } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { textIn, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/** Maximum number of products that a search returns. */
const foundMax = 12;

/** Quantity, price coefficient and language with which a product is offered to a customer. */
export interface OfferedTo {
  readonly quantity: Quantity;
  readonly coefficient: Coefficient;
  readonly locale: Locale;
}

export const presentOfferable = (
  product: SellableRow,
  { quantity, coefficient, locale }: OfferedTo,
): OfferableProduct => ({
  product_id: String(product.productId),
  mpn: product.mpn,
  brand: product.brand,
  title: textIn(product.title, locale),
  package: product.package,
  available: Math.max(0, product.available),
  minQuantity: product.minQuantity,
  multiple: product.multiple,
  price:
    product.tiers.length === 0
      ? null
      : unitPriceToRoubles(scaledUnitPrice(unitPriceAt(product.tiers, quantity), coefficient)),
});

/** Finds products that staff can offer, by text, at the prices of the given customer. */
export async function findOfferable(
  { db, index }: Pick<Deps, 'db' | 'index'>,
  text: string,
  to: OfferedTo,
): Promise<OfferableProduct[]> {
  if (text === '') return [];
  const { ids } = await index.search({ ...emptyFilter, text, limit: foundMax }, { facets: false });
  const products = await basketQueries(db).sellable(ids);
  return ids.flatMap((id) => products.get(id) ?? []).map((product) => presentOfferable(product, to));
}
