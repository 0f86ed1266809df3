import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, ok } from '../shared/result.ts';
import {
  kopecksFromRoubles,
  roublesToUnitPrice,
  toRoubles,
  unitPriceMax,
  unitPriceToRoubles,
  type Kopecks,
  type UnitPrice,
} from './index.ts';

test.each([
  [0.31, 3100],
  ['0,31', 3100],
  ['1 234,5', 12_345_000],
  ['1\u00a0234.5', 12_345_000],
  [0.00005, 1], // half up by its decimal digits
  ['0.00004', 0],
  [1.00005, 10_001],
  [1e-7, 0],
  ['7', 70_000],
  [100_000_000, 1_000_000_000_000],
])('%j ₽ is %i', (roubles, unitPrice) => {
  expect(roublesToUnitPrice(roubles)).toEqual(ok(unitPrice));
});

test.each(['', 'abc', '-1', '1,2,3', '.5', '1e3', '1 2', NaN, Infinity, -0.01, 100_000_001, 1e21, '12 34'])(
  '%j is no price',
  (roubles) => {
    expect(roublesToUnitPrice(roubles)).toEqual(fail('invalid_input'));
  },
);

test('law: a price survives the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: unitPriceMax }), (value) => {
      const wire = unitPriceToRoubles(value as UnitPrice);
      expect(roublesToUnitPrice(wire)).toEqual(ok(value));
      expect(roublesToUnitPrice(String(wire))).toEqual(ok(value));
    }),
  );
});

test('law: kopecks survive the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (value) => {
      expect(kopecksFromRoubles(toRoubles(value as Kopecks))).toBe(value);
    }),
  );
});

test('law: kopecks print with at most two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (value) => {
      expect(String(toRoubles(value as Kopecks))).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});
