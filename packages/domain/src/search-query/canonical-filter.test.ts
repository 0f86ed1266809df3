import { expect, test } from 'vitest';

import type { AttributeKey } from '../category/index.ts';
import { canonicalFilter, emptyFilter, type AttributeFilter } from './index.ts';

test('values are sorted as numbers or as texts, each once', () => {
  const key = 'size' as AttributeKey;
  const sorted = (...values: readonly (string | number | boolean)[]) =>
    canonicalFilter({ ...emptyFilter, attrs: [{ kind: 'values', key, values }] }).attrs;
  expect(sorted(10, 9, 100, 9)).toEqual([{ kind: 'values', key, values: [9, 10, 100] }]);
  expect(sorted('b', 'a', 'b')).toEqual([{ kind: 'values', key, values: ['a', 'b'] }]);
  expect(sorted(true, false)).toEqual([{ kind: 'values', key, values: [false, true] }]);
  expect(sorted('auto', 5)).toEqual([{ kind: 'values', key, values: [5, 'auto'] }]);
  expect(sorted(5, 'auto')).toEqual(sorted('auto', 5));
  expect(sorted()).toEqual([]);
});

test('values of an attribute come before its bounds, attributes in the order of their keys', () => {
  const [a, b] = ['a', 'b'].map((key) => key as AttributeKey) as [AttributeKey, AttributeKey];
  const bounds = (key: AttributeKey): AttributeFilter => ({ kind: 'between', key, from: 1, to: null });
  const values = (key: AttributeKey, ...own: readonly number[]): AttributeFilter => ({
    kind: 'values',
    key,
    values: own,
  });
  const attrs = [bounds(b), values(b, 2), bounds(a), values(b, 1), values(a, 3), { ...bounds(a), from: null } as const];
  expect(canonicalFilter({ ...emptyFilter, attrs }).attrs).toEqual([
    values(a, 3),
    bounds(a),
    values(b, 1, 2),
    bounds(b),
  ]);
});
