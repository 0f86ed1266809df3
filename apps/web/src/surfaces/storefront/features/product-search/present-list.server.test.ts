import { expect, test } from 'vitest';

import { queryOf } from './list-address.ts';
import { sortOf } from './present-list.server.ts';

test.each([
  ['', 'relevance'],
  ['?sort=-stock', '-stock'],
  ['?isSortByMinPrice=true', 'price'],
  ['?isSortByMaxPrice=1', '-price'],
  ['?isSortByMinPrice=false', 'relevance'],
  ['?isSortByMinPrice=true&sort=attrs.resistance', 'attrs.resistance'],
])('the select of a list at %j says %s', (search, sort) => {
  expect(sortOf(queryOf(search))).toBe(sort);
});
