import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ProductId } from '../product/index.ts';
import { comparisonMax } from '../site/index.ts';
import { comparedRow, formatProductIds, markInComparison, mergeComparison, readProductIds } from './index.ts';

const ids = (...numbers: number[]) => numbers as ProductId[];
const someIds = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: comparisonMax })
  .map((list) => ids(...list));

test('a product is added once and removed once, and repeating it changes nothing', () => {
  expect(markInComparison(ids(1, 2), 3 as ProductId, true)).toEqual({ ok: true, value: [1, 2, 3] });
  expect(markInComparison(ids(1, 2), 2 as ProductId, true)).toEqual({ ok: true, value: [1, 2] });
  expect(markInComparison(ids(1, 2), 1 as ProductId, false)).toEqual({ ok: true, value: [2] });
  expect(markInComparison(ids(1, 2), 9 as ProductId, false)).toEqual({ ok: true, value: [1, 2] });
});

test('the 21st product is refused, the 20th is not', () => {
  const full = ids(...Array.from({ length: comparisonMax }, (_, index) => index + 1));
  expect(markInComparison(full, 21 as ProductId, true)).toEqual({ ok: false, error: 'comparison_full' });
  expect(markInComparison(full, 20 as ProductId, true).ok).toBe(true);
});

test('law: merging twice is merging once; each product once, all products of the guest stay', () => {
  fc.assert(
    fc.property(someIds, someIds, (guest, own) => {
      const once = mergeComparison(guest, own);
      expect(mergeComparison(guest, once)).toEqual(once);
      expect(new Set(once).size).toBe(once.length);
      expect(once.every((id) => guest.includes(id) || own.includes(id))).toBe(true);
      expect(guest.every((id) => once.includes(id))).toBe(true);
      expect(once.length).toBe(Math.min(comparisonMax, new Set([...guest, ...own]).size));
    }),
  );
});

test('equal values are equal, different and missing ones are marked', () => {
  expect(comparedRow([1, 1, 1])).toMatchObject({ isEqual: true, differs: [false, false, false] });
  expect(comparedRow(['X7R', 'C0G', undefined])).toMatchObject({ isEqual: false, differs: [false, true, true] });
  expect(comparedRow([undefined, 5])).toMatchObject({ isEqual: false, differs: [true, false] });
  expect(
    comparedRow([
      [1, 2],
      [1, 2],
    ]),
  ).toMatchObject({ isEqual: true });
  expect(comparedRow([undefined, undefined])).toBeNull();
  expect(comparedRow([false, undefined])?.isEqual).toBe(false);
});

test('the cookie is read back as written, and nothing else is accepted', () => {
  fc.assert(
    fc.property(someIds, (list) => {
      expect(readProductIds(formatProductIds(list), comparisonMax)).toEqual(list);
    }),
  );
  expect(readProductIds('["1","x","1","0","-2","99999999999",3,{"a":1},"7"]', 20)).toEqual([1, 7]);
  for (const text of [undefined, '', '{', '{"a":1}', 'null', '"1"']) expect(readProductIds(text, 20)).toEqual([]);
  expect(readProductIds('["1","2","3"]', 2)).toEqual([1, 2]);
});
