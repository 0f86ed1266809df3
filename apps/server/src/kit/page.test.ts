import { expect, test } from 'vitest';

import { byId, momentKey, pageOf } from './page.ts';

const rows = [{ id: 7 }, { id: 5 }, { id: 4 }];

test('one row more than the page holds leads to a next page after the last row shown', () => {
  expect(pageOf(rows, 2, byId)).toEqual({ page: [{ id: 7 }, { id: 5 }], next: '5' });
});

test('a page that holds all rows is the last', () => {
  expect(pageOf(rows, 3, byId)).toEqual({ page: rows, next: null });
  expect(pageOf([], 3, byId)).toEqual({ page: [], next: null });
});

test('a moment key has milliseconds and id', () => {
  expect(momentKey(new Date(1_763_800_000_000), 12)).toBe('1763800000000-12');
});
