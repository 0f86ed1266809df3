import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import {
  lawfulPeriods,
  vatClasses,
  vatInside,
  vatPercentOn,
  vatPercents,
  type VatClass,
  type VatPercent,
} from './index.ts';

test.each([
  ['standard', '2025-12-31', 20],
  ['standard', '2026-01-01', 22],
  ['standard', '2030-06-01', 22],
  ['reduced', '2025-12-31', 10],
  ['reduced', '2026-01-01', 10],
  ['zero', '2026-01-01', 0],
  ['none', '2026-01-01', null],
  ['five', '2024-12-31', null],
  ['five', '2025-01-01', 5],
  ['seven', '2024-12-31', null],
  ['seven', '2025-01-01', 7],
  ['five', '2026-01-01', 5],
  ['seven', '2026-01-01', 7],
])('%s on %s is %j percent', (vatClass, day, percent) => {
  expect(vatPercentOn(vatClass as VatClass, day as Day)).toBe(percent);
});

test('every class has a rate on every day', () => {
  expect(new Set(lawfulPeriods.map(({ vatClass }) => vatClass))).toEqual(new Set(vatClasses));
  for (const vatClass of vatClasses) expect(() => vatPercentOn(vatClass, '1990-01-01' as Day)).not.toThrow();
});

test('cash registers support exactly the legal rates', () => {
  const lawful = new Set(lawfulPeriods.flatMap(({ percent }) => (percent === null ? [] : [percent])));
  expect(vatPercents).toEqual([...lawful].sort((one, other) => one - other));
});

test('rates of staff win over the built-in ones from their day on', () => {
  const [fromTheSameDay, later] = [
    { vatClass: 'standard', percent: 10, from: '2026-01-01' as Day },
    { vatClass: 'standard', percent: 7, from: '2027-01-01' as Day },
  ] as const;
  const on = (day: string, vatClass: VatClass = 'standard') =>
    [
      [later, fromTheSameDay],
      [fromTheSameDay, later],
    ].map((added) => vatPercentOn(vatClass, day as Day, added));
  expect(on('2025-12-31')).toEqual([20, 20]);
  expect(on('2026-12-31')).toEqual([10, 10]);
  expect(on('2027-01-01')).toEqual([7, 7]);
  expect(on('2027-01-01', 'reduced')).toEqual([10, 10]);
  expect(() => vatPercentOn('standard', '0000-12-31' as Day)).toThrow('no VAT rate for class standard on 0000-12-31');
});

test.each([
  [12_200_000, 22, 2_200_000], // 122000.00 includes 22000.00
  [12_345, 22, 2226], // 123.45 includes 22.26
  [1000, 10, 91], // 10.00 at 10 % includes 0.91
  [12_000, 20, 2000],
  [10_500, 5, 500],
  [10_700, 7, 700],
  [1000, 0, 0],
  [1000, null, 0],
  [2, 22, 0], // 0.36 of a kopeck
  [3, 22, 1], // 0.54
  [0, 22, 0],
])('%i kopecks at %j percent include %i', (gross, percent, expected) => {
  expect(vatInside(gross as Kopecks, percent as VatPercent)).toBe(expected);
});

test('law: within half a kopeck of the exact share', () => {
  const rates = fc.constantFrom<Exclude<VatPercent, null>>(0, 5, 7, 10, 20, 22);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), rates, (gross, percent) => {
      const error =
        BigInt(vatInside(gross as Kopecks, percent)) * BigInt(100 + percent) - BigInt(gross) * BigInt(percent);
      const half = BigInt(100 + percent);
      expect(error * 2n <= half && error * -2n < half).toBe(true);
    }),
  );
});
