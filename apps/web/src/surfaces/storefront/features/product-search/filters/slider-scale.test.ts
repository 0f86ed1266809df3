import fc from 'fast-check';
import { expect, test } from 'vitest';

import { boundsOf, sliderSteps, stepOf, thumbsOf, valueAt } from './slider-scale.ts';

const ohms = [0.1, 2.2e6] as const;

test('steps are logarithmic, or linear if values are not positive', () => {
  expect(valueAt(ohms, 0)).toBe(0.1);
  expect(valueAt(ohms, sliderSteps)).toBe(2.2e6);
  expect(valueAt(ohms, sliderSteps / 2)).toBe(470);
  expect(valueAt([-40, 60], sliderSteps / 2)).toBe(10);
});

test('thumbs at the ends set no limit', () => {
  expect(boundsOf(ohms, { lower: 0, upper: sliderSteps })).toEqual({ from: null, to: null });
  expect(thumbsOf(ohms, { from: null, to: null })).toEqual({ lower: 0, upper: sliderSteps });
  expect(boundsOf(ohms, { lower: 100, upper: sliderSteps })).toEqual({ from: 470, to: null });
  expect(thumbsOf(ohms, { from: 1, to: 1e9 }).upper).toBe(sliderSteps);
});

test('a value is at its step', () => {
  const scale = fc.tuple(fc.double({ min: 1e-12, max: 1e6, noNaN: true }), fc.integer({ min: 2, max: 1e9 }));
  const step = fc.integer({ min: 0, max: sliderSteps });
  fc.assert(
    fc.property(scale, step, ([from, times], at) => {
      const ends = [from, from * times] as const;
      const value = valueAt(ends, at);
      expect(value).toBeGreaterThanOrEqual(ends[0]);
      expect(value).toBeLessThanOrEqual(ends[1]);
      // Values are rounded to two or three digits, which shifts them by at most 5 %.
      expect(Math.abs(value / (from * times ** (at / sliderSteps)) - 1)).toBeLessThan(0.051);
      expect(stepOf(ends, value)).toBeGreaterThanOrEqual(0);
      expect(stepOf(ends, value)).toBeLessThanOrEqual(sliderSteps);
    }),
  );
});
