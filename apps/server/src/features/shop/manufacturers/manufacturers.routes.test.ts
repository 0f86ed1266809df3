import { ManufacturerAnswer, ManufacturersAnswer } from '@farad/contract/shop/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shown = Object.values(products).filter(({ mpn }) => mpn !== products.draft.mpn);

it('counts shown products and those in stock; drafts are never counted', async () => {
  const list = ManufacturersAnswer.parse((await shop.guest().get('/catalog/manufacturers')).json());
  const inStock = shown.filter(({ stock }) => stock.some((pieces) => pieces > 0)).length;
  expect(list).toEqual([{ slug: 'yageo', name: 'Yageo', count: shown.length, inStock }]);
});

it('shows one with its categories, products and description', async () => {
  const description = JSON.stringify({ ru: 'О заводе', en: 'About', tr: 'Hakkında' });
  await shop.pool.query('insert into brand_description (brand_id, description) values (1, $1)', [description]);
  const answer = await shop.guest().get('/catalog/manufacturers/yageo', { 'accept-language': 'en' });
  const brand = ManufacturerAnswer.parse(answer.json());
  expect(brand).toMatchObject({ name: 'Yageo', description: 'About', count: shown.length });
  expect(brand.categories).toMatchObject([{ slug: 'parts', count: shown.length }]);
  expect(brand.products.map(({ mpn }) => mpn)).not.toContain(products.draft.mpn);
  expect(brand.products.length).toBeGreaterThan(0);
});

it.each(['nobody', 'YAGEO', '..', '%27', 'a'.repeat(250)])('does not find %s', async (slug) => {
  expect((await shop.guest().get(`/catalog/manufacturers/${slug}`)).statusCode).toBe(404);
});
