import type { ProductCard } from '@farad/contract/catalogue';
import type { CatalogueProduct } from '@farad/database/catalogue.queries';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

/** For whom a product is shown. */
export interface Viewer {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
}

/** How the catalogue shows a product; the composition gives it to the other features. */
export type PresentCard = (product: CatalogueProduct, viewer: Viewer) => ProductCard;

/** Whoever makes a call. */
export const viewerOf = (exchange: {
  readonly actor: { readonly coefficient: Coefficient };
  readonly locale: Locale;
}): Viewer => ({ locale: exchange.locale, coefficient: exchange.actor.coefficient });
