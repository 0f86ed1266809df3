import { expect, test } from 'vitest';

import type { UnitPrice } from '../money/money.ts';
import { discountPercent } from './discount.ts';

test.each([
  [20_000, 15_000, 25],
  [30_000, 20_000, 33],
  [10_000, 9_901, null],
  [10_000, 9_900, 1],
  [10_000, 10_000, null],
  [10_000, 12_000, null],
  [0, 0, null],
])('%d → %d is %s %%', (before, now, percent) => {
  expect(discountPercent(before as UnitPrice, now as UnitPrice)).toBe(percent);
});
