import type { ProductCard, WireAttribute } from '@farad/contract/catalogue';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue.queries';
import type { Category } from '@farad/domain/category';
import type { Coefficient } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '../../deps.ts';

/** For whom a product is shown. */
export interface Viewer {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
}

/** How the catalogue shows a product; the composition gives it. */
export interface CardPresenter {
  readonly card: (product: CatalogueProduct, viewer: Viewer) => ProductCard;
  readonly attributes: (category: Category | undefined, locale: Locale) => WireAttribute[];
}

/** What the calls about lists are made of. */
export interface ListDeps extends Deps {
  readonly presenter: CardPresenter;
}

/** Cards of these products in their order; what is not shown is left out. */
export async function cardsOf(
  { db, presenter }: ListDeps,
  productIds: readonly ProductId[],
  viewer: Viewer,
): Promise<ProductCard[]> {
  const products = await catalogueQueries(db).byIds(productIds);
  return products.map((product) => presenter.card(product, viewer));
}
