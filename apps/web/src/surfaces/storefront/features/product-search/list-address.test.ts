import { describe, expect, it } from 'vitest';

import {
  atPage,
  conditionsOf,
  offeredPages,
  queryOf,
  queryOfForm,
  searchOf,
  sortedBy,
  withOnly,
  without,
  withoutConditions,
} from './list-address.ts';

const query = queryOf('?brands=yageo&brands=vishay&attrs.resistance.min=10000&qty=100&page=3');

describe('address of a list', () => {
  it('drops one value, a name, or all conditions, and returns to the first page', () => {
    expect(searchOf(without(query, 'brands', 'yageo'))).toBe('?brands=vishay&attrs.resistance.min=10000&qty=100');
    expect(searchOf(without(query, 'brands'))).toBe('?attrs.resistance.min=10000&qty=100');
    expect(searchOf(withoutConditions(query))).toBe('?qty=100');
  });

  it('ignores advertising parameters', () => {
    const carried =
      '?gclid=1&yclid=2&fbclid=3&_openstat=4&utm_source=x&categories=diodes&text=10k&attrs.x.min=1&brands=';
    expect(searchOf(conditionsOf(queryOf(carried)))).toBe('?text=10k&attrs.x.min=1');
  });

  it('replaces the values of a name', () => {
    expect(searchOf(withOnly(query, 'qty', '10'))).toBe(
      '?brands=vishay&brands=yageo&attrs.resistance.min=10000&qty=10',
    );
  });

  it('goes to a page', () => {
    expect(searchOf(atPage(queryOf('?a=1&page=2'), 4))).toBe('?page=4&a=1');
    expect(searchOf(atPage(queryOf('?page=2'), 1))).toBe('');
  });

  it('reverses the order at the second click', () => {
    expect(searchOf(sortedBy([], 'price'))).toBe('?sort=price');
    expect(searchOf(sortedBy(queryOf('?sort=price'), 'price'))).toBe('?sort=-price');
    expect(searchOf(sortedBy(queryOf('?sort=-price'), 'price'))).toBe('?sort=price');
    expect(searchOf(sortedBy(queryOf('?sort=price'), 'stock', 'descending'))).toBe('?sort=-stock');
  });

  it('leaves out empty fields of a form', () => {
    expect(
      queryOfForm([
        ['text', ' 4к7 '],
        ['qty', '1'],
        ['sort', 'relevance'],
        ['attrs.x.min', ''],
        ['brands', 'yageo'],
      ]),
    ).toEqual([
      ['text', '4к7'],
      ['brands', 'yageo'],
    ]);
  });

  it('offers the ends and the neighbours', () => {
    expect(offeredPages(1, 1)).toEqual([1]);
    expect(offeredPages(1, 9)).toEqual([1, 2, null, 9]);
    expect(offeredPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(offeredPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});
