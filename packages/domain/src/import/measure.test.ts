import { describe, expect, it } from 'vitest';

import { otherUnitTitle, readMeasure } from './value/measure.ts';
import { readValue } from './value/read-value.ts';

describe('unsupported units', () => {
  it.each([
    ['3v/us', 3, 'V/µs'],
    ['3 V/μs', 3, 'V/µs'],
    ['3V/ms', 0.003, 'V/µs'],
    ['3kV/us', 3000, 'V/µs'],
    ['3kV/μs', 3000, 'V/µs'],
    ['7nV/√Hz', 7, 'nV/√Hz'],
    ['7uV/√Hz', 7000, 'nV/√Hz'],
    ['7μV/√Hz', 7000, 'nV/√Hz'],
    ['2uV/°C', 2, 'µV/°C'],
    ['2μV/°C', 2, 'µV/°C'],
    ['2nV/°C', 0.002, 'µV/°C'],
    ['2mV/°C', 2000, 'µV/°C'],
    ['9nC', 9, 'nC'],
    ['9pC', 0.009, 'nC'],
    ['9uC', 9000, 'nC'],
    ['9μC', 9000, 'nC'],
    ['4mJ', 4, 'mJ'],
    ['4J', 4000, 'mJ'],
    ['4uJ', 0.004, 'mJ'],
    ['4μJ', 0.004, 'mJ'],
    ['500 times', 500, 'times'],
    ['1 time', 1, 'times'],
    ['500 cycles', 500, 'times'],
    ['1 cycle', 1, 'times'],
    ['3次', 3, 'times'],
    ['3万次', 30_000, 'times'],
    ['3千次', 3000, 'times'],
    ['100hrs', 100, 'h'],
    ['100 hours', 100, 'h'],
    ['1 hour', 1, 'h'],
    ['100hr', 100, 'h'],
    ['100小时', 100, 'h'],
    ['10 years', 10, 'years'],
    ['1 year', 1, 'years'],
    ['10年', 10, 'years'],
    ['3000rpm', 3000, 'rpm'],
    ['5ppm', 5, 'ppm'],
    ['5ppb', 0.005, 'ppm'],
    ['20dBm', 20, 'dBm'],
    ['2dBi', 2, 'dBi'],
    ['1LSB', 1, 'LSB'],
    ['2mm2', 2, 'mm²'],
    ['2мм2', 2, 'mm²'],
    ['2mm^2', 2, 'mm²'],
    ['5N·m', 5, 'N·m'],
    ['5N.m', 5, 'N·m'],
    ['5mN.m', 0.005, 'N·m'],
    ['8kPa', 8, 'kPa'],
    ['8Pa', 0.008, 'kPa'],
    ['8hPa', 0.8, 'kPa'],
    ['8MPa', 8000, 'kPa'],
    ['8bar', 800, 'kPa'],
    ['1psi', 6.894757, 'kPa'],
    ['50lx', 50, 'lx'],
    ['50lux', 50, 'lx'],
    ['60%RH', 60, '%RH'],
    ['6A2s', 6, 'A²s'],
    ['6A2.s', 6, 'A²s'],
    ['6A2·s', 6, 'A²s'],
    ['22AWG', 22, 'AWG'],
    ['300 Kelvin', 300, 'K'],
    ['-5dBm', -5, 'dBm'],
    ['±5ppm', 5, 'ppm'],
  ])('%s is %d of %s', (text, value, name) => {
    expect(readMeasure(text)).toEqual({ value, dimension: `other:${name}` });
  });

  it.each([
    ['V/µs', 'В/мкс', 'V/µs', 'V/µs'],
    ['nV/√Hz', 'нВ/√Гц', 'nV/√Hz', 'nV/√Hz'],
    ['times', 'раз', 'times', 'kez'],
    ['h', 'ч', 'h', 'sa'],
    ['rpm', 'об/мин', 'rpm', 'dev/dk'],
    ['%RH', '% отн. вл.', '%RH', '%RH'],
    ['W/°C', 'W/°C', 'W/°C', 'W/°C'],
  ])('%s is written %s, %s and %s', (name, ru, en, tr) => {
    expect(otherUnitTitle(name)).toEqual({ ru, en, tr });
  });

  it.each(['5W/kg', '5x√Hz', '5ab%', '5m³', '5g²', '5A·x'])('%s keeps a compound unit that nobody has met', (text) => {
    expect(readMeasure(text)).toEqual({ value: 5, dimension: `other:${text.slice(1)}` });
  });

  it.each(['74HC', '5 apples', '5abcdefghijkl/mn', '5,W/kg', 'W/kg', ''])('%j has no unit', (text) => {
    expect(readMeasure(text)).toBeNull();
  });

  it('K is kilo if the attribute is in ohms, and a temperature otherwise', () => {
    expect(readMeasure('47K', 'ohm')).toEqual({ value: 47_000, dimension: 'ohm' });
    expect(readMeasure('47K')).toEqual({ value: 47, dimension: 'other:K' });
  });
});

it('twelve digits of a number are kept', () => {
  expect(readMeasure('123456789.012V')).toEqual({ value: 123_456_789.012, dimension: 'volt' });
  expect(readMeasure('9.999999999999999e-05')).toEqual({ value: 0.0001, dimension: null });
});

