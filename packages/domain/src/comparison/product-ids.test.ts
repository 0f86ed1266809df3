import { expect, it } from 'vitest';

import type { ProductId } from '../product/index.ts';
import { comparisonMax } from '../site/constants.ts';
import { comparedRow, formatProductIds, markInComparison, mergeComparison, readProductIds } from './index.ts';

it.each([
  ['["2147483647"]', [2_147_483_647]],
  ['["2147483648"]', []],
  ['["1234567890"]', [1_234_567_890]],
  ['["12345678901"]', []],
  ['["01"]', []],
  ['[" 1"]', []],
  ['["1 "]', []],
  ['[1]', []],
  ['["5","5"]', [5]],
])('%s holds %j', (text, ids) => expect(readProductIds(text, 20)).toEqual(ids));

it('is written as strings', () => expect(formatProductIds([1, 2] as ProductId[])).toBe('["1","2"]'));

it('the guest’s products come first, at most twenty', () => {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => (from + at) as ProductId);
  expect(mergeComparison(ids(1, 2), ids(2, 30))).toEqual(ids(1, 20));
  expect(comparisonMax).toBe(20);
  const list = ids(1, 3);
  const kept = markInComparison(list, 2 as ProductId, true);
  expect(kept.ok && kept.value).toBe(list);
  expect(markInComparison(ids(1, 20), 5 as ProductId, false)).toMatchObject({ ok: true });
});

it('a row has its values and marks those that differ from the first', () => {
  expect(comparedRow([undefined, 1, 2, undefined])).toEqual({
    values: [undefined, 1, 2, undefined],
    isEqual: false,
    differs: [true, false, true, true],
  });
  expect(comparedRow([])).toBeNull();
  expect(comparedRow([0])).toEqual({ values: [0], isEqual: true, differs: [false] });
});
