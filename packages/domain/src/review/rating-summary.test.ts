import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rateProduct } from './index.ts';

const given = (...byStars: number[]) => rateProduct((stars) => byStars[stars - 1] ?? 0);

test.each([
  [[0, 0, 0, 0, 0], 0, null],
  [[0, 0, 0, 0, 1], 1, 5],
  [[1, 0, 0, 0, 1], 2, 3],
  [[0, 0, 0, 1, 2], 3, 4.7],
] as const)('%j: %d reviews, %s', (byStars, count, average) => {
  expect(given(...byStars)).toEqual({ count, average, byStars });
});

test('law: the average is between the lowest and the highest rating', () => {
  const some = fc
    .tuple(...[1, 2, 3, 4, 5].map(() => fc.nat(1000)))
    .filter((byStars) => byStars.some((count) => count > 0));
  fc.assert(
    fc.property(some, (byStars) => {
      const { average } = given(...byStars);
      const stars = [1, 2, 3, 4, 5].filter((_, index) => (byStars[index] ?? 0) > 0);
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(average).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
});
