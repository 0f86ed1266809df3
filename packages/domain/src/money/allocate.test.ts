import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, sumKopecks, type Kopecks } from './index.ts';

const kopecks = fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map((value) => value as Kopecks);
const weights = fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 40 });

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [5, 5], [1, 0]],
  [10, [1, 2, 7], [1, 2, 7]],
  [5, [0, 3, 0], [0, 5, 0]],
  [3, [0, 0], [2, 1]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [-1, [1, 1], [-1, 0]],
  [0, [], []],
])('%i over %j gives %j', (total, parts, expected) => {
  expect(allocate(total as Kopecks, parts)).toEqual(expected);
});

test('law: the parts add up, each within a kopeck of its exact share', () => {
  fc.assert(
    fc.property(kopecks, weights, (total, parts) => {
      const allocated = allocate(total, parts);
      expect(sumKopecks(allocated)).toBe(total);
      const weightSum = parts.reduce((sum, weight) => sum + BigInt(weight), 0n);
      if (weightSum === 0n) return;
      allocated.forEach((part, index) => {
        const error = BigInt(part) * weightSum - BigInt(total) * BigInt(parts[index] ?? 0);
        expect(error < weightSum && error > -weightSum).toBe(true);
      });
    }),
  );
});

test('a sum without lines and invalid weights throw', () => {
  expect(() => allocate(1 as Kopecks, [])).toThrow(RangeError);
  expect(() => allocate(1 as Kopecks, [-1, 2])).toThrow(RangeError);
  expect(() => allocate(1 as Kopecks, [0.5])).toThrow(RangeError);
  expect(() => allocate(0.5 as Kopecks, [1])).toThrow('total must be whole kopecks');
  expect(() => sumKopecks([Number.MAX_SAFE_INTEGER as Kopecks, 1 as Kopecks])).toThrow(RangeError);
});
