import { expect, test } from 'vitest';
import type { AttributeKey, AttributeValue, Unit } from '../category/index.ts';
import { formatAttributeValue, formatNumber, formatQuantity } from './index.ts';
import { localized } from '../shared/index.ts';

const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', '_') ?? null;

test.each<[number, Unit, string, string, string]>([
  [4700, 'ohm', '4,7_кОм', '4.7_kΩ', '4,7_kΩ'],
  [1e-7, 'farad', '100_нФ', '100_nF', '100_nF'],
  [0.0047, 'farad', '4700_мкФ', '4700_µF', '4700_µF'],
  [0.022, 'farad', '22_000_мкФ', '22_000_µF', '22_000_µF'],
  [1.5, 'farad', '1,5_Ф', '1.5_F', '1,5_F'],
  [0.25, 'watt', '0,25_Вт', '0.25_W', '0,25_W'],
  [0.0625, 'watt', '62,5_мВт', '62.5_mW', '62,5_mW'],
  [0, 'ohm', '0_Ом', '0_Ω', '0_Ω'],
  [1, 'percent', '1_%', '1%', '%1'],
  [-55, 'celsius', '−55_°C', '−55_°C', '−55_°C'],
  [65_536, 'byte', '64_КБ', '64_KB', '64_KB'],
  [90, 'degree', '90°', '90°', '90°'],
  [8, 'count', '8', '8', '8'],
  [1000, 'count', '1000', '1000', '1000'],
  [1_200_000, 'count', '1_200_000', '1,200,000', '1_200_000'],
  [1e-14, 'farad', '0,01_пФ', '0.01_pF', '0,01_pF'],
  [16e6, 'hertz', '16_МГц', '16_MHz', '16_MHz'],
])('%d %s reads %s, %s, %s', (value, unit, ru, en, tr) => {
  expect(plain(formatQuantity(value, unit, 'ru'))).toBe(ru);
  expect(plain(formatQuantity(value, unit, 'en'))).toBe(en);
  expect(plain(formatQuantity(value, unit, 'tr'))).toBe(tr);
});

test.each([
  [1000, '1000'],
  [10_000, '10_000'],
  [1_234_567.5, '1_234_567,5'],
  [-0.5, '−0,5'],
  [1e21, '1_000_000_000_000_000_000_000'],
  [1e-7, '0,0000001'],
])('%d in Russian is %s', (value, text) => {
  expect(plain(formatNumber(value, 'ru'))).toBe(text);
});

const attribute = (key: string, unit: Unit | null) => ({
  key: key as AttributeKey,
  unit,
  valueTitles: { cut_tape: localized({ ru: 'отрезок ленты', en: 'cut tape', tr: 'kesik bant' }) },
});

test.each<[string, Unit | null, AttributeValue, string | null]>([
  ['input_voltage', 'volt', [5, 40], '5…40_В'],
  ['temperature', 'celsius', [-55, 125], '−55…+125_°C'],
  ['temperature', 'celsius', [-55, -5], '−55…−5_°C'],
  ['bandwidth', 'hertz', [100, 1e6], '100_Гц…1_МГц'],
  ['bandwidth', 'hertz', [0, 1e6], '0…1_МГц'],
  ['tolerance', 'percent', 1, '±1_%'],
  ['voltage_tolerance', 'percent', 2.5, '±2,5_%'],
  ['capacitance', 'farad', 1e-7, '100_нФ'],
  ['pins', null, 12, '12'],
  ['dielectric', null, 'X7R', 'X7R'],
  ['packing', null, 'cut_tape', 'отрезок ленты'],
  ['is_automotive', null, true, null],
])('%s in %s: %j reads %s', (key, unit, value, text) => {
  expect(plain(formatAttributeValue(attribute(key, unit), value, 'ru'))).toBe(text);
});

test('a Turkish range of percents has a single leading sign', () => {
  expect(formatAttributeValue(attribute('humidity', 'percent'), [5, 95], 'tr')).toBe('%5…95');
});
