import { expect, it } from 'vitest';

import { trendOf } from './trend.ts';

it.each([
  [12, 10, 20],
  [5, 10, -50],
  [10, 10, 0],
  [3, 0, null],
])('%i searches after %i is a change of %s', (now, before, trend) => {
  expect(trendOf(now, before)).toBe(trend);
});
