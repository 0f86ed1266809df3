import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttributeKey, BrandId, Category, CategoryId } from '../category/category.ts';
import type { Quantity, UnitPrice } from '../money/money.ts';
import type { Product, ProductId } from '../product/product.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapEnd, sitemapEntries, sitemapIndex, sitemapPagesMax, sitemapStart } from './sitemap.ts';
import { xmlText } from './xml-text.ts';
import { ymlEnd, ymlOffer, ymlStart } from './write-yml.ts';
import { localized } from '../shared/index.ts';
import { allLanguages } from '../shared/shown-languages.ts';

const siteUrl = 'https://farad.example';

describe('text in XML', () => {
  it('escapes signs and removes characters that XML forbids', () => {
    expect(xmlText('R&D <b>"5"</b>\u0000\u0008\ud800 10\u00a0кОм\n')).toBe(
      'R&amp;D &lt;b&gt;&quot;5&quot;&lt;/b&gt; 10\u00a0кОм\n',
    );
  });

  it('never outputs a tag or a broken character', () => {
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
  it('lists a page in three languages, each with all versions', () => {
    const entries = sitemapEntries(
      siteUrl,
      { address: '/product/a', changedAt: new Date('2026-11-20T10:00:00Z') },
      allLanguages,
    );
    expect(entries.match(/<url>/g)).toHaveLength(3);
    expect(sitemapStart + entries + sitemapEnd).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" [^>]+>\n(?:<url><loc>[^<]+<\/loc><lastmod>[^<]+<\/lastmod>(?:<xhtml:link [^>]+\/>){4}<\/url>\n){3}<\/urlset>\n$/,
    );
    expect(entries.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://farad.example/product/a',
      '<loc>https://farad.example/en/product/a',
      '<loc>https://farad.example/tr/product/a',
    ]);
    expect(entries.match(/hreflang="x-default" href="https:\/\/farad.example\/product\/a"/g)).toHaveLength(3);
    expect(entries.match(/<lastmod>2026-11-20T10:00:00.000Z<\/lastmod>/g)).toHaveLength(3);
  });

  it('leaves out a language that the site does not show', () => {
    const entries = sitemapEntries(siteUrl, { address: '/a', changedAt: null }, { shown: ['en', 'ru'], main: 'en' });
    expect(entries.match(/<loc>[^<]+/g)).toEqual(['<loc>https://farad.example/en/a', '<loc>https://farad.example/a']);
    expect(entries).not.toContain('/tr/');
    expect(entries).toContain('hreflang="x-default" href="https://farad.example/en/a"');
  });

  it('has at most 50,000 URLs in a file (sitemaps.org)', () => {
    expect(sitemapPagesMax).toBe(16_666);
  });

  it('keeps a file below 50 MB, also with long URLs', () => {
    const page = { address: `/product/${'a'.repeat(60)}`, changedAt: new Date() };
    expect(sitemapEntries(siteUrl, page, allLanguages).length * sitemapPagesMax).toBeLessThan(50_000_000);
  });

  it('omits an unknown time', () => {
    const files = ['a', 'b'].map((name) => ({ url: `${siteUrl}/sitemaps/${name}.xml`, changedAt: null }));
    expect(sitemapIndex(files)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<sitemap><loc>https://farad.example/sitemaps/a.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://farad.example/sitemaps/b.xml</loc></sitemap>\n</sitemapindex>\n',
    );
    expect(sitemapEntries(siteUrl, { address: '/a', changedAt: null }, allLanguages)).not.toContain('lastmod');
  });
});

describe('security.txt (RFC 9116)', () => {
  it('never expires, and is constant during a day', () => {
    const at = (now: string) => securityText({ siteUrl, email: 'shop@farad.example', now: new Date(now) });
    expect(at('2026-11-22T23:59:00Z')).toBe(at('2026-11-22T00:00:00Z'));
    const [, expires = ''] = /^Expires: (.+)$/m.exec(at('2026-11-22T12:00:00Z')) ?? [];
    expect(expires).toBe('2027-05-21T00:00:00.000Z');
    expect(at('2026-11-22T12:00:00Z').split('\n')).toEqual([
      'Contact: mailto:shop@farad.example',
      'Contact: https://farad.example/feedback',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: ru, en, tr',
      'Canonical: https://farad.example/.well-known/security.txt',
      '',
    ]);
  });
});

