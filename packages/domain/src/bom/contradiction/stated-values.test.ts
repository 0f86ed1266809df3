import { describe, expect, it } from 'vitest';

import type { Unit } from '../../category/category.ts';
import { nominalKey } from './nominal-key.ts';
import { mayBeIn, numbersIn, statedValues } from './stated-values.ts';

const units: readonly Unit[] = ['ohm', 'farad', 'henry', 'hertz', 'volt'];

describe('numbers that a value may mean', () => {
  it.each([
    ['10p', 'farad 1e-11'],
    ['10n', 'farad 1e-8, henry 1e-8'],
    ['10u', 'farad 0.00001, henry 0.00001'],
    ['10k', 'ohm 10000, hertz 10000'],
    ['10M', 'ohm 10000000, hertz 10000000'],
    ['10R', 'ohm 10'],
    ['10V', 'volt 10'],
    ['10uH', 'henry 0.00001'],
  ])('%s: %s', (text, expected) => {
    const [value] = statedValues(text).values;
    const found = units.flatMap((unit) => {
      const numbers = value === undefined ? [] : numbersIn(value, unit);
      expect(value !== undefined && mayBeIn(value, unit)).toBe(numbers.length > 0);
      return numbers.length === 0
        ? []
        : [`${unit} ${numbers.map((number) => Number(number.toPrecision(6))).join(' ')}`];
    });
    expect(found.join(', ')).toBe(expected);
  });
  it('10m may be milliohms or megohms', () => {
    const [value] = statedValues('10m').values;
    expect(value && [numbersIn(value, 'ohm'), numbersIn(value, 'henry')[0], numbersIn(value, 'farad')[0]]).toEqual([
      [0.01, 1e7],
      0.01,
      0.01,
    ]);
  });
});

describe('values of a text', () => {
  it.each([
    ['100n X7R', '100n', 'X7R', true],
    ['NP0 100n', '100n', 'C0G', true],
    ['100n', '100n', '', true],
    ['X7R', '', 'X7R', true],
    ['100n film', '100n', '', false],
    ['film', '', '', false],
    ['', '', '', false],
  ])('%j has the values %j and the dielectrics %j; nothing else: %s', (text, values, dielectrics, isAllValues) => {
    const read = statedValues(text);
    expect([read.values.map((one) => one.text).join(' '), read.dielectrics.join(' '), read.isAllValues]).toEqual([
      values,
      dielectrics,
      isAllValues,
    ]);
  });
  it('300 characters are read', () => {
    const count = (length: number) => statedValues(`${'a '.repeat(148)}${' '.repeat(length - 299)}10k`).values.length;
    expect([count(300), count(301)]).toEqual([1, 0]);
  });
});

describe('one key for all spellings of a value', () => {
  it.each([
    ['10uH', '0.00001 henry'],
    ['16 MHz', '16000000 hertz'],
    ['4k7', '4700 ohm'],
    ['0,1 мкФ', '1e-7 farad'],
    ['1.2345678k', '1234.57 ohm'],
    ['1.23456k', '1234.56 ohm'],
    ['film 10k 20k', '10000 ohm'],
    ['5V', ''],
    ['', ''],
    [null, ''],
  ])('%j: %j', (value, key) => expect(nominalKey(value)).toBe(key));
  it('a hundred characters are read', () => {
    const key = (blanks: number) => nominalKey(`${'a '.repeat(48)}${' '.repeat(blanks)}10k`);
    expect([key(1), key(2)]).toEqual(['10000 ohm', '']);
  });
});
