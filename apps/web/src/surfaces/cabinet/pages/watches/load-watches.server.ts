import type { WatchedProducts } from '@farad/contract/shop/lists';
import { roublesToUnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { formatUnitPrice } from '@farad/wording/format';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

type Watched = WatchedProducts['watches'][number];

function priceText(roubles: number | null, locale: Locale): string | null {
  const price = roubles === null ? null : roublesToUnitPrice(roubles);
  return price?.ok ? formatUnitPrice(price.value, locale) : null;
}

function shownWatch({ product, product_id, kind, price, priceNow, createdAt }: Watched, locale: Locale) {
  return {
    product_id,
    kind,
    /** Target price in roubles as forms send it; empty = none. */
    price: price === null ? '' : String(price),
    priceTitle: priceText(price, locale),
    priceNowTitle: priceText(priceNow, locale),
    createdAt,
    product: product && {
      seo: product.seo,
      mpn: product.mpn,
      about: `${product.brand.name} · ${product.title}`,
      available: product.qty,
      unit: product.unit,
    },
  };
}

export type ShownWatch = ReturnType<typeof shownWatch>;

/** Loads the customer's watches with prices formatted for the page's language. */
export async function loadWatches(visit: Visit): Promise<ShownWatch[]> {
  const { watches } = orErrorPage(await apiOf(visit).watches());
  const locale = localeOfPath(visit.url.pathname);
  return watches.map((watch) => shownWatch(watch, locale));
}
