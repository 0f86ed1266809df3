import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nearestInSeries, seriesNames, seriesOf, seriesValues } from './index.ts';

test.each([
  ['E3', 3, [1, 2.2, 4.7]],
  ['E6', 6, [1, 1.5, 2.2, 3.3, 4.7, 6.8]],
  ['E12', 12, [1, 1.2, 1.5, 1.8]],
  ['E24', 24, [1, 1.1, 1.2, 1.3]],
  ['E48', 48, [1, 1.05, 1.1, 1.15]],
  ['E96', 96, [1, 1.02, 1.05, 1.07]],
  ['E192', 192, [1, 1.01, 1.02, 1.04]],
] as const)('%s has %i values a decade, as IEC 60063 lists them', (name, count, first) => {
  const decade = seriesValues(name, 1, 9.99);
  expect(decade).toHaveLength(count);
  expect(decade.slice(0, first.length)).toEqual(first);
});

test('E192 has 9.20, E96 9.09 and 9.31 around it', () => {
  expect(seriesValues('E192', 9.1, 9.35)).toEqual([9.2, 9.31]);
  expect(seriesValues('E96', 9, 9.35)).toEqual([9.09, 9.31]);
});

test('values are the exact numbers of their digits in every decade', () => {
  expect(seriesValues('E6', 1e-7, 1e-6)).toEqual([1e-7, 1.5e-7, 2.2e-7, 3.3e-7, 4.7e-7, 6.8e-7, 1e-6]);
  expect(seriesValues('E3', 4700, 22_000)).toEqual([4700, 10_000, 22_000]);
});

test.each([
  [4730, 'E96', 4750],
  [4730, 'E24', 4700],
  [4730, 'E192', 4750],
  [9900, 'E12', 10_000],
  [9.9e-8, 'E6', 1e-7],
  [5000, 'E24', 5100],
  [1e-12, 'E3', 1e-12],
] as const)('nearest to %d in %s is %d', (value, name, expected) => {
  expect(nearestInSeries(value, name)).toBe(expected);
});

test.each([
  [4700, 'E3'],
  [4640, 'E48'],
  [4750, 'E96'],
  [5100, 'E24'],
  [4930, 'E192'],
  [4730, null],
])('%d is of %s', (value, name) => {
  expect(seriesOf(value)).toBe(name);
});

test.each([
  [0, 10],
  [-1, 10],
  [10, 1],
  [Number.NaN, 1],
  [1, Number.POSITIVE_INFINITY],
  [1e-300, 1e300],
])('no values from %d to %d', (from, to) => {
  expect(seriesValues('E24', from, to)).toEqual([]);
});

test('nothing is nearest to a number that is not positive', () => {
  expect([0, -5, Number.NaN, Number.POSITIVE_INFINITY].map((value) => nearestInSeries(value, 'E24'))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

test('law: no value of the series is nearer than the nearest', () => {
  const value = fc.double({ min: 1e-12, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(value, fc.constantFrom(...seriesNames), (requested, name) => {
      const nearest = nearestInSeries(requested, name)!;
      const distance = Math.abs(Math.log(nearest / requested));
      const around = seriesValues(name, requested / 4, requested * 4);
      expect(around).toContain(nearest);
      expect(Math.min(...around.map((one) => Math.abs(Math.log(one / requested))))).toBeCloseTo(distance, 12);
      expect(nearestInSeries(nearest, name)).toBe(nearest);
    }),
  );
});
