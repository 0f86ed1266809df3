import { expect, test } from 'vitest';

import { dropped, rowAt } from './use-drag-order.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('a row dragged from %i to %i', (from, to, expected) => {
  expect(dropped([...'abcd'], from, to).join('')).toBe(expected);
});

test.each([
  [-50, 0],
  [10, 0],
  [45, 1], // the gap belongs to the row below it
  [80, 1],
  [500, 2],
])('at the height %i the row is %i', (y, expected) => {
  const rows = [0, 48, 96].map((top) => ({ top, bottom: top + 40 }));
  expect(rowAt(rows, y)).toBe(expected);
});
