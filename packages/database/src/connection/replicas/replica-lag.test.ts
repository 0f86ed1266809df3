import { expect, it } from 'vitest';

import { lagMs, withSample, type Sample } from './replica-lag.ts';

const samples: readonly Sample[] = [
  { atMs: 1000, position: 10 },
  { atMs: 2000, position: 10 },
  { atMs: 3000, position: 20 },
  { atMs: 4000, position: 30 },
];

it.each([
  [30, 0],
  [35, 0],
  [29, 500],
  [20, 500],
  [10, 1500],
  [0, 3500],
])('a replica at %i lags %i ms', (position, expected) => {
  expect(lagMs(samples, position, 4500)).toBe(expected);
});

it('does not lag while the primary writes nothing, or is away', () => {
  expect(lagMs(samples, 30, 3_600_000)).toBe(0);
  expect(lagMs([], 0, 5000)).toBe(0);
});

it('keeps the samples of a minute', () => {
  const kept = withSample(samples, { atMs: 62_500, position: 40 });
  expect(kept.map(({ atMs }) => atMs)).toEqual([3000, 4000, 62_500]);
});
