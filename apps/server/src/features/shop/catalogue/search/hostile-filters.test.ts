import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
// `close` throws if an error was logged during the tests.
afterAll(() => shop.close());

const hostile = [
  "' or 1=1 --",
  "'; drop table product; --",
  'draft',
  'state:draft',
  '{"$ne":null}',
  '../../etc/passwd',
  '%00',
  '*',
  '\\',
  'x'.repeat(100_000),
] as const;

const names = ['text', 'category', 'sort', 'brand', 'page', 'limit', 'state', 'purchase_price', 'attrs.resistance'];
const more = ['attrs.resistance.min', 'attrs.state', 'attrs.__proto__', 'attrs.purchase_price.max', '__proto__', 'id'];

const hidden = /DRAFT-1|Черновик|purchase|cost_?price/i;

describe('T32: operators and foreign names in facets, sorting and searches', () => {
  it.each(['/catalog/products', '/catalog/count', '/catalog/suggest', '/catalog/help', '/catalog/manufacturers'])(
    '%s refuses them or finds nothing, and reveals nothing hidden',
    async (path) => {
      const guest = shop.guest;
      for (const name of [...names, ...more]) {
        for (const value of hostile) {
          const query = new URLSearchParams([[name, value]]).toString();
          const answer = await guest().get(`${path}?${query}`);
          expect([name, value.slice(0, 30), answer.statusCode]).toEqual([
            name,
            value.slice(0, 30),
            answer.statusCode < 500 ? answer.statusCode : 'below 500',
          ]);
          // The response may repeat the input: searches repeat the text, refusals repeat the name.
          const rest = answer.body.replaceAll(value, '').replaceAll(name, '');
          expect(hidden.test(rest) ? [path, name, value.slice(0, 30), rest.slice(0, 200)] : []).toEqual([]);
        }
      }
    },
  );

  it('costs and margins can neither be filtered nor sorted by', async () => {
    const { id } = products.tiered;
    await shop.pool.query(
      `insert into product_cost (product_id, unit_price, at, tier_quantities, tier_prices) values ($1, 100, now(), '{1}', '{100}')`,
      [id],
    );
    const found = async (query: string) =>
      (await shop.guest().get(`/catalog/products?${query}`)).json<{ products?: { id: string }[] }>().products;
    const all = await found('');
    expect(all?.length).toBeGreaterThan(1);
    for (const name of ['cost', 'purchase_price', 'margin', 'average']) {
      for (const query of [`${name}=0.01`, `attrs.${name}=0.01`, `attrs.${name}.max=0.01`, `sort=${name}`]) {
        expect([query, (await found(query)) ?? all]).toEqual([query, all]);
      }
    }
  });

  it('slugs of a hundred thousand products are refused', async () => {
    const seo = Array.from({ length: 100_000 }, (_, at) => `part-${at}`);
    const answer = await shop.guest().post('/productspublic/inarray', { seo });
    expect([400, 413]).toContain(answer.statusCode);
  });

  it('a hidden product is in no list, count, suggestion, feed or sitemap', async () => {
    const seo = `part-${products.draft.id}`;
    const inArray = await shop.guest().post('/productspublic/inarray', { seo: [seo] });
    expect(inArray.json()).toEqual([]);
    expect((await shop.guest().get(`/catalog/products/${seo}`)).statusCode).toBe(404);
    for (const path of ['/catalog/products?text=DRAFT-1', '/catalog/suggest?text=DRAFT', '/catalog/categories']) {
      expect((await shop.guest().get(path)).body.replaceAll(/"text":"[^"]*"/g, ''), path).not.toMatch(
        /Черновик|part-10"/,
      );
    }
    for (const url of ['/sitemaps/products-0.xml', '/feeds/yandex.xml']) {
      const { body } = await shop.server.inject({ url });
      expect(body, url).toContain(`part-${products.tiered.id}<`);
      expect(body, url).not.toMatch(/part-10\b|Черновик/);
    }
    const { rows } = await shop.pool.query<{ count: number }>('select count(*)::integer as count from product');
    expect(rows[0]?.count).toBe(Object.keys(products).length);
  });
});
