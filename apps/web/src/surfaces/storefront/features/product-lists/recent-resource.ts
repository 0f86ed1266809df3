import { roublesToUnitPrice } from '@farad/domain/money';
import { formatUnitPrice } from '@farad/wording/format';
import { translators } from '@farad/wording/server';

import { pictureAddress } from '#server/drawing.server.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf } from '#server/visit.server.ts';
import type { ViewedProduct } from './viewed-products.tsx';
import { viewedMax } from './recently-viewed.ts';
import type { Route } from './+types/recent-resource';

/** GET /lists/recent?seo=…&seo=…: returns the products with these slugs, for the list of recently viewed ones. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const t = translators[localeOfPath(visit.url.pathname)];
  const seo = visit.url.searchParams.getAll('seo').slice(0, viewedMax);
  if (seo.length === 0) return Response.json([]);
  const found = await apiOf(visit).productCards({ query: { seo } });
  if (!found.ok) return Response.json({ code: found.error.code }, { status: found.status });
  const products = found.value.map((card): ViewedProduct => {
    const lowest = roublesToUnitPrice(Math.min(...Object.values(card.price)));
    const isPriced = card.isSold && lowest.ok;
    return {
      seo: card.seo,
      mpn: card.mpn,
      brand: card.brand.name,
      picture: pictureAddress(card),
      price: isPriced
        ? t('listPages.searchPriceFrom', { price: `${formatUnitPrice(lowest.value, t.locale)}\u00a0₽` })
        : '',
    };
  });
  return Response.json(products);
}
