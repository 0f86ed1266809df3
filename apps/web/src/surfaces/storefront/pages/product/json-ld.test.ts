import type { UnitPrice } from '@farad/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { schemaOrgProblems } from '#testing/schema-org-problems.ts';
import { jsonForScript } from '#ui/json-ld.tsx';
import { productJsonLd, type OfferFacts, type ProductFacts } from './json-ld.ts';

const offer: OfferFacts = {
  tiers: [
    [1, 10_689 as UnitPrice],
    [100, 852 as UnitPrice],
  ],
  lowest: 1,
  stock: 'in_stock',
  now: new Date('2026-11-23T22:30:00Z'),
  seller: { name: 'Farad', url: 'https://farad.example/' },
  returns: { days: 7, url: 'https://farad.example/c/vozvrat-i-obmen' },
  shipping: { price: 29_000 as never, handlingDays: 1, transitDays: [2, 4] },
};

const facts: ProductFacts = {
  url: 'https://farad.example/product/x',
  mpn: 'RC0603FR-0710KL',
  brand: 'Yageo',
  title: 'Чип-резистор',
  description: '</script><script>alert(1)</script>',
  images: ['https://farad.example/drawings/x.png'],
  category: ['Пассивные компоненты', 'Чип-резисторы'],
  properties: [
    { title: 'Сопротивление', value: 10_000, text: '10 кОм', unit: 'ohm' },
    { title: 'Диапазон температур', value: [-55, 155], text: '−55…155 °C', unit: 'celsius' },
    { title: 'ТКС', value: 100, text: '±100 ppm/°C', unit: 'ppm_per_kelvin' },
    { title: 'Корпус', value: null, text: '0603', unit: null },
  ],
  offer,
  rating: null,
  crumbs: [{ title: 'Каталог', url: 'https://farad.example/catalog' }],
};

type Loose = Readonly<Record<string, unknown>>;

const productOf = (changed: Partial<ProductFacts>): Loose => {
  const { '@graph': graph } = productJsonLd({ ...facts, ...changed }) as { readonly '@graph': readonly Loose[] };
  return graph[0] ?? {};
};

const offerOf = (changed: Partial<OfferFacts> = {}): Loose =>
  productOf({ offer: { ...offer, ...changed } })['offers'] as Loose;

describe('JSON-LD of a product', () => {
  it('cannot leave its script element', () => {
    const text = jsonForScript(productJsonLd(facts));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(text).toContain('\\u003c/script\\u003e');
    expect(JSON.parse(text)).toEqual(productJsonLd(facts));
  });

  it('has an offer with price in whole kopecks, seller, validity, delivery and returns', () => {
    expect(offerOf()).toMatchObject({
      price: '1.07',
      priceCurrency: 'RUB',
      priceValidUntil: '2026-12-24',
      availability: 'https://schema.org/InStock',
      seller: {
        '@type': 'Organization',
        name: 'Farad',
      },
      shippingDetails: {
        shippingRate: {
          value: '290.00',
          currency: 'RUB',
        },
        deliveryTime: {
          handlingTime: { maxValue: 1 },
          transitTime: {
            minValue: 2,
            maxValue: 4,
            unitCode: 'DAY',
          },
        },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        applicableCountry: 'RU',
      },
    });
  });

  it('has every price break, exact even below a kopeck', () => {
    expect(offerOf()['priceSpecification']).toEqual([
      {
        '@type': 'UnitPriceSpecification',
        price: '1.0689',
        priceCurrency: 'RUB',
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: 1,
          maxValue: 99,
        },
      },
      {
        '@type': 'UnitPriceSpecification',
        price: '0.0852',
        priceCurrency: 'RUB',
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: 100,
        },
      },
    ]);
    expect(offerOf({ tiers: [[1, 125_000 as UnitPrice]] })).not.toHaveProperty('priceSpecification');
  });

  it('has the price of the smallest quantity that is sold', () => {
    expect(offerOf({ lowest: 100 })).toMatchObject({ price: '0.09', eligibleQuantity: { minValue: 100 } });
    expect(offerOf({ lowest: 100 })).not.toHaveProperty('priceSpecification');
    expect(offerOf({ lowest: 20 })['priceSpecification']).toMatchObject([
      { price: '1.0689', eligibleQuantity: { minValue: 20, maxValue: 99 } },
      { price: '0.0852', eligibleQuantity: { minValue: 100 } },
    ]);
  });

  it('is not in stock if it must be ordered first, or is unavailable', () => {
    expect(offerOf({ stock: 'on_order' })['availability']).toBe('https://schema.org/BackOrder');
    expect(offerOf({ stock: 'none' })['availability']).toBe('https://schema.org/OutOfStock');
    expect(JSON.stringify(productOf({ offer: null }))).not.toContain('Offer');
  });

  it('has parameters as numbers with unit codes, else as text', () => {
    expect(productOf({})['additionalProperty']).toEqual([
      { '@type': 'PropertyValue', name: 'Сопротивление', value: 10_000, unitCode: 'OHM' },
      { '@type': 'PropertyValue', name: 'Диапазон температур', minValue: -55, maxValue: 155, unitCode: 'CEL' },
      { '@type': 'PropertyValue', name: 'ТКС', value: '±100 ppm/°C' },
      { '@type': 'PropertyValue', name: 'Корпус', value: '0603' },
    ]);
    expect(productOf({})['category']).toBe('Пассивные компоненты > Чип-резисторы');
  });

  it('has a rating only if there are reviews', () => {
    expect(productOf({})).not.toHaveProperty('aggregateRating');
    expect(productOf({ rating: { average: 4.5, count: 2 } })['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
    });
  });
});

describe('the vocabulary of schema.org', () => {
  it('has every term used for a product in any state', () => {
    const price = fc.integer({ min: 1, max: 10_000_000_000 }) as fc.Arbitrary<UnitPrice>;
    const offers = fc.record({
      tiers: fc.tuple(price, price).map(([one, many]) => [[1, one] as const, [100, many] as const]),
      lowest: fc.constantFrom(1, 100, 5000),
      stock: fc.constantFrom('in_stock' as const, 'on_order' as const, 'none' as const),
      shipping: fc.constantFrom(null, offer.shipping),
    });
    fc.assert(
      fc.property(fc.option(offers), fc.boolean(), (changed, isRated) => {
        const rating = isRated ? { average: 5, count: 1 } : null;
        const one = changed === null ? null : { ...offer, ...changed };
        expect(schemaOrgProblems(productJsonLd({ ...facts, rating, offer: one }))).toEqual([]);
      }),
    );
  });

  it('rejects unknown terms', () => {
    const context = { '@context': 'https://schema.org' };
    const problems = (node: Loose) => schemaOrgProblems({ ...context, ...node });
    expect(problems({ '@type': 'Product', mpm: 'x' })).toEqual(['[0]: Product has no mpm']);
    expect(problems({ '@type': 'Offer', priceValidUntil: 'soon' })).toHaveLength(1);
    expect(problems({ '@type': 'Offer', availability: 'https://schema.org/Somewhere' })).toHaveLength(1);
    expect(problems({ '@type': 'Product', brand: { '@type': 'Offer' } })).toHaveLength(1);
    expect(problems({ '@type': 'Prodct' })).toHaveLength(1);
  });
});
