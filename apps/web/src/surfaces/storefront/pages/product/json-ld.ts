import type { Unit } from '@farad/domain/category';
import { moscowDay } from '@farad/domain/delivery';
import { roublesText, wholeKopecks, type Kopecks, type UnitPrice } from '@farad/domain/money';
import { dayMs } from '@farad/domain/shared';

import { breadcrumbList, type LinkedTitle } from '#shell/page/schema-org.ts';

/** Data of a product for its structured data (product C11, integrations section 9). */
export interface ProductFacts {
  readonly url: string;
  readonly mpn: string;
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  /** Absolute addresses of pictures, at least one: photos, or the drawing of the package. */
  readonly images: readonly string[];
  /** Names of the categories, top category first. */
  readonly category: readonly string[];
  readonly properties: readonly PropertyFact[];
  /** null = the product is not sold or has no public price. */
  readonly offer: OfferFacts | null;
  /** Average of the published reviews; null = there are none. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly crumbs: readonly LinkedTitle[];
}

export interface PropertyFact {
  readonly title: string;
  /** A number in `unit`, or both ends of a range; null = there is only `text`. */
  readonly value: number | readonly [number, number] | null;
  readonly text: string;
  readonly unit: Unit | null;
}

export interface OfferFacts {
  /** Price breaks in ascending order of quantity, at least one. */
  readonly tiers: readonly (readonly [minQuantity: number, price: UnitPrice])[];
  /** Smallest quantity that can be bought. */
  readonly lowest: number;
  readonly stock: 'in_stock' | 'on_order' | 'none';
  readonly now: Date;
  readonly seller: { readonly name: string; readonly url: string };
  readonly returns: { readonly days: number; readonly url: string };
  /** Delivery to the city that the page shows; null = it is unknown. */
  readonly shipping: ShippingFacts | null;
}

export interface ShippingFacts {
  readonly price: Kopecks;
  /** Maximum number of days until dispatch. */
  readonly handlingDays: number;
  readonly transitDays: readonly [number, number];
}

/** Unit → its code in UN/CEFACT Recommendation 20, as schema.org requires. */
const unitCodes: Readonly<Partial<Record<Unit, string>>> = {
  ohm: 'OHM',
  farad: 'FAR',
  henry: '81',
  hertz: 'HTZ',
  volt: 'VLT',
  ampere: 'AMP',
  watt: 'WTT',
  percent: 'P1',
  celsius: 'CEL',
  metre: 'MTR',
  second: 'SEC',
  byte: 'AD',
  bit: 'A99',
  lumen: 'LUM',
  candela: 'CDL',
  decibel: '2N',
  gram: 'GRM',
  newton: 'NEW',
  degree: 'DD',
  ampere_hour: 'AMH',
  bit_per_second: 'B10',
  siemens: 'SIE',
  count: 'C62',
};

/** Time in milliseconds for which search engines may show a price before they read the page again. */
const priceLifeMs = 30 * dayMs;

const availabilities = { in_stock: 'InStock', on_order: 'BackOrder', none: 'OutOfStock' } as const;

const schemaOrg = (name: string): string => `https://schema.org/${name}`;

const days = (minValue: number, maxValue: number) => {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
};

function property({ title, value, text, unit }: PropertyFact): object {
  const named = { '@type': 'PropertyValue', name: title };
  const unitCode = unit === null ? undefined : unitCodes[unit];
  if (value === null || unitCode === undefined) return { ...named, value: text };
  if (typeof value === 'number') return { ...named, value, unitCode };
  return { ...named, minValue: value[0], maxValue: value[1], unitCode };
}

/** Returns the price breaks that can be reached. The first one starts at the smallest quantity that can be bought. */
function soldTiers({ lowest, tiers }: OfferFacts): OfferFacts['tiers'] {
  const first = tiers.findLastIndex(([minQuantity]) => minQuantity <= lowest);
  return tiers.slice(Math.max(first, 0)).map(([from, price]) => [Math.max(from, lowest), price]);
}

/**
 * Returns the price of each price break as structured data. Prices are not rounded, because one piece may cost less
 * than a kopeck.
 */
const tierPrices = (tiers: OfferFacts['tiers']): readonly object[] =>
  tiers.map(([minValue, price], index) => {
    const next = tiers[index + 1]?.[0];
    const upTo = next === undefined ? {} : { maxValue: next - 1 };
    return {
      '@type': 'UnitPriceSpecification',
      price: price % 100 === 0 ? roublesText(wholeKopecks(price)) : String(price / 10_000),
      priceCurrency: 'RUB',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue, ...upTo },
    };
  });

function shipping({ price, handlingDays, transitDays }: ShippingFacts): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: roublesText(price), currency: 'RUB' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, handlingDays),
      transitTime: days(...transitDays),
    },
  };
}

const returnPolicy = (returns: OfferFacts['returns']): object => {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'RU',
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returns.days,
    returnMethod: schemaOrg('ReturnByMail'),
    returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
    merchantReturnLink: returns.url,
  };
};

function offer(url: string, facts: OfferFacts): object {
  const { lowest, now, seller, stock } = facts;
  const tiers = soldTiers(facts);
  const [, price] = tiers[0] ?? [1, 0 as UnitPrice];
  return {
    '@type': 'Offer',
    url,
    price: roublesText(wholeKopecks(price)),
    priceCurrency: 'RUB',
    priceValidUntil: moscowDay(new Date(now.getTime() + priceLifeMs)),
    ...(tiers.length > 1 ? { priceSpecification: tierPrices(tiers) } : {}),
    ...(lowest > 1 ? { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: lowest } } : {}),
    availability: schemaOrg(availabilities[stock]),
    itemCondition: schemaOrg('NewCondition'),
    seller: { '@type': 'Organization', ...seller },
    ...(facts.shipping === null ? {} : { shippingDetails: shipping(facts.shipping) }),
    hasMerchantReturnPolicy: returnPolicy(facts.returns),
  };
}

/** Returns the structured data of a product page: Product, Offer and BreadcrumbList of schema.org. */
export function productJsonLd(facts: ProductFacts): object {
  const { brand, category, description, images, mpn, properties, rating, title } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: `${mpn} ${brand}`,
        mpn,
        sku: mpn,
        brand: { '@type': 'Brand', name: brand },
        category: category.join(' > '),
        description: description === '' ? title : description,
        image: images,
        ...(properties.length === 0 ? {} : { additionalProperty: properties.map(property) }),
        ...(rating === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: rating.average,
                reviewCount: rating.count,
              },
            }),
        ...(facts.offer === null ? {} : { offers: offer(facts.url, facts.offer) }),
      },
      breadcrumbList(facts.crumbs),
    ],
  };
}
