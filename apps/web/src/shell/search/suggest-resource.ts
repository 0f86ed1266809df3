import type { SuggestAnswer } from '@farad/contract/shop/search';
import { roublesToUnitPrice } from '@farad/domain/money';
import { formatCount, formatPieces, formatUnitPrice } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { localeOfPath } from '#i18n/locale-path.ts';
import { lineDrawing } from '#server/drawing.server.ts';
import { apiOf } from '#server/visit.server.ts';
import type { SuggestedProduct, Suggestions } from './suggestion-types.ts';
import type { Route } from './+types/suggest-resource';

type Found = SuggestAnswer['products'][number];

/** Returns `от 0,31 ₽`: the lowest of the price breaks. A single price has no "from". */
function priceText({ price, isSold }: Found, t: Translator): string {
  const prices = Object.values(price);
  const lowest = roublesToUnitPrice(Math.min(...prices));
  if (!isSold || prices.length === 0 || !lowest.ok) return '';
  const text = `${formatUnitPrice(lowest.value, t.locale)}\u00a0₽`;
  return prices.length === 1 ? text : t('listPages.searchPriceFrom', { price: text });
}

function present(product: Found, t: Translator): SuggestedProduct {
  const { seo, mpn, brand, title, qty, unit, isSold } = product;
  const isInStock = isSold && qty > 0;
  return {
    seo,
    mpn,
    about: `${brand} · ${title}`,
    drawing: lineDrawing(product),
    stock: isInStock ? formatPieces(qty, unit, t.locale) : t('catalogue.outOfStock'),
    isInStock,
    price: priceText(product, t),
  };
}

/** GET /suggest?text=…: returns suggestions for the search box. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const t = translators[localeOfPath(visit.url.pathname)];
  const text = visit.url.searchParams.get('text') ?? '';
  const found = await apiOf(visit).suggest({ query: { text } });
  if (!found.ok) return Response.json({ code: found.error.code }, { status: found.status });
  const { products, categories, brands } = found.value;
  const answer: Suggestions = {
    products: products.map((product) => present(product, t)),
    categories: categories.map(({ slug, title, count, conditions, query }) => ({
      slug,
      title,
      conditions,
      count: formatCount(count, t.locale),
      search: query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`,
    })),
    brands: brands.map(({ slug, name }) => ({ slug, title: name })),
  };
  return Response.json(answer);
}
