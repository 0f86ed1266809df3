import { expect, it } from 'vitest';

import { isOutside } from './figure.ts';

it.each([
  [0, true],
  [1, false],
  [100, false],
  [101, true],
  [-5, true],
  [12.5, true],
  [1e99, true],
  [Number.NaN, true],
  [null, false],
  [undefined, false],
])('%d is outside of 1–100: %s', (value, expected) => {
  expect(isOutside(value, { min: 1, max: 100 })).toBe(expected);
});

it('accepts a fraction where allowed', () => {
  expect(isOutside(12.5, { min: 1, max: 100 }, false)).toBe(false);
  expect(isOutside(100.5, { min: 1, max: 100 }, false)).toBe(true);
});
