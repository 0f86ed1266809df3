import { describe, expect, it } from 'vitest';

import type { Unit } from '../category/index.ts';
import { parseCount, parseQuantity } from './index.ts';
import { unitNotation } from './unit-notation.ts';

describe('symbols in Russian and in English', () => {
  it.each<[Unit, string, string]>([
    ['ohm', 'Ом', 'Ω'],
    ['farad', 'Ф', 'F'],
    ['henry', 'Гн', 'H'],
    ['hertz', 'Гц', 'Hz'],
    ['volt', 'В', 'V'],
    ['ampere', 'А', 'A'],
    ['watt', 'Вт', 'W'],
    ['percent', '%', '%'],
    ['ppm_per_kelvin', 'ppm/°C', 'ppm/°C'],
    ['celsius', '°C', '°C'],
    ['metre', 'м', 'm'],
    ['second', 'с', 's'],
    ['byte', 'Б', 'B'],
    ['bit', 'бит', 'bit'],
    ['lumen', 'лм', 'lm'],
    ['candela', 'кд', 'cd'],
    ['decibel', 'дБ', 'dB'],
    ['gram', 'г', 'g'],
    ['newton', 'Н', 'N'],
    ['degree', '°', '°'],
    ['ampere_hour', 'А·ч', 'A·h'],
    ['bit_per_second', 'бит/с', 'bit/s'],
    ['siemens', 'См', 'S'],
    ['kelvin_per_watt', 'К/Вт', 'K/W'],
    ['count', '', ''],
  ])('%s: %s, %s', (unit, ru, en) => {
    expect([unitNotation(unit, 'ru').symbol, unitNotation(unit, 'en').symbol, unitNotation(unit, 'tr').symbol]).toEqual(
      [ru, en, en],
    );
  });

  it.each<[Unit, string]>([
    ['ohm', 'Ohm Ohms ohm ohms R ω OHM'],
    ['farad', 'фарад farad'],
    ['henry', 'генри henry'],
    ['hertz', 'герц hertz'],
    ['volt', 'вольт volt Vdc Vac'],
    ['ampere', 'ампер amp'],
    ['watt', 'ватт watt Watts'],
    ['ppm_per_kelvin', 'ppm ppm/K ppm/C ppm/С ppm/°С ppm/К'],
    ['celsius', '°С C С degC'],
    ['second', 'сек sec'],
    ['byte', 'байт byte bytes'],
    ['bit', 'б b bits'],
    ['degree', 'град deg'],
    ['ampere_hour', 'Ач Ah А*ч A*h'],
    ['bit_per_second', 'bps b/s б/с'],
    ['kelvin_per_watt', '°C/W °C/Вт °С/Вт C/W'],
    ['count', 'шт шт. штук pcs pc adet'],
  ])('%s is also written %s', (unit, spellings) => {
    for (const spelling of spellings.split(' '))
      expect([spelling, parseQuantity(`7 ${spelling}`)]).toEqual([spelling, { value: 7, unit }]);
  });

  it.each<[Unit, string]>([
    ['volt', 'p n µ m k G T'],
    ['farad', 'p n µ m'],
    ['hertz', 'p n µ k M G T'],
    ['byte', 'k M G T'],
    ['ohm', 'p n µ m k M G T'],
    ['percent', ''],
    ['decibel', ''],
    ['degree', ''],
    ['ppm_per_kelvin', ''],
    ['kelvin_per_watt', ''],
  ])('%s is read with the prefixes %j', (unit, prefixes) => {
    expect(unitNotation(unit, 'en').prefixes.join(' ')).toBe(prefixes);
  });
  it('memory is shown in bytes to gigabytes, with the symbols of the language', () => {
    expect(unitNotation('byte', 'ru').shown).toEqual(['Б', 'кБ', 'МБ', 'ГБ']);
    expect(unitNotation('lumen', 'ru').shown).toEqual(['лм']);
    expect(unitNotation('hertz', 'ru').spellings).toEqual(['Hz', 'герц', 'hertz']);
    expect(unitNotation('count', 'ru').spellings).toEqual(['шт', 'шт.', 'штук', 'pcs', 'pc', 'adet']);
  });
});

