import { describe, expect, it } from 'vitest';

import type { Quantity, UnitPrice } from '../money/index.ts';
import { neutralCoefficient } from '../money/index.ts';
import { cheapestOf, kitValuesMax, substitutesOf } from '../series-kit/index.ts';
import { nearestInSeries, seriesNames, seriesOf, seriesValues } from './index.ts';

describe('preferred numbers (IEC 60063)', () => {
  it.each([
    ['E3', '10 22 47'],
    ['E6', '10 15 22 33 47 68'],
    ['E12', '10 12 15 18 22 27 33 39 47 56 68 82'],
    ['E24', '10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91'],
  ] as const)('%s', (name, values) => expect(seriesValues(name, 10, 99).join(' ')).toBe(values));
  it.each([
    ['E48', 48, '100 105 110 115 121 127 133 140 147 154'],
    ['E96', 96, '100 102 105 107 110 113 115 118 121 124'],
    ['E192', 192, '100 101 102 104 105 106 107 109 110 111'],
  ] as const)('%s has %d values in a decade', (name, count, first) => {
    const values = seriesValues(name, 100, 999);
    expect([values.length, values.slice(0, 10).join(' ')]).toEqual([count, first]);
  });
  it('E192 has 920, where the formula gives 919', () => {
    expect(seriesValues('E192', 905, 925)).toEqual([909, 920]);
  });
  it('includes the bounds, also across decades', () => {
    expect(seriesValues('E3', 4.7, 220)).toEqual([4.7, 10, 22, 47, 100, 220]);
    expect(seriesValues('E3', 47, 47)).toEqual([47]);
    expect(seriesValues('E3', 1e-12, 1e12)).toHaveLength(73);
  });
  it.each([
    [0, 1],
    [-1, 1],
    [2, 1],
    [1, Infinity],
    [Number.NaN, 1],
    [1e-13, 1e12],
  ])('from %d to %d has no values', (from, to) => expect(seriesValues('E3', from, to)).toEqual([]));
  it.each([
    [95, 'E24', 91],
    [96, 'E24', 100],
    [1, 'E3', 1],
    [0, 'E3', null],
    [Infinity, 'E3', null],
    [4730, 'E96', 4750],
  ] as const)('the nearest to %d in %s is %s', (value, name, nearest) =>
    expect(nearestInSeries(value, name)).toBe(nearest),
  );
  it.each([
    [47, 'E3'],
    [68, 'E6'],
    [82, 'E12'],
    [91, 'E24'],
    [1.05, 'E48'],
    [1.02, 'E96'],
    [1.01, 'E192'],
    [1.03, null],
  ])('%d is of %s', (value, name) => expect(seriesOf(value)).toBe(name));
  it('names', () => expect(seriesNames.join(' ')).toBe('E3 E6 E12 E24 E48 E96 E192'));
});

describe('kits', () => {
  it('have at most 300 values', () => expect(kitValuesMax).toBe(300));
  it('a gap is filled within 5 %, the nearest first', () => {
    expect(substitutesOf(100, 3)).toEqual([101, 98.8, 102]);
    const all = substitutesOf(100, 100);
    expect([Math.min(...all), Math.max(...all)]).toEqual([95.3, 105]);
    expect(all).not.toContain(100);
    expect(new Set(all).size).toBe(all.length);
  });
  it('the lowest line total, the first of equals, none that cannot be bought', () => {
    const candidate = (unitPrice: number, minQuantity: number, available = 1000) => ({
      state: 'published' as const,
      tiers: [{ minQuantity: 1 as Quantity, unitPrice: unitPrice as UnitPrice }],
      minQuantity: minQuantity as Quantity,
      multiple: 1 as Quantity,
      available: available as Quantity,
    });
    const list = [candidate(100, 500), candidate(2000, 1), candidate(2000, 1), candidate(1, 1, 0)];
    const best = cheapestOf(list, 10 as Quantity, neutralCoefficient);
    expect(best).toEqual({ candidate: list[1], quantity: 10, total: 200 });
    expect(best?.candidate).toBe(list[1]);
    expect(cheapestOf([], 1 as Quantity, neutralCoefficient)).toBeNull();
  });
});
