import { expect, it } from 'vitest';

import { percentOf } from './consequence.ts';

it.each([
  [0.95, -5],
  [1, 0],
  [1.125, 12.5],
  [0.9999, -0.01],
  [10, 900],
])('a factor of %d changes prices by %d per cent', (coefficient, percent) => {
  expect(percentOf(coefficient)).toBe(percent);
});
