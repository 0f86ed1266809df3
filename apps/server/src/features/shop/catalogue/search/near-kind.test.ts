import type { ProductListAnswer } from '@farad/contract/shop/search';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await openApplication({ parts: 6000 });
});
afterAll(() => shop.close());

async function list(query: Readonly<Record<string, string>>): Promise<ProductListAnswer> {
  const answer = await shop.get(`/catalog/products?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const spaced = (texts: readonly string[] = []): string[] => texts.map((text) => text.replaceAll('\u00a0', ' '));

it('a resistance that no resistor has is answered with the nearest resistors, not with thermistors', async () => {
  const thermistors = await list({ text: '5к', asTyped: '1' });
  expect(thermistors.products[0]?.category.slug).toBe('ntc-thermistors');
  const { nearValue, products, count, isMeaningFound } = await list({ text: '5к', limit: '60' });
  expect(spaced([nearValue?.asked ?? ''])).toEqual(['5 кОм']);
  expect(nearValue?.shown).toHaveLength(2);
  expect([count > 0, isMeaningFound]).toEqual([true, true]);
  expect(products.filter(({ category }) => /thermistor|trimmer|potentiometer/.test(category.slug))).toEqual([]);
});

it('the nearest resistors are read page by page', async () => {
  const first = await list({ text: '5к', limit: '2' });
  const second = await list({ text: '5к', limit: '2', after: first.next ?? '' });
  expect(second.nearValue).toEqual(first.nearValue);
  const seen = new Set([...first.products, ...second.products].map(({ _id }) => _id));
  expect(seen.size).toBe(Math.min(4, first.count));
});

it.each([
  ['resistors have it', { text: '10к' }],
  ['another kind is named', { text: 'термистор 5к' }],
  ['another kind is chosen', { text: '5к', categories: 'ntc-thermistors' }],
])('the value itself is listed where %s', async (_, query) => {
  const { nearValue, count } = await list(query);
  expect(nearValue).toBeNull();
  expect(count).toBeGreaterThan(0);
});
