import { expect, it } from 'vitest';

import type { BonusException } from './cashback.ts';
import { followMerge, unfollowMerge } from './follow-merge.ts';

const brand = (id: number, percent: number): BonusException => ({ kind: 'brand', id, ids: [id], percent });
const category = (id: number, ids: readonly number[], percent: number): BonusException => ({
  kind: 'category',
  id,
  ids,
  percent,
});
const brandMerge = { kind: 'brand', from: 1, into: 2, idsOfInto: [2] } as const;

it('moves exceptions to the kept brand until the merge is undone', () => {
  const before = [category(1, [1], 3), brand(1, 10), brand(3, 1)];
  const after = followMerge(before, brandMerge);
  expect(after).toEqual([category(1, [1], 3), { ...brand(2, 10), ids: [1, 2] }, brand(3, 1)]);
  expect(unfollowMerge(after, 1)).toEqual(before);
});

it('keeps existing exceptions of the kept brand', () => {
  const before = [brand(1, 10), brand(2, 1)];
  expect(followMerge(before, brandMerge)).toEqual(before);
  expect(unfollowMerge(before, 1)).toEqual(before);
});

it('updates the subcategories of a merged category', () => {
  const merge = { kind: 'category', from: 1, into: 5, idsOfInto: [5, 11] } as const;
  expect(followMerge([category(1, [1, 11], 10)], merge)).toEqual([category(5, [1, 11, 5], 10)]);
  expect(followMerge([category(1, [1, 11], 10), category(5, [5], 1)], merge)).toEqual([category(5, [5, 11], 1)]);
  const others = [category(9, [9, 1], 2), brand(1, 4), category(5, [5], 1)];
  expect(followMerge(others, merge)).toEqual(others);
  expect(unfollowMerge(others, 1)).toEqual(others);
});