describe('prefixes are read in Cyrillic and Latin', () => {
  it.each([
    ['7п', 7e-12],
    ['7p', 7e-12],
    ['7P', 7e-12],
    ['7н', 7e-9],
    ['7n', 7e-9],
    ['7мк', 7e-6],
    ['7mk', 7e-6],
    ['7МК', 7e-6],
    ['7u', 7e-6],
    ['7U', 7e-6],
    ['7µ', 7e-6],
    ['7μ', 7e-6],
    ['7м', 7e-3],
    ['7m', 7e-3],
    ['7к', 7e3],
    ['7К', 7e3],
    ['7k', 7e3],
    ['7K', 7e3],
    ['7М', 7e6],
    ['7M', 7e6],
    ['7Г', 7e9],
    ['7G', 7e9],
    ['7Т', 7e12],
    ['7T', 7e12],
    ['7т', 7e12],
  ])('%s is %d', (text, value) => expect(parseQuantity(text, 'ohm')).toEqual({ value, unit: 'ohm' }));

  it.each<[string, Unit, number]>([
    ['5 MV', 'volt', 0.005],
    ['5 MA', 'ampere', 0.005],
    ['5 MA·h', 'ampere_hour', 0.005],
    ['5 Mcd', 'candela', 0.005],
    ['5 Mg', 'gram', 0.005],
    ['5 MH', 'henry', 0.005],
    ['5 Mlm', 'lumen', 0.005],
    ['5 MM', 'metre', 0.005],
    ['5 MN', 'newton', 0.005],
    ['5 Ms', 'second', 0.005],
    ['5 MS', 'siemens', 0.005],
    ['5 MW', 'watt', 0.005],
    ['5 mHz', 'hertz', 5e6],
    ['5 mB', 'byte', 5 * 2 ** 20],
    ['5 mbit', 'bit', 5 * 2 ** 20],
    ['5 mbps', 'bit_per_second', 5e6],
    ['5 mpcs', 'count', 5e6],
    ['5 MΩ', 'ohm', 5e6],
    ['5 mF', 'farad', 0.005],
    ['5 GB', 'byte', 5 * 2 ** 30],
    ['5 Kb', 'bit', 5120],
    ['5 KIB', 'byte', 5120],
    ['5 Киб', 'bit', 5120],
    ['5 cm', 'metre', 0.05],
    ['5 см', 'metre', 0.05],
  ])('%s is in %s: %d', (text, unit, value) => expect(parseQuantity(text, unit)).toEqual({ value, unit }));

  it.each<[string, Unit]>([
    ['5 kF', 'farad'],
    ['5 m%', 'percent'],
    ['5 kdB', 'decibel'],
    ['5 nB', 'byte'],
    ['5 kiV', 'volt'],
    ['5 cm', 'volt'],
  ])('%s is not a value in %s', (text, unit) => expect(parseQuantity(text, unit)).toBeNull());
});

describe('signs and forms of numbers', () => {
  it.each([
    ['-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['±5', 5],
    ['+-5', 5],
    ['+/-5', 5],
    ['- 5', -5],
    ['1 234 567', 1_234_567],
    ['5e3', 5000],
    ['5e+3', 5000],
    ['5E-3', 0.005],
    ['5.25', 5.25],
    [',5', 0.5],
    ['-0', 0],
    ['５', 5],
  ])('%s is %d', (text, value) => expect(parseQuantity(text)).toEqual({ value, unit: null }));
  it.each(['1 2345', '12 34', '5e1234', '5..1', '+', 'e5', '5 5 5', '1234 567'])('%s is none', (text) =>
    expect(parseQuantity(text)).toBeNull(),
  );
  it.each<[string, number, Unit | null]>([
    ['-4R7', -4.7, 'ohm'],
    ['−4к7', -4700, null],
    ['r47', 0.47, 'ohm'],
    ['4r7', 4.7, 'ohm'],
    ['4R7Ω', 4.7, 'ohm'],
    ['4R7 Ohms', 4.7, 'ohm'],
    ['3v3', 3.3, 'volt'],
    ['3V3 V', 3.3, 'volt'],
    ['3В3В', 3.3, 'volt'],
    ['3в3', 3.3, 'volt'],
    ['1G5', 1.5e9, null],
    ['1Г5', 1.5e9, null],
    ['1n5F', 1.5e-9, 'farad'],
    ['1п5', 1.5e-12, null],
    ['1u5 F', 1.5e-6, 'farad'],
    ['1к234', 1234, null],
    ['12K345', 12_345, null],
  ])('%s is %d (%s)', (text, value, unit) => expect(parseQuantity(text)).toEqual({ value, unit }));
  it.each(['4к7V', '4R7F', '1к2345', 'R', 'R4a'])('%s is none', (text) =>
    expect(parseQuantity(text, 'ohm')).toBeNull(),
  );
  it('reads a text of 64 characters', () => {
    expect(parseQuantity('1'.padStart(64, '0'))?.value).toBe(1);
    expect(parseQuantity('1'.padStart(65, '0'))).toBeNull();
  });
});

describe('quantities', () => {
  it.each([
    ['5 шт.', 5],
    ['5 adet', 5],
    ['5pcs', 5],
    ['1,234k', 1234],
    ['1.5 m', 1_500_000],
    ['2м', 2_000_000],
    ['2 тыс', 2000],
    ['3тыс. шт', 3000],
    ['1 000 000', 1_000_000],
    ['  7  ', 7],
    ['7'.padEnd(32), 7],
  ])('%j is %d', (text, count) => expect(parseCount(text)).toBe(count));
  it.each(['1,2345k', '1 0000', '1000 000', '5 штук', 'к', '5 шт шт', '7'.padEnd(33), '0000000001', '1 2 3'])(
    '%j is none',
    (text) => expect(parseCount(text)).toBeNull(),
  );
});
