import { expect, test } from 'vitest';

import { filterLimits, isReached, pageCount } from './index.ts';

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [1_000_000, 20, 500],
  [1_000_000, 12, 834],
])('%d products, %d a page: %d pages', (count, limit, pages) => {
  expect(pageCount(count, limit)).toBe(pages);
});

test('every page that is offered is reached, the next is not', () => {
  for (const limit of [12, 20, 100]) {
    const pages = pageCount(Infinity, limit);
    expect([isReached((pages - 1) * limit), isReached(pages * limit)]).toEqual([true, false]);
  }
  expect(filterLimits.reachedMax).toBeLessThan(filterLimits.skipMax);
});
