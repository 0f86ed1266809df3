import { describe, expect, it } from 'vitest';

import { jsonForScript } from '../../../../ui/json-ld.tsx';
import { productJsonLd, type ProductFacts } from './json-ld.ts';

const facts: ProductFacts = {
  url: 'https://farad.example/product/x',
  mpn: 'RC0603FR-0710KL',
  brand: 'Yageo',
  title: 'Чип-резистор',
  description: '</script><script>alert(1)</script>',
  images: [],
  price: 1.0689,
  isInStock: true,
  rating: null,
  crumbs: [{ title: 'Каталог', url: 'https://farad.example/catalog' }],
};

describe('JSON-LD of a product', () => {
  it('cannot leave its script element', () => {
    const text = jsonForScript(productJsonLd(facts));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(text).toContain('\\u003c/script\\u003e');
    expect(JSON.parse(text)).toEqual(productJsonLd(facts));
  });

  it('offers only what is sold', () => {
    expect(JSON.stringify(productJsonLd(facts))).toContain('"price":1.0689,"priceCurrency":"RUB"');
    expect(JSON.stringify(productJsonLd({ ...facts, price: null }))).not.toContain('Offer');
    expect(JSON.stringify(productJsonLd({ ...facts, isInStock: false }))).toContain('OutOfStock');
  });

  it('has a rating only where there are reviews', () => {
    expect(JSON.stringify(productJsonLd(facts))).not.toContain('aggregateRating');
    expect(JSON.stringify(productJsonLd({ ...facts, rating: { average: 4.5, count: 2 } }))).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":2}',
    );
  });
});
