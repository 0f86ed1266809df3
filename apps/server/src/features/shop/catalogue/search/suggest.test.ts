import type { SuggestAnswer } from '@farad/contract/shop/search';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 1200 });
});
afterAll(() => shop.close());

const suggested = async (text: string, language = 'ru'): Promise<SuggestAnswer> => {
  const response = await shop.get(`/catalog/suggest?text=${encodeURIComponent(text)}`, { 'accept-language': language });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<SuggestAnswer>();
};

it.each(['', '?text=', '?text=%20%20'])('suggests nothing for an empty text (%s)', async (query) => {
  const response = await shop.get(`/catalog/suggest${query}`);
  expect(response.json()).toEqual({ products: [], categories: [], brands: [] });
});

it.each([
  ['?nonsense=1', 'unknown_field', 'nonsense'],
  ['?text=a&limit=100', 'unknown_field', 'limit'],
  ['?text=a&text=b', 'invalid_input', 'text'],
  ['?text=%00', 'invalid_input', 'text'],
  [`?text=${'a'.repeat(201)}`, 'invalid_input', 'text'],
])('refuses %s and names the field', async (query, code, field) => {
  const response = await shop.get(`/catalog/suggest${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code, field } });
});

it.each([
  ['rc0603fr', 'RC0603FR-0710KL'],
  ['K155LA3', 'К155ЛА3'],
  ['к155ла', 'К155ЛА3'],
])('finds part numbers beginning with %s', async (typed, mpn) => {
  const { products } = await suggested(typed);
  expect(products.length).toBeLessThanOrEqual(6);
  expect(products.map((product) => product.mpn)).toContain(mpn);
});

it('parses values', async () => {
  const { products } = await suggested('10к 0603');
  expect(products.length).toBeGreaterThan(0);
  expect(new Set(products.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['chip-resistors']));
  expect(products.every((product) => product.package === '0603' && Object.keys(product.price).length > 0)).toBe(true);
});

it('links the categories with parts that match the meaning', async () => {
  const { categories } = await suggested('резистор 10к 0603');
  const [first] = categories;
  expect(first).toMatchObject({ slug: 'chip-resistors', conditions: expect.stringMatching(/^10\sкОм, 0603/) });
  const search = new URLSearchParams([['categories', first?.slug ?? ''], ...(first?.query ?? [])]);
  const list = await shop.get(`/catalog/products?${search.toString()}`);
  expect(list.json<{ count: number }>().count).toBe(first?.count);
  expect((await suggested('резистор')).categories.every(({ query }) => query.length === 0)).toBe(true);
});

it('names categories in the requested language, and brands', async () => {
  expect((await suggested('рези')).categories.map(({ slug }) => slug)).toContain('chip-resistors');
  expect((await suggested('resis', 'en')).categories.map(({ slug }) => slug)).toContain('chip-resistors');
  expect((await suggested('yag')).brands).toEqual([{ slug: 'yageo', name: 'Yageo' }]);
});

it('corrects typing errors and the wrong keyboard layout', async () => {
  expect((await suggested('ту555')).products.map(({ mpn }) => mpn)).toContain('NE555P');
  expect((await suggested('к155лаз')).products[0]?.mpn).toBe('К155ЛА3');
});
