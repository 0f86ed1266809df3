import { translators } from '@farad/wording/server';
import { expect, test } from 'vitest';

import { loadCards } from './cards.server.ts';

const requested: string[] = [];
const answer = (name: string, value: object) => () => {
  requested.push(name);
  return Promise.resolve({ ok: true, value, setCookies: [] });
};
const brand = (slug: string, inStock: number) => ({ slug, name: slug.toUpperCase(), count: 100, inStock });
const line = (slug: string) => ({ slug, title: slug, summary: 's', at: '' });
const api = {
  banners: answer('banners', { banners: [{ id: '1', title: 'B', summary: '', link: null }] }),
  manufacturers: answer('brands', [
    brand('few', 1),
    brand('many', 9),
    ...Array.from({ length: 20 }, (_, at) => brand(`x${at}`, 5)),
  ]),
  news: answer('news', { news: ['a', 'b', 'c', 'd'].map(line), areExamples: false, next: null }),
} as unknown as Parameters<typeof loadCards>[0];

test('cards are loaded for the blocks that are shown, brands with most in stock first', async () => {
  const { banners, brands, news } = await loadCards(api, translators.en, ['search', 'news', 'brands']);
  expect(requested.toSorted()).toEqual(['brands', 'news']);
  expect(banners.cards).toEqual([]);
  expect(brands.cards).toHaveLength(12);
  expect(brands.cards[0]).toEqual({ id: 'many', title: 'MANY', summary: '', link: '/catalog/manufacturers/many' });
  expect(news).toMatchObject({ title: 'News', cards: [{ link: '/news/a' }, {}, {}] });
});
