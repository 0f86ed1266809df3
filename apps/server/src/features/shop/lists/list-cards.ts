import type { ProductCard, WireAttribute } from '@farad/contract/shop/catalogue';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Category } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { PresentCard, Viewer } from '#core/catalogue/viewer.ts';

/** Functions by which the catalogue shows a product; app.ts provides them. */
export interface CardPresenter {
  readonly card: PresentCard;
  readonly attributes: (category: Category | undefined, locale: Locale) => WireAttribute[];
}

/** Dependencies of the calls for lists. */
export interface ListDeps extends Deps {
  readonly presenter: CardPresenter;
}

/** Returns the cards of these products in the same order. Hidden products are left out. */
export async function cardsOf(
  { db, presenter }: ListDeps,
  productIds: readonly ProductId[],
  viewer: Viewer,
): Promise<ProductCard[]> {
  const products = await catalogueQueries(db).byIds(productIds);
  return products.map((product) => presenter.card(product, viewer));
}
