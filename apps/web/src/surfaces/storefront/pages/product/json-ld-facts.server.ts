import type { ProductAnswer } from '@farad/contract/shop/catalogue';
import type { DeliveryEstimateAnswer } from '@farad/contract/shop/delivery';
import type { ReviewsAnswer } from '@farad/contract/shop/reviews';
import type { Unit } from '@farad/domain/category';
import { moscowDay } from '@farad/domain/delivery';
import { kopecksFromRoubles, roublesToUnitPrice, type Quantity } from '@farad/domain/money';
import { consumerReturnDays } from '@farad/domain/order';
import { lowestQuantity } from '@farad/domain/product';
import { dayMs } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { socialPicture } from '#server/drawing.server.ts';
import { valueTitle } from '#i18n/attribute-value.server.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { appContext, type Visit } from '#server/visit.server.ts';
import { tiersOf } from '#surfaces/storefront/features/product-search/present-list.server.ts';
import type { OfferFacts, ProductFacts, PropertyFact, ShippingFacts } from './json-ld.ts';

/** Returns the smallest quantity that can be bought. */
export const lowestOf = ({ minQuantity, multiple }: ProductAnswer['product']): Quantity =>
  lowestQuantity({ minQuantity: minQuantity as Quantity, multiple: multiple as Quantity });

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Returns the price of the delivery and the time of its first shipment; null if they are unknown. */
function shippingOf(estimate: DeliveryEstimateAnswer | null, now: Date): ShippingFacts | null {
  const first = estimate?.shipments[0];
  if (estimate === null || first === undefined || estimate.price === null) return null;
  const { dispatchOn, from, to } = first;
  return {
    price: kopecksFromRoubles(estimate.price),
    handlingDays: Math.max(0, daysBetween(moscowDay(now), dispatchOn)),
    transitDays: [daysBetween(dispatchOn, from), daysBetween(dispatchOn, to)],
  };
}

function propertiesOf({ product, attributes }: ProductAnswer, t: Translator): PropertyFact[] {
  return attributes.flatMap((attribute) => {
    const value = product.attributes[attribute.key];
    if (value === undefined) return [];
    const isInFigures = typeof value === 'number' || Array.isArray(value);
    return [
      {
        title: attribute.title,
        value: isInFigures ? value : null,
        text: valueTitle(attribute, value, t),
        unit: attribute.unit as Unit | null,
      },
    ];
  });
}

/**
 * Returns price and stock for the structured data. Returns null if the product is not sold or the visitor is no guest,
 * because a customer may have individual prices.
 */
function offerOf(visit: Visit, { product }: ProductAnswer, estimate: DeliveryEstimateAnswer | null): OfferFacts | null {
  const { siteUrl, shop, isGuest } = visit.context.get(appContext);
  const tiers = tiersOf(product.price).flatMap(([minQuantity, roubles]) => {
    const price = roublesToUnitPrice(roubles);
    return price.ok ? [[minQuantity, price.value] as const] : [];
  });
  if (!isGuest || !product.isSold || tiers.length === 0) return null;
  const locale = localeOfPath(visit.url.pathname);
  const now = new Date();
  const lowest = lowestOf(product);
  return {
    tiers,
    lowest,
    stock: product.qty >= lowest ? 'in_stock' : product.leadTimeDays === null ? 'none' : 'on_order',
    now,
    seller: { name: shop.name, url: siteUrl + inLocale(locale, '/') },
    returns: { days: consumerReturnDays, url: siteUrl + inLocale(locale, '/c/vozvrat-i-obmen') },
    shipping: shippingOf(estimate, now),
  };
}

/** Returns the data from which the structured data is built. It contains only data that the page shows to a guest. */
export function productFacts(
  visit: Visit,
  answer: ProductAnswer,
  around: {
    readonly rating: ReviewsAnswer['rating'];
    readonly estimate: DeliveryEstimateAnswer | null;
    /** Path of the drawing; it is used if the product has no photo. */
    readonly drawing: string;
  },
): ProductFacts {
  const { product, breadcrumbs } = answer;
  const { pathname } = visit.url;
  const { siteUrl } = visit.context.get(appContext);
  const t = translators[localeOfPath(pathname)];
  const absolute = (address: string): string => siteUrl + inLocale(t.locale, address);
  const pictures = product.images.length > 0 ? product.images : [socialPicture(around.drawing)];
  const { average, count } = around.rating;
  return {
    url: siteUrl + pathname,
    mpn: product.mpn,
    brand: product.brand.name,
    title: product.title,
    description: product.description,
    images: pictures.map((picture) => new URL(picture, siteUrl).href),
    category: breadcrumbs.map(({ title }) => title),
    properties: propertiesOf(answer, t),
    offer: offerOf(visit, answer, around.estimate),
    rating: average === null ? null : { average, count },
    crumbs: [
      { title: t('catalogue.title'), url: absolute('/catalog') },
      ...breadcrumbs.map(({ slug, title }) => ({ title, url: absolute(`/catalog/${slug}`) })),
    ],
  };
}