describe('robots.txt', () => {
  it('closes personal pages in every language and opens the rest', () => {
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
  title: localized({ ru: 'Чип-резистор 10 кОм', en: 'Chip resistor 10 kΩ', tr: 'Çip direnç 10 kΩ' }),
  description: localized({ ru: '', en: '', tr: '' }),
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
  title: localized({ ru: key, en: key, tr: key }),
  valueTitles: {},
});

describe('the whole robots.txt', () => {
  it('has equal rules for all, and for Yandex also the ignored parameters', () => {
    const own = ['/basket', '/checkout', '/cabinet', '/sign-in', '/search'];
    const closed = ['', '/en', '/tr'].flatMap((locale) => own.map((path) => `Disallow: ${locale}${path}`));
    const once = ['/admin', '/api/', '/*?*sort='].map((path) => `Disallow: ${path}`);
    expect(robotsText(siteUrl).split('\n')).toEqual([
      'User-agent: *',
      ...closed,
      ...once,
      '',
      'User-agent: Yandex',
      ...closed,
      ...once,
      'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&from',
      '',
      'Sitemap: https://farad.example/sitemap.xml',
      '',
    ]);
  });
});

describe('feed of goods', () => {
  const words = { yes: 'Да', no: 'Нет', minimum: (quantity: Quantity) => `от ${quantity}` };
  const attributes = [attribute('resistance', 'ohm'), attribute('is_automotive', null), attribute('missing', 'ohm')];

  it('offers the price at the minimum quantity', () => {
    const offer = ymlOffer(siteUrl, { product, available: 99 as Quantity, brand: 'Yageo', attributes }, words);
    expect(offer).toContain('<offer id="7" available="false"><url>https://farad.example/product/rc0603fr-0710kl</url>');
    expect(offer).toContain('<price>0.80</price><oldprice>1.00</oldprice>');
    expect(offer).toContain('<picture>https://farad.example/images/a.webp</picture>');
    expect(offer).toContain('<param name="resistance" unit="кОм">10</param><param name="is_automotive">Нет</param>');
    expect(offer).not.toContain('missing');
    expect(offer).toContain('<sales_notes>от 100</sales_notes>');
    expect(offer).toContain('<weight>0.001</weight><count>99</count>');
  });

  const one = {
    product: { ...product, minQuantity: 1 as Quantity, multiple: 1 as Quantity },
    available: 1 as Quantity,
    brand: 'Y',
    attributes: [],
  };

  it('names the product, the seller and the URL', () => {
    const described = { ...product, description: localized({ ru: 'Толстая плёнка', en: '', tr: '' }) };
    const offer = ymlOffer(siteUrl, { ...one, product: described }, words);
    expect(offer).toContain('<currencyId>RUB</currencyId><categoryId>3</categoryId>');
    expect(offer).toContain('<picture>https://img.example/b.webp</picture><name>Чип-резистор 10 кОм</name>');
    expect(offer).toContain('<vendor>Y</vendor><vendorCode>RC0603FR-0710KL</vendorCode>');
    expect(offer).toContain('<description>Толстая плёнка</description><sales_notes>от 100</sales_notes>');
  });

  it('omits missing values', () => {
    const offer = ymlOffer(siteUrl, { ...one, product: { ...one.product, weightMilligrams: null } }, words);
    for (const field of ['description', 'sales_notes', 'weight', 'changed']) expect(offer).not.toContain(field);
    const two = ymlOffer(siteUrl, { ...one, product: { ...one.product, minQuantity: 2 as Quantity } }, words);
    expect(two).toContain('<sales_notes>от 2</sales_notes>');
  });

  it.each([
    [1, '0.001'],
    [1000, '0.001'],
    [1001, '0.002'],
    [1_234_000, '1.234'],
    [500_000_000, '500.000'],
  ])('%i mg are %s kg', (weightMilligrams, kilograms) => {
    const offer = ymlOffer(siteUrl, { ...one, product: { ...one.product, weightMilligrams } }, words);
    expect(offer).toContain(`<weight>${kilograms}</weight>`);
  });

  it('writes numbers with an ASCII minus and without spaces', () => {
    const temperature = { ...attribute('t', 'ohm'), unit: 'celsius' as const };
    const plain = { ...attribute('n', null), kind: 'number' as const };
    const values = { t: -40, n: 12_345, is_automotive: true };
    const offer = ymlOffer(
      siteUrl,
      {
        ...one,
        product: { ...one.product, attributes: values },
        attributes: [temperature, plain, attribute('is_automotive', null)],
      },
      words,
    );
    expect(offer).toContain('<param name="t" unit="°C">-40</param>');
    expect(offer).toContain('<param name="is_automotive">Да</param>');
    expect(offer).toMatch(/<param name="n">12.?345<\/param>/);
  });

  it('starts with the shop and its categories, and ends', () => {
    const categories = [
      { id: 1, parentId: null, title: localized({ ru: 'Резисторы', en: '', tr: '' }) },
      { id: 3, parentId: 1, title: localized({ ru: 'Чип', en: '', tr: '' }) },
    ] as unknown as Category[];
    const at = new Date('2026-11-20T22:30:05Z');
    expect(ymlStart({ name: 'Farad', company: 'ООО «Р»', siteUrl, at, categories }) + ymlEnd).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21T01:30:05+03:00"><shop>' +
        '<name>Farad</name><company>ООО «Р»</company><url>https://farad.example</url>' +
        '<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n' +
        '<category id="1">Резисторы</category>\n<category id="3" parentId="1">Чип</category>\n' +
        '</categories>\n<offers>\n</offers></shop></yml_catalog>\n',
    );
  });

  it('states the smallest valid quantity, not an invalid one below the multiple', () => {
    const sold = { ...product, minQuantity: 1 as Quantity, multiple: 100 as Quantity };
    const offer = ymlOffer(siteUrl, { product: sold, available: 99 as Quantity, brand: 'Y', attributes: [] }, words);
    expect(offer).toContain('available="false"');
    expect(offer).toContain('<price>0.80</price>');
    expect(offer).toContain('<sales_notes>от 100</sales_notes>');
  });

  it('has the elements of the format in order (integrations section 6), each number with two decimals', () => {
    const inOrder = 'url price oldprice currencyId categoryId picture name vendor vendorCode barcode description';
    const allowed = [...inOrder.split(' '), 'sales_notes', 'param', 'weight', 'dimensions', 'count'];
    const states = [
      { ...product, description: { ...product.description, ru: 'Первая строка & <вторая> ]]>' } },
      { ...product, beforePrice: null, images: [], weightMilligrams: null },
      { ...product, tiers: product.tiers.map((tier) => ({ ...tier, unitPrice: 3 as UnitPrice })) },
    ];
    for (const state of states) {
      const offer = { product: state, available: 0 as Quantity, brand: 'Y', attributes };
      const written = ymlOffer(siteUrl, offer, words);
      const names = Array.from(written.matchAll(/<(\w+)[ >]/g), ([, name = '']) => name).slice(1);
      const places = names.map((name) => allowed.indexOf(name));
      expect(places, names.join(' ')).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBe(0);
      for (const [, price] of written.matchAll(/<(?:old)?price>([^<]*)</g)) expect(price).toMatch(/^\d+\.\d\d$/);
      expect(written).not.toContain('<price>0.00');
    }
  });

  it('has no old price unless it is higher', () => {
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

  it('has a date in Moscow time', () => {
    const start = ymlStart({ name: 'F', company: 'F', siteUrl, at: new Date('2026-11-20T22:30:05Z'), categories: [] });
    expect(start).toContain('date="2026-11-21T01:30:05+03:00"');
  });
});
