import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitCode, fourPlaces, inPower, letterCode, readDigitCode, readLetterCode } from './codes.ts';
import { e12, e192, e24, e96, valueAt, valuesOf } from './values.ts';

const ohms = (digits: number, decade: number) => valueAt(digits, decade, 'ohm');

describe('value codes', () => {
  test.each([
    [100, 4, '10K', '103', '1002', '10K0'],
    [470, 3, '4K7', '472', '4701', '4K70'],
    [105, 3, '1K05', '102', '1051', '1K05'],
    [100, 0, '1R', '1R0', '1R00', '1R00'],
    [470, 1, '47R', '470', '47R0', '47R0'],
    [100, 6, '1M', '105', '1004', '1M00'],
    [220, -1, '0R22', 'R22', 'R220', 'R220'],
  ])('%i × 10^%i', (digits, decade, letter, three, four, places) => {
    const value = ohms(digits, decade);
    expect(letterCode(value)).toBe(letter);
    expect(digitCode(value, 3)).toBe(three);
    expect(digitCode(value, 4)).toBe(four);
    expect(fourPlaces(value)).toBe(places);
  });

  test('picofarads of 100 nF are 104, of 4.7 pF 4R7', () => {
    expect(digitCode(inPower(valueAt(100, -7, 'farad'), -12), 3)).toBe('104');
    expect(digitCode(inPower(valueAt(470, -12, 'farad'), -12), 3)).toBe('4R7');
  });

  test('reading a written code returns the amount', () => {
    const amounts = fc.record({ digits: fc.constantFrom(...e192), decade: fc.integer({ min: -1, max: 7 }) });
    fc.assert(
      fc.property(amounts, ({ digits, decade }) => {
        const value = ohms(digits, decade);
        expect(readLetterCode(letterCode(value))).toBeCloseTo(value.si, 6);
        expect(readDigitCode(digitCode(value, 4))).toBeCloseTo(value.si, 6);
      }),
    );
    const coarse = fc.record({ digits: fc.constantFrom(...e24), decade: fc.integer({ min: -1, max: 7 }) });
    fc.assert(
      fc.property(coarse, ({ digits, decade }) => {
        expect(readDigitCode(digitCode(ohms(digits, decade), 3))).toBeCloseTo(ohms(digits, decade).si, 6);
      }),
    );
  });

  test('another text is not a number', () => {
    expect(readLetterCode('abc')).toBeNaN();
    expect(readDigitCode('1')).toBeNaN();
  });
});

describe('preferred values', () => {
  test('the series have their number of values', () => {
    expect([e12.length, e24.length, new Set(e96).size, new Set(e192).size]).toEqual([12, 24, 96, 192]);
    expect(e192).toContain(920);
    expect(e96).toContain(499);
  });

  test('the most common come first, within the bounds', () => {
    const values = valuesOf(e24, 'ohm', [1, 1e6], 10_000);
    expect(values[0]?.si).toBe(10_000);
    expect(values).toHaveLength(24 * 6 + 1);
    expect(values[0]?.text.ru).toBe('10 кОм');
  });
});
