import type { Category, CategoryId } from '@farad/domain/category';
import { emptyFilter, type ProductFilter, type SearchAnswer } from '@farad/domain/search-query';
import { expect, it } from 'vitest';

import { cachedSearches } from './cached-searches.ts';
import { countVersions } from './versions.ts';

/** A search whose first answer has `first` products, the second one more, and so on. */
function searched(first = 1) {
  const asked: ProductFilter[] = [];
  const { versions, touch } = countVersions(() => null);
  const search = cachedSearches({
    versions,
    categoryBySlug: (slug) => (slug === 'unknown' ? undefined : ({ id: 7 as CategoryId } as Category)),
    search: async (filter) => {
      asked.push(filter);
      return { count: first + asked.length - 1 } as SearchAnswer;
    },
  });
  const count = async (filter: Partial<ProductFilter>, options = {}): Promise<number> =>
    (await search({ ...emptyFilter, categories: ['chips'], ...filter }, { facets: true, ...options })).count;
  return { count, touch };
}

it('a category without conditions is counted once, until it changes', async () => {
  const { count, touch } = searched();
  expect([await count({}), await count({}), await count({})]).toEqual([1, 1, 1]);
  touch(new Set([7 as CategoryId]));
  expect([await count({}), await count({})]).toEqual([2, 2]);
});

it('other lengths, orders, quantities and facets have answers of their own', async () => {
  const { count } = searched();
  expect(await count({})).toBe(1);
  expect(await count({ limit: 5 })).toBe(2);
  expect(await count({ sort: { kind: 'price', direction: 'ascending' } })).toBe(3);
  expect(await count({ quantity: 100 as ProductFilter['quantity'] })).toBe(4);
  expect(await count({}, { facets: false })).toBe(5);
  expect(await count({ categories: ['capacitors'] })).toBe(6);
});

it.each<Partial<ProductFilter>>([
  { text: '10k' },
  { brands: ['yageo'] },
  { isOnlyInStock: true },
  { isPromotion: true },
  { isMinimumMet: true },
  { variants: ['one'] },
  { skip: 20 },
  { categories: ['chips', 'capacitors'] },
  { categories: ['unknown'] },
  { categories: [] },
])('%j is searched every time', async (filter) => {
  const { count } = searched();
  expect([await count(filter), await count(filter)]).toEqual([1, 2]);
});

it('a text that many products match is searched once, until any product changes', async () => {
  const { count, touch } = searched(100_000);
  const asked = { text: 'resistor', categories: [] };
  const readings = [
    { facets: true, reading: { rest: 'a' } },
    { facets: true, reading: { rest: 'b' } },
  ] as const;
  expect([await count(asked), await count(asked)]).toEqual([100_000, 100_000]);
  touch(new Set([8 as CategoryId]));
  expect([await count(asked), await count(asked)]).toEqual([100_001, 100_001]);
  for (const [at, options] of readings.entries()) {
    expect([await count(asked, options), await count(asked, options)]).toEqual([100_002 + at, 100_002 + at]);
  }
  expect([await count({ ...asked, brands: ['yageo'] }), await count({ ...asked, skip: 20 })]).toEqual([
    100_004, 100_005,
  ]);
});

it('a category with a reading, with scores, or after a row is searched every time', async () => {
  const { count } = searched();
  const options = [{ reading: {} }, { debug: true }, { after: { id: 1 } }];
  for (const each of options) expect(await count({}, each)).not.toBe(await count({}, each));
});
