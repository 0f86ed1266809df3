import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { plainText, readList, readValue } from './read-value.ts';

describe('a value of a supplier', () => {
  it.each([
    ['100kHz', 100_000, 'hertz'],
    ['300uA', 0.0003, 'ampere'],
    ['±1%', 1, 'percent'],
    ['10kΩ', 10_000, 'ohm'],
    ['0.1µF', 1e-7, 'farad'],
    ['2,2 кОм', 2200, 'ohm'],
    ['5 мкФ', 0.000005, 'farad'],
    ['1/4W', 0.25, 'watt'],
    ['10mΩ@10V', 0.01, 'ohm'],
    ['2.5 @ NaN', 2.5, null],
    ['600.0 @ 100000000.0', 600, null],
    ['9.999999999999999e-05', 0.0001, null],
    ['100,000 cycles', 100_000, 'other:times'],
    ['10000次', 10_000, 'other:times'],
    ['1万次', 10_000, 'other:times'],
    ['500V/ms', 0.5, 'other:V/µs'],
    ['40nV/√Hz@1kHz', 40, 'other:nV/√Hz'],
    ['±30ppm', 30, 'other:ppm'],
    ['20ppm/℃', 20, 'ppm_per_kelvin'],
    ['20P', 20, 'count'],
    ['16 Bit', 16, 'bit'],
    ['128KB', 131_072, 'byte'],
    ['50mVp-p', 0.05, 'volt'],
    ['1MSPS', 1_000_000, 'hertz'],
    ['-98dBm', -98, 'other:dBm'],
    ['3950K', 3950, 'other:K'],
    ['1.5W/°C', 1.5, 'other:W/°C'],
    ['2000hrs@105℃', 2000, 'other:h'],
    ['1-1/2W', 1.5, 'watt'],
    ['0.1W, 1/10W', 0.1, 'watt'],
    ['R:20mA, G:20mA', 0.02, 'ampere'],
    ['1.8 Ohm Max', 1.8, 'ohm'],
    ['0.022" (0.55mm)', 0.00055, 'metre'],
    ['1/4"', 0.00635, 'metre'],
    ['700fF', 7e-13, 'farad'],
    ['±500ppb', 0.5, 'other:ppm'],
    ['50gf', 0.4903325, 'newton'],
  ])('%s is %d (%s)', (text, value, dimension) => {
    expect(readValue(text)).toEqual({ kind: 'number', value, dimension });
  });

  it.each([
    ['4.75V~5.25V', 4.75, 5.25, 'volt'],
    ['-40℃~+125℃', -40, 125, 'celsius'],
    ['-55℃~+150℃@(Tj)', -55, 150, 'celsius'],
    ['-20%~+80%', -20, 80, 'percent'],
    ['4~5mA', 0.004, 0.005, 'ampere'],
    ['10-30V', 10, 30, 'volt'],
    ['5.5V~1.8V', 1.8, 5.5, 'volt'],
    ['16~28', 16, 28, null],
    ['2.4GHz~2.4835GHz', 2.4e9, 2.4835e9, 'hertz'],
  ])('%s is a range', (text, from, to, dimension) => {
    expect(readValue(text)).toEqual({ kind: 'range', from, to, dimension });
  });

  it.each(['', ' ', '-', '--', 'NaN', 'NaN @ NaN', 'N/A', 'null'])('%j means that there is no value', (text) => {
    expect(readValue(text)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['10;12;14;16', '10; 12; 14; 16'],
    ['24V;2.7V~5.25V', '24V; 2.7V~5.25V'],
    ['SPI、I2C', 'SPI, I2C'],
    ['R:20mA, G:15mA', 'R:20mA, G:15mA'],
    ['16/32 Bit', '16/32 Bit'],
    ['66/132kHz', '66/132kHz'],
    ['-18V~-2.25V, 2.25V~18V', '-18V~-2.25V, 2.25V~18V'],
    ['数字滤波, 掉电模式', '数字滤波, 掉电模式'],
    ['X7R', 'X7R'],
    ['74HC', '74HC'],
    ['1 N-channel', '1 N-channel'],
    ['DO-214AC', 'DO-214AC'],
    ['1x4P', '1x4P'],
    ['IEC 61000-4-2', 'IEC 61000-4-2'],
    ['1A/2A', '1A/2A'],
  ])('%s stays a text', (text, plain) => {
    expect(readValue(text)).toEqual({ kind: 'text', text: plain });
  });

  it('reads a bare number in the attribute’s unit', () => {
    expect(readValue('10000.0', 'ohm')).toEqual({ kind: 'number', value: 10_000, dimension: 'ohm' });
    expect(readValue('100K', 'ohm')).toEqual({ kind: 'number', value: 100_000, dimension: 'ohm' });
    expect(readValue('3.3~5', 'volt')).toEqual({ kind: 'range', from: 3.3, to: 5, dimension: 'volt' });
  });

  it.each([
    ['Dual', 2],
    ['Four channels', 4],
    ['10 positions', 10],
  ])('counts %s if a count is expected', (text, value) => {
    expect(readValue(text, 'count')).toEqual({ kind: 'number', value, dimension: 'count' });
    expect(readValue('Dual')).toMatchObject({ kind: 'text' });
  });

  it('knows flags in the languages of suppliers', () => {
    expect(readValue('Yes')).toEqual({ kind: 'flag', value: true });
    expect(readValue('否')).toEqual({ kind: 'flag', value: false });
  });
});

describe('a list of values', () => {
  const number = (value: number, dimension: string) => ({ kind: 'number', value, dimension });
  const range = (from: number, to: number, dimension: string) => ({ kind: 'range', from, to, dimension });

  it.each([
    ['10V, 8V', [number(10, 'volt'), number(8, 'volt')]],
    ['2.7V~3.4V, 5V', [range(2.7, 3.4, 'volt'), number(5, 'volt')]],
    ['24V;2.7V~5.25V', [number(24, 'volt'), range(2.7, 5.25, 'volt')]],
    ['16/32 Bit', [number(16, 'bit'), number(32, 'bit')]],
    ['66/132kHz', [number(66_000, 'hertz'), number(132_000, 'hertz')]],
    ['R:20mA, G:15mA', [number(0.02, 'ampere'), number(0.015, 'ampere')]],
    ['1 / 2 / 4', [number(1, null as never), number(2, null as never), number(4, null as never)]],
  ])('%s has several values', (text, values) => {
    expect(readList(text)).toEqual(values);
  });

  it.each(['SPI, I2C', '5V, X7R', '10V, 3A', '12,5 V', '100,000 cycles', 'NE555', ''])('%j is none', (text) => {
    expect(readList(text)).toBeNull();
  });
});

test('law: any text is read without an exception, and numbers are finite', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const value = readValue(text);
      const isSound =
        value.kind === 'number'
          ? Number.isFinite(value.value)
          : value.kind !== 'range' || (Number.isFinite(value.to) && value.from <= value.to);
      expect(isSound).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('law: normalising a plain text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
    { numRuns: 500 },
  );
});
