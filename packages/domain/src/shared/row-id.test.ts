import { expect, test } from 'vitest';

import { productIdForm, rowIdForm, rowIdMax } from './row-id.ts';

test.each([
  ['1', true, true],
  ['42', true, true],
  ['9'.repeat(10), true, true],
  ['9'.repeat(11), true, false],
  ['9'.repeat(15), true, false],
  ['9'.repeat(16), false, false],
  ['0', false, false],
  ['01', false, false],
  ['-1', false, false],
  ['x1', false, false],
  ['1x', false, false],
  ['1 ', false, false],
  ['', false, false],
])('%j is a row id: %s, a product number: %s', (text, isRow, isProduct) => {
  expect([rowIdForm.test(text), productIdForm.test(text)]).toEqual([isRow, isProduct]);
});

test('the greatest id of an integer column is 2³¹ − 1', () => {
  expect(rowIdMax).toBe(2 ** 31 - 1);
});
