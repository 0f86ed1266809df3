import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexingOf, orderedSearch } from './indexing.ts';

const list = { count: 100, page: 1, pages: 5, problem: null };

describe('views of a list that search engines may index (product C15)', () => {
  it.each(['', '?utm_source=x&yclid=1', '?page=1'])('the list itself, by its bare address: %s', (search) => {
    expect(indexingOf(search, list)).toEqual({ isIndexed: true, canonicalSearch: '' });
  });

  it('each page by its own address', () => {
    const third = { ...list, page: 3 };
    expect(indexingOf('?page=3&utm_source=x', third)).toEqual({ isIndexed: true, canonicalSearch: '?page=3' });
  });

  it.each([
    '?text=10k',
    '?brands=yageo',
    '?attrs.package=0603',
    '?sort=price',
    '?qty=100',
    '?limit=60',
    '?facet=brands',
  ])('no other view: %s', (search) => expect(indexingOf(search, list).isIndexed).toBe(false));

  it('no empty list, no page beyond the end, no invalid condition', () => {
    expect(indexingOf('', { ...list, count: 0, pages: 0 }).isIndexed).toBe(false);
    expect(indexingOf('?page=6', { ...list, page: 6 }).isIndexed).toBe(false);
    const problem = { name: 'page', text: 'x', message: '' };
    expect(indexingOf('?page=x', { ...list, problem }).isIndexed).toBe(false);
  });
});

describe('the one address of a view', () => {
  it.each([
    ['?page=2&brands=yageo', '?brands=yageo&page=2'],
    ['?utm_source=x&sort=price&text=10k&gclid=1', '?text=10k&sort=price&utm_source=x&gclid=1'],
    ['?attrs.package=0805&attrs.package=0603', '?attrs.package=0603&attrs.package=0805'],
    ['?sort=price&attrs.x.min=&text=10k', '?text=10k&sort=price'],
    ['?attrs.x.max=2&attrs.x.min=1&attrs.a=3', '?attrs.a=3&attrs.x.min=1&attrs.x.max=2'],
  ])('%s is %s', (given, ordered) => expect(orderedSearch(given)).toBe(ordered));

  it.each(['', '?utm_source=x', '?text=10k&utm_source=x&page=2', '?brands=&page=2', '?unknown=1&a=2', '?text=10+k'])(
    'is unchanged if the order is right: %s',
    (search) => expect(orderedSearch(search)).toBeNull(),
  );

  it('is reached by one redirect', () => {
    const name = fc.constantFrom(
      'text',
      'brands',
      'attrs.a',
      'attrs.a.min',
      'attrs.b',
      'sort',
      'page',
      'utm_source',
      'x',
    );
    const query = fc.array(fc.tuple(name, fc.string()));
    fc.assert(
      fc.property(query, (pairs) => {
        const ordered = orderedSearch(`?${new URLSearchParams(pairs).toString()}`);
        expect(ordered === null ? null : orderedSearch(ordered)).toBeNull();
      }),
    );
  });
});
