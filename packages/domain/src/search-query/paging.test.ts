import { expect, test } from 'vitest';

import { pageCount } from './index.ts';

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [1_000_000, 20, 50_000],
  [1_000_000, 12, 83_334],
])('%d products, %d a page: %d pages', (count, limit, pages) => {
  expect(pageCount(count, limit)).toBe(pages);
});
