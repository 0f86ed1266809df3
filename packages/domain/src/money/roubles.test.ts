import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, ok } from '../shared/result.ts';
import {
  coefficientToNumber,
  kopecksFromRoubles,
  roublesText,
  roublesToUnitPrice,
  toRoubles,
  unitPriceMax,
  unitPriceToRoubles,
  wholeKopecks,
  type Coefficient,
  type Kopecks,
  type UnitPrice,
} from './index.ts';

test.each([
  [0.31, 3100],
  ['0,31', 3100],
  ['1 234,5', 12_345_000],
  ['1\u00a0234.5', 12_345_000],
  [0.00005, 1], // rounded half up by decimal digits
  ['0.00004', 0],
  [1.00005, 10_001],
  [1e-7, 0],
  ['7', 70_000],
  [100_000_000, 1_000_000_000_000],
  [' 7 ', 70_000],
  ['2e+3', 20_000_000],
  ['0e+300', 0],
  ['5e-5', 1],
  ['12345e-10', 0],
  ['12345e-11', 0], // five digits beyond the last decimal place
  ['000000000000007', 70_000], // fifteen digits
  [`7.${'0'.repeat(30)}`, 70_000],
])('%j ₽ is %i', (roubles, unitPrice) => {
  expect(roublesToUnitPrice(roubles)).toEqual(ok(unitPrice));
});

test.each([
  '',
  'abc',
  '-1',
  '1,2,3',
  '.5',
  '1e3',
  '1 2',
  NaN,
  Infinity,
  -0.01,
  100_000_001,
  1e21,
  '12 34',
  '1e+300',
  '0e+1000',
  '0000000000000007',
  `7.${'0'.repeat(31)}`,
])('%j is no price', (roubles) => {
  expect(roublesToUnitPrice(roubles)).toEqual(fail('invalid_input'));
});

test('a coefficient prints as its factor', () => {
  expect(coefficientToNumber(9_500 as Coefficient)).toBe(0.95);
});

test('law: a price survives JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: unitPriceMax }), (value) => {
      const wire = unitPriceToRoubles(value as UnitPrice);
      expect(roublesToUnitPrice(wire)).toEqual(ok(value));
      expect(roublesToUnitPrice(String(wire))).toEqual(ok(value));
    }),
  );
});

test('law: kopecks survive JSON', () => {
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

test.each([
  [1, '0.01'],
  [49, '0.01'],
  [852, '0.09'],
  [8_025, '0.80'],
  [10_689, '1.07'],
  [10_650, '1.07'],
  [10_649, '1.06'],
  [18_640_000_000, '1864000.00'],
])('%i ten-thousandths of a rouble are formatted as %s', (unitPrice, text) => {
  expect(roublesText(wholeKopecks(unitPrice as UnitPrice))).toBe(text);
});
