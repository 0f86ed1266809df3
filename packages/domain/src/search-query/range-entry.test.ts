import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Unit } from '../category/category.ts';
import { joinEntries, readRangeEntry } from './range-entry.ts';

test.each<[string, Unit | null, number | null, number | null]>([
  ['≥ 50 В', 'volt', 50, null],
  ['>=50', 'volt', 50, null],
  ['> 50V', 'volt', 50, null],
  ['от 4к7', 'ohm', 4700, null],
  ['не менее 1 А', 'ampere', 1, null],
  ['en az 1 A', 'ampere', 1, null],
  ['≤ 0,1мк', 'farad', null, 1e-7],
  ['<=10n', 'farad', null, 1e-8],
  ['до 1 кОм', 'ohm', null, 1000],
  ['up to 16 MHz', 'hertz', null, 16e6],
  ['4к7…10к', 'ohm', 4700, 10_000],
  ['4k7...10k', 'ohm', 4700, 10_000],
  ['4k7..10k', 'ohm', 4700, 10_000],
  ['4к7 – 10к', 'ohm', 4700, 10_000],
  ['1-10 кОм', 'ohm', 1000, 10_000],
  ['100…10к', 'ohm', 100, 10_000],
  ['от 5 до 40 В', 'volt', 5, 40],
  ['5 to 40 V', 'volt', 5, 40],
  ['-40…85', 'celsius', -40, 85],
  ['-40-85 °C', 'celsius', -40, 85],
  ['−40…−10 °C', 'celsius', -40, -10],
  ['= 10к', 'ohm', 10_000, 10_000],
  ['8…32', 'count', 8, 32],
  ['10к…1к', 'ohm', 10_000, 1000],
  ['4к7…10М', 'ohm', 4700, 10e6],
  ['1…10 кОм', 'ohm', 1000, 10_000],
  ['1…10к', 'ohm', 1000, 10_000],
  ['10…10к', 'ohm', 10_000, 10_000],
  ['1к…10 кОм', 'ohm', 1000, 10_000],
  ['  ≥ \t 50  В ', 'volt', 50, null],
  ['ОТ 4к7', 'ohm', 4700, null],
  ['MIN. 5 V', 'volt', 5, null],
  ['До 1 кОм', 'ohm', null, 1000],
  ['Up To 16 MHz', 'hertz', null, 16e6],
  ['5 TO 40 V', 'volt', 5, 40],
  ['4к7 ÷ 10к', 'ohm', 4700, 10_000],
  ['⩾5', 'volt', 5, null],
  ['⩽5', 'volt', null, 5],
  ['=> 5', 'volt', 5, null],
  ['=< 5', 'volt', null, 5],
])('«%s» (%s) is %s … %s', (text, unit, from, to) => {
  expect(readRangeEntry(text, unit, 'from')).toEqual({ from, to, isExpression: true });
});

test('a single value sets the side of its input', () => {
  expect(readRangeEntry('4к7', 'ohm', 'from')).toEqual({ from: 4700, to: null, isExpression: false });
  expect(readRangeEntry('4к7', 'ohm', 'to')).toEqual({ from: null, to: 4700, isExpression: false });
  expect(readRangeEntry('0,1мк', 'farad', 'both')).toEqual({ from: 1e-7, to: 1e-7, isExpression: false });
  expect(readRangeEntry('1e-7', 'farad', 'from')?.from).toBe(1e-7);
});

test.each(['', 'blue', '…', '5…', '…5', '≥', '≥ blue', '5…blue', '5 В', '((((', '=', 'a'.repeat(1e5)])(
  'nothing is read out of «%s»',
  (text) => {
    expect(readRangeEntry(text, 'ohm', 'from')).toBeNull();
  },
);

test('bounds written as in a URL are read again', () => {
  const bounds = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(bounds, (value) => {
      expect(readRangeEntry(String(value), null, 'from')?.from).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('eighty characters are read', () => {
  expect(readRangeEntry(`5${' '.repeat(77)} В`, 'volt', 'from')?.from).toBe(5);
  expect(readRangeEntry(`5${' '.repeat(78)} В`, 'volt', 'from')).toBeNull();
});

test('an expression in one input wins over a plain value in the other', () => {
  const plain = (text: string, side: 'from' | 'to') => readRangeEntry(text, 'ohm', side);
  expect(joinEntries(plain('1k', 'from'), plain('10k', 'to'))).toEqual({ from: 1000, to: 10_000 });
  expect(joinEntries(plain('4к7…10к', 'from'), plain('1М', 'to'))).toEqual({ from: 4700, to: 10_000 });
  expect(joinEntries(plain('1k', 'from'), plain('≥ 5k', 'to'))).toEqual({ from: 5000, to: null });
  expect(joinEntries(plain('≥ 5k', 'from'), plain('10k', 'to'))).toEqual({ from: 5000, to: 10_000 });
  expect(joinEntries(plain('≥ 1k', 'from'), plain('≤ 10k', 'to'))).toEqual({ from: 1000, to: 10_000 });
  expect(joinEntries(plain('1k', 'from'), plain('1k…2k', 'to'))).toEqual({ from: 1000, to: 2000 });
  expect(joinEntries(plain('1k…9k', 'from'), plain('2k…5k', 'to'))).toEqual({ from: 1000, to: 5000 });
  expect(joinEntries(null, plain('5k', 'to'))).toEqual({ from: null, to: 5000 });
  expect(joinEntries(null, null)).toEqual({ from: null, to: null });
});
