import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiplyDivide } from './exact.ts';
import { basketLineTotal, lineTotal, neutralCoefficient, scaledUnitPrice } from './index.ts';
import type { Coefficient, Quantity, UnitPrice } from './money.ts';

const price = fc.integer({ min: 0, max: 10 ** 12 }).map((value) => value as UnitPrice);
const quantity = fc.integer({ min: 1, max: 10_000 }).map((value) => value as Quantity);
const coefficient = fc.integer({ min: 1, max: 20_000 }).map((value) => value as Coefficient);

test.each([
  [799, 1, 8], // 7,99 kopecks
  [50, 1, 1], // half a kopeck rounds up
  [49, 1, 0],
  [3100, 3, 93],
  [12_345, 1000, 123_450],
])('a line of %i × %i comes to %i kopecks', (unitPrice, pieces, kopecks) => {
  expect(lineTotal(unitPrice as UnitPrice, pieces as Quantity)).toBe(kopecks);
});

test.each([
  [800, 1, 10_000, 100], // one 8-kopeck resistor is not free
  [0, 5, 10_000, 100],
  [800, 0, 10_000, 0],
  [14_999, 1, 10_000, 100], // 1,4999 ₽
  [15_000, 1, 10_000, 200], // half a rouble rounds up
  [10_000, 10, 9_500, 1000], // 9,5 ₽
  [10_000, 10, 9_499, 900], // 9,499 ₽ is not rounded to 9,50 and then to 10
  [333, 1000, 9_500, 3200], // 0,031635 ₽ is shown as 0,0316, so a thousand is 31,60 ₽
  [1, 20_000, 14_999, 200], // 0,00014999 ₽ is shown as 0,0001
  [1, 20_000, 15_000, 400], // 0,00015 ₽ is shown as 0,0002
  [3100, 1000, 10_000, 31_000],
])('in the basket %i × %i at coefficient %i comes to %i kopecks', (unitPrice, pieces, scale, kopecks) => {
  expect(basketLineTotal(unitPrice as UnitPrice, pieces as Quantity, scale as Coefficient)).toBe(kopecks);
});

test('law: displayed price × quantity, to the nearest rouble, also beyond 2^53', () => {
  fc.assert(
    fc.property(price, quantity, coefficient, (unitPrice, pieces, scale) => {
      const exact = BigInt(scaledUnitPrice(unitPrice, scale)) * BigInt(pieces);
      const roubles = (exact * 2n + 10_000n) / 20_000n;
      const expected = (roubles < 1n ? 1n : roubles) * 100n;
      if (expected > BigInt(Number.MAX_SAFE_INTEGER)) return;
      expect(BigInt(basketLineTotal(unitPrice, pieces, scale))).toBe(expected);
    }),
  );
});

test('law: a page with only the scaled price computes the same total', () => {
  fc.assert(
    fc.property(price, quantity, coefficient, (unitPrice, pieces, scale) => {
      const shown = scaledUnitPrice(unitPrice, scale);
      expect(basketLineTotal(shown, pieces, neutralCoefficient)).toBe(basketLineTotal(unitPrice, pieces, scale));
    }),
  );
});

test('law: a neutral coefficient changes no price', () => {
  fc.assert(
    fc.property(price, (unitPrice) => {
      expect(scaledUnitPrice(unitPrice, neutralCoefficient)).toBe(unitPrice);
    }),
  );
});

test('no coefficient makes a price 0, and 0 stays 0', () => {
  expect(scaledUnitPrice(1 as UnitPrice, 1 as Coefficient)).toBe(1);
  expect(scaledUnitPrice(4 as UnitPrice, 1000 as Coefficient)).toBe(1);
  expect(scaledUnitPrice(0 as UnitPrice, 20_000 as Coefficient)).toBe(0);
});

test('law: more pieces at one price never cost less', () => {
  fc.assert(
    fc.property(price, quantity, coefficient, (unitPrice, pieces, scale) => {
      const more = (pieces + 1) as Quantity;
      expect(basketLineTotal(unitPrice, more, scale)).toBeGreaterThanOrEqual(basketLineTotal(unitPrice, pieces, scale));
    }),
  );
});

test('dividing by one changes nothing, dividing by zero throws', () => {
  expect(multiplyDivide(7, 3, 1)).toBe(21);
  expect(() => multiplyDivide(7, 3, 0)).toThrow('arguments must be non-negative integers');
});

test('fractions and negative numbers throw', () => {
  expect(() => lineTotal(0.5 as UnitPrice, 1 as Quantity)).toThrow(RangeError);
  expect(() => lineTotal(10 as UnitPrice, -1 as Quantity)).toThrow(RangeError);
  expect(() =>
    basketLineTotal(Number.MAX_SAFE_INTEGER as UnitPrice, 10_000_000 as Quantity, 20_000 as Coefficient),
  ).toThrow(/must be a safe integer/);
});