describe('signs around a number', () => {
  it.each(['<5V', '> 5V', '≤5V', '≥ 5V', '≈5V', '~5V', '+5V', '5Vrms', '5Vp-p', '5Vpp', '5Vpk', '5V max', '5V(typ)'])(
    '%s is five volts',
    (text) => expect(readMeasure(text)).toEqual({ value: 5, dimension: 'volt' }),
  );
  it.each(['5V (Max.)', '5V min.', '5V Typ'])('%s is five volts', (text) =>
    expect(readMeasure(text)).toEqual({ value: 5, dimension: 'volt' }),
  );
  it.each([
    ['1,000V', 1000],
    ['-1,234,567V', -1_234_567],
    ['1,000.5V', 1000.5],
  ])('%s has grouped thousands', (text, value) => {
    expect(readMeasure(text)).toEqual({ value, dimension: 'volt' });
  });
  it.each([
    ['5', 5],
    ['-5', -5],
    ['+5', 5],
    ['5.', 5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1E-3', 0.001],
    ['0.30000000000000004', 0.3],
    ['100,000', 100_000],
  ])('%s is the bare number %d', (text, value) => {
    expect(readMeasure(text)).toEqual({ value, dimension: null });
    expect(readMeasure(text, 'ampere')).toEqual({ value, dimension: 'ampere' });
  });
});

describe('fractions', () => {
  it.each([
    ['1/4W', 0.25, 'watt'],
    ['1/4 Watt', 0.25, 'watt'],
    ['1/8Watts', 0.125, 'watt'],
    ['1/2Вт', 0.5, 'watt'],
    ['1/2kW', 500, 'watt'],
    ['2-1/2W', 2.5, 'watt'],
    ['12 1/2W', 12.5, 'watt'],
    ['1/100"', 0.000254, 'metre'],
    ['1/2in', 0.0127, 'metre'],
    ['1/2inch', 0.0127, 'metre'],
    ['1/2″', 0.0127, 'metre'],
  ])('%s is %d %s', (text, value, dimension) => {
    expect(readMeasure(text)).toEqual({ value, dimension });
  });
  it.each(['1/0W', '123/4W', '1/1000W', '1/2V'])('%s is none', (text) => {
    expect(readMeasure(text)?.dimension ?? null).not.toBe('watt');
  });
});

describe('special spellings', () => {
  it.each([
    ['700fF', 7e-13, 'farad'],
    ['0.5 fF', 5e-16, 'farad'],
    ['50gf', 0.4903325, 'newton'],
    ['5 kgf', 49.03325, 'newton'],
    ['2.5"', 0.0635, 'metre'],
    ['.5in', 0.0127, 'metre'],
    ['2 inches', 0.0508, 'metre'],
    ['10″', 0.254, 'metre'],
    ['0.394" (10.00mm)', 0.01, 'metre'],
    ['0.394"(10 mm)', 0.01, 'metre'],
    ['10SPS', 10, 'hertz'],
    ['10ksps', 10_000, 'hertz'],
    ['10KSPS', 10_000, 'hertz'],
    ['10MS/s', 1e7, 'hertz'],
    ['1.5 GSPS', 1.5e9, 'hertz'],
    ['10samples/s', 10, 'hertz'],
    ['16bit', 16, 'bit'],
    ['16-Bits', 16, 'bit'],
    ['999 bits', 999, 'bit'],
    ['8Pins', 8, 'count'],
    ['8 Pin', 8, 'count'],
    ['8 Pos', 8, 'count'],
    ['8 Position', 8, 'count'],
    ['2Ways', 2, 'count'],
    ['10pcs', 10, 'count'],
    ['3个', 3, 'count'],
    ['2 channels', 2, 'count'],
    ['2 channel', 2, 'count'],
    ['1 port', 1, 'count'],
    ['12345P', 12_345, 'count'],
    ['2 канала', 2, 'count'],
    ['2 кан.', 2, 'count'],
  ])('%s is %d %s', (text, value, dimension) => {
    expect(readMeasure(text)).toEqual({ value, dimension });
  });

  it.each([
    ['Single', 1],
    ['dual', 2],
    ['double', 2],
    ['Triple', 3],
    ['Quad', 4],
    ['hex', 6],
    ['octal', 8],
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['Four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['twelve', 12],
    ['Dual-channel', 2],
    ['Two ports', 2],
    ['two circuits', 2],
    ['one element', 1],
    ['two outputs', 2],
    ['two inputs', 2],
    ['Single pole', 1],
  ])('%s is a count of %d if a count is expected', (text, value) => {
    expect(readMeasure(text, 'count')).toEqual({ value, dimension: 'count' });
    expect(readMeasure(text, 'volt')).toBeNull();
  });
  it.each(['many', 'constructor', 'dual core', 'a dual', 'valueOf'])('%s counts nothing', (text) => {
    expect(readMeasure(text, 'count')).toBeNull();
  });
});

it.each(['2.5mm²', '2.5 mm2', '2,5 мм²'])('the section %s of a wire is a number of a column', (text) => {
  expect(readValue(text)).toEqual({ kind: 'number', value: 2.5, dimension: 'other:mm²' });
});
