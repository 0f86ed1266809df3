import { expect, test } from 'vitest';

import { sortedBy, sortOf, withSort } from './table-sort.ts';

const state = { filters: { text: 'a', sort: 'total_back' }, turned: ['7'] };

test('returns the sort direction of a column', () => {
  expect(sortOf(state, sortedBy('total'))).toBe('descend');
  expect(sortOf(state, sortedBy('number'))).toBeNull();
  expect(sortOf(state, undefined)).toBeNull();
  expect(sortOf({ ...state, filters: {} }, sortedBy('total'))).toBeNull();
});

test('another order returns to the first page and keeps the filters', () => {
  expect(withSort(state, sortedBy('number'), 'ascend')).toEqual({ filters: { text: 'a', sort: 'number' }, turned: [] });
  expect(withSort(state, sortedBy('total'), null)).toEqual({ filters: { text: 'a' }, turned: [] });
});
