import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { startOf, windowOf } from './row-window.ts';

const heights = { count: 5000, usual: 100, known: new Map([[0, 300]]) };

describe('window of rows', () => {
  it('renders the visible rows and some more', () => {
    expect(windowOf(heights, 0, 800, 2)).toEqual({ from: 0, to: 8, before: 0, after: 499_200 });
    const middle = windowOf(heights, 100_250, 101_000, 3);
    expect(middle).toEqual({ from: 997, to: 1011, before: 99_900, after: 500_200 - 101_300 });
    expect(windowOf(heights, 900_000, 901_000, 2)).toEqual({ from: 4997, to: 5000, before: 499_900, after: 0 });
  });

  it('renders nothing for an empty list', () => {
    expect(windowOf({ count: 0, usual: 100, known: new Map() }, 0, 800, 3)).toEqual({
      from: 0,
      to: 0,
      before: 0,
      after: 0,
    });
  });

  it('always adds up to the full height, and contains the visible rows', () => {
    const known = fc.array(fc.tuple(fc.nat(99), fc.integer({ min: 20, max: 900 })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), known, fc.nat(20_000), (count, pairs, top) => {
        const some = { count, usual: 80, known: new Map(pairs.filter(([index]) => index < count)) };
        const whole = startOf(some, count);
        const { from, to, before, after } = windowOf(some, top, top + 700, 2);
        const drawn = startOf(some, to) - startOf(some, from);
        expect(before + drawn + after).toBeCloseTo(whole);
        expect(before <= top || top >= whole).toBe(true);
        expect(before + drawn).toBeGreaterThanOrEqual(Math.min(whole, top + 700));
      }),
    );
  });
});
