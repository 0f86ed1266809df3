import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttributeKey, BrandId, CategoryId } from '../category/category.ts';
import type { Quantity, UnitPrice } from '../money/money.ts';
import type { Product, ProductId } from '../product/product.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapEntries, sitemapIndex, sitemapPagesMax } from './sitemap.ts';
import { xmlText } from './xml-text.ts';
import { ymlOffer, ymlStart } from './yml.ts';

const siteUrl = 'https://farad.example';

describe('text in XML', () => {
  it('escapes signs and leaves out what XML cannot hold', () => {
    expect(xmlText('R&D <b>"5"</b>\u0000\u0008\ud800 10\u00a0кОм\n')).toBe(
      'R&amp;D &lt;b&gt;&quot;5&quot;&lt;/b&gt; 10\u00a0кОм\n',
    );
  });

  it('never lets a tag or a broken character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = xmlText(text);
        expect(written).not.toMatch(/[<>"']/);
        expect(written.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('sitemap', () => {
  it('names a page in three languages, each with all versions', () => {
    const entries = sitemapEntries(siteUrl, {
      address: '/product/a',
      changedAt: new Date('2026-11-20T10:00:00Z'),
    });
    expect(entries.match(/<url>/g)).toHaveLength(3);
    expect(entries.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://farad.example/product/a',
      '<loc>https://farad.example/en/product/a',
      '<loc>https://farad.example/tr/product/a',
    ]);
    expect(entries.match(/hreflang="x-default" href="https:\/\/farad.example\/product\/a"/g)).toHaveLength(3);
    expect(entries.match(/<lastmod>2026-11-20T10:00:00.000Z<\/lastmod>/g)).toHaveLength(3);
  });

  it('keeps a file below 50 MB, also with long addresses', () => {
    const page = { address: `/product/${'a'.repeat(60)}`, changedAt: new Date() };
    expect(sitemapEntries(siteUrl, page).length * sitemapPagesMax).toBeLessThan(50_000_000);
  });

  it('says nothing of a time it does not know', () => {
    expect(sitemapIndex([{ url: `${siteUrl}/sitemaps/pages.xml`, changedAt: null }])).toContain(
      '<sitemap><loc>https://farad.example/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});

describe('security.txt (RFC 9116)', () => {
  it('never expires, and is the same all day', () => {
    const at = (now: string) => securityText({ siteUrl, email: 'shop@farad.example', now: new Date(now) });
    expect(at('2026-11-22T23:59:00Z')).toBe(at('2026-11-22T00:00:00Z'));
    const [, expires = ''] = /^Expires: (.+)$/m.exec(at('2026-11-22T12:00:00Z')) ?? [];
    expect(expires).toBe('2027-05-21T00:00:00.000Z');
    expect(at('2026-11-22T12:00:00Z')).toMatch(/^Contact: mailto:shop@farad\.example$/m);
    expect(at('2026-11-22T12:00:00Z')).toMatch(/^Canonical: https:\/\/farad\.example\/\.well-known\/security\.txt$/m);
  });
});

describe('robots.txt', () => {
  it("closes the visitor's own pages in every language and opens the rest", () => {
    const lines = robotsText(siteUrl).split('\n');
    expect(lines).toContain('Disallow: /basket');
    expect(lines).toContain('Disallow: /tr/checkout');
    expect(lines).toContain('Sitemap: https://farad.example/sitemap.xml');
    expect(lines.filter((line) => line.startsWith('Clean-param:'))).toHaveLength(1);
    expect(lines.some((line) => line === 'Disallow: /' || line.startsWith('Disallow: /catalog'))).toBe(false);
  });
});

const product: Product = {
  id: 7 as ProductId,
  seo: 'rc0603fr-0710kl',
  mpn: 'RC0603FR-0710KL',
  brandId: 1 as BrandId,
  categoryId: 3 as CategoryId,
  title: { ru: 'Чип-резистор 10 кОм', en: 'Chip resistor 10 kΩ', tr: 'Çip direnç 10 kΩ' },
  description: { ru: '', en: '', tr: '' },
  tiers: [
    { minQuantity: 1 as Quantity, unitPrice: 12_500 as UnitPrice },
    { minQuantity: 100 as Quantity, unitPrice: 8_025 as UnitPrice },
  ],
  beforePrice: 10_000 as UnitPrice,
  minQuantity: 100 as Quantity,
  multiple: 100 as Quantity,
  unit: 'piece',
  package: '0603',
  weightMilligrams: 20,
  lifecycle: 'active',
  state: 'published',
  country: null,
  leadTimeDays: null,
  attributes: { resistance: 10_000, is_automotive: false },
  variantGroup: null,
  series: null,
  documents: [],
  images: ['/images/a.webp', 'https://img.example/b.webp'],
  images360: [],
  otherNumbers: {},
  vatClass: 'standard',
  warrantyMonths: null,
  customsDeclaration: null,
  isMarked: false,
  demand: 0,
};

const attribute = (key: string, unit: 'ohm' | null) => ({
  key: key as AttributeKey,
  kind: unit === null ? ('flag' as const) : ('number' as const),
  unit,
  title: { ru: key, en: key, tr: key },
  valueTitles: {},
});

describe('feed of goods', () => {
  const words = { yes: 'Да', no: 'Нет', minimum: (quantity: Quantity) => `от ${quantity}` };
  const attributes = [attribute('resistance', 'ohm'), attribute('is_automotive', null), attribute('missing', 'ohm')];

  it('offers the price of the smallest quantity sold', () => {
    const offer = ymlOffer(siteUrl, { product, available: 99 as Quantity, brand: 'Yageo', attributes }, words);
    expect(offer).toContain('<offer id="7" available="false"><url>https://farad.example/product/rc0603fr-0710kl</url>');
    expect(offer).toContain('<price>0.8025</price><oldprice>1</oldprice>');
    expect(offer).toContain('<picture>https://farad.example/images/a.webp</picture>');
    expect(offer).toContain('<param name="resistance" unit="кОм">10</param><param name="is_automotive">Нет</param>');
    expect(offer).not.toContain('missing');
    expect(offer).toContain('<sales_notes>от 100</sales_notes>');
    expect(offer).toContain('<weight>0.001</weight><count>99</count>');
  });

  it('has no old price where it would be no lower one', () => {
    const offer = ymlOffer(
      siteUrl,
      {
        product: { ...product, beforePrice: 8_025 as UnitPrice },
        available: 100 as Quantity,
        brand: 'Y',
        attributes: [],
      },
      words,
    );
    expect(offer).not.toContain('oldprice');
    expect(offer).toContain('available="true"');
  });

  it('is dated in the time of Moscow', () => {
    const start = ymlStart({ name: 'F', company: 'F', siteUrl, at: new Date('2026-11-20T22:30:05Z'), categories: [] });
    expect(start).toContain('date="2026-11-21T01:30:05+03:00"');
  });
});
