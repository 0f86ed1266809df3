import { expect, it } from 'vitest';

import { trendOf } from './trend.ts';

it.each([
  [12, 10, 20],
  [5, 10, -50],
  [10, 10, 0],
  [3, 0, null],
])('%i after %i is %s', (now, before, trend) => {
  expect(trendOf(now, before)).toBe(trend);
});
