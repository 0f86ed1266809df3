import { expect, it } from 'vitest';

import { hasSupplyRange, meaningOfSingle, readsAsNominal } from './single-in-range.ts';

const supply = { column: 'Voltage - supply', key: 'supply_voltage', unit: 'volt', isNominal: false } as const;

it('reads standard supply voltages as nominal and others as ends of ranges', () => {
  expect(readsAsNominal([3.3, 1.8, 5])).toBe(true);
  expect(readsAsNominal([5.5, 6, 40, 15])).toBe(false);
  expect(readsAsNominal([])).toBe(false);
});

it('knows parts that work within a range, for which 5 V is no range', () => {
  expect(['microcontrollers', 'transceivers', 'oscillators', 'relays', null].map(hasSupplyRange)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('stores a nominal value as a range, and another one separately', () => {
  expect(meaningOfSingle(5, { ...supply, isNominal: true })).toBe('point');
  expect(meaningOfSingle(42, supply)).toBe('single');
});

it('uses the column name first', () => {
  expect(meaningOfSingle(42, { ...supply, column: 'Supply voltage (max)' })).toBe('max');
  expect(meaningOfSingle(2, { ...supply, column: 'Напряжение питания, мин.', isNominal: true })).toBe('min');
});

it('reads a single temperature as one end, by its sign', () => {
  const place = {
    column: 'Operating temperature',
    key: 'operating_temperature',
    unit: 'celsius',
    isNominal: false,
  } as const;
  expect(meaningOfSingle(125, place)).toBe('max');
  expect(meaningOfSingle(-40, place)).toBe('min');
});

it('keeps other columns unchanged', () => {
  expect(meaningOfSingle(100, { column: 'hFE', key: 'hfe', unit: 'count', isNominal: false })).toBe('point');
});
