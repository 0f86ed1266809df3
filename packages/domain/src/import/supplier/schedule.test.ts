import fc from 'fast-check';
import { expect, it } from 'vitest';

import { nextFetch } from '../index.ts';

it.each([
  ['2026-11-22T00:00:00Z', 3, '2026-11-23T00:00:00Z'],
  ['2026-11-22T00:00:00Z', 4, '2026-11-22T01:00:00Z'],
  ['2026-11-22T20:59:59Z', 0, '2026-11-22T21:00:00Z'],
  ['2026-11-22T23:30:00Z', 2, '2026-11-23T23:00:00Z'],
])('after %s at %d in Moscow is %s', (now, hour, expected) => {
  expect(nextFetch({ kind: 'daily', hour }, new Date(now)).toISOString()).toBe(new Date(expected).toISOString());
});

it('is later than now, and within a day or the interval', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 23 }), (now, hour) => {
      const wait = nextFetch({ kind: 'daily', hour }, now).getTime() - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
    }),
  );
  const now = new Date('2026-11-22T00:00:00Z');
  expect(nextFetch({ kind: 'every', hours: 6 }, now).toISOString()).toBe('2026-11-22T06:00:00.000Z');
});
