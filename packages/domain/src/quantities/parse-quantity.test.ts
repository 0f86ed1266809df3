import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Unit } from '../category/index.ts';
import { locales, type Locale } from '../shared/index.ts';
import { formatQuantity, parseQuantity, unitSymbols } from './index.ts';

test.each<[string, number, Unit | null]>([
  ['4к7', 4700, null],
  ['4k7', 4700, null],
  ['4K7', 4700, null],
  ['4R7', 4.7, 'ohm'],
  ['0R1', 0.1, 'ohm'],
  ['R47', 0.47, 'ohm'],
  ['4к7 Ом', 4700, 'ohm'],
  ['4R7 Ом', 4.7, 'ohm'],
  ['2М2', 2_200_000, null],
  ['2m2', 0.0022, null],
  ['4n7', 4.7e-9, null],
  ['4мк7', 4.7e-6, null],
  ['3V3', 3.3, 'volt'],
  ['5В1', 5.1, 'volt'],
  ['0,1мкФ', 1e-7, 'farad'],
  ['0.1 µF', 1e-7, 'farad'],
  ['0.1uF', 1e-7, 'farad'],
  ['100n', 1e-7, null],
  ['100нФ', 1e-7, 'farad'],
  ['100НФ', 1e-7, 'farad'],
  ['33пФ', 3.3e-11, 'farad'],
  ['4700 мкФ', 0.0047, 'farad'],
  ['10 кОм', 10_000, 'ohm'],
  ['10 ком', 10_000, 'ohm'],
  ['10kΩ', 10_000, 'ohm'],
  ['10 kohms', 10_000, 'ohm'],
  ['100R', 100, 'ohm'],
  ['1 МОм', 1e6, 'ohm'],
  ['1 мОм', 0.001, 'ohm'],
  ['16 МГц', 16e6, 'hertz'],
  ['16mhz', 16e6, 'hertz'],
  ['32,768 кГц', 32_768, 'hertz'],
  ['0.25Вт', 0.25, 'watt'],
  ['250mW', 0.25, 'watt'],
  ['±1 %', 1, 'percent'],
  ['+/-5%', 5, 'percent'],
  ['%1', 1, 'percent'],
  ['10мкГн', 1e-5, 'henry'],
  ['20MA', 0.02, 'ampere'],
  ['2600 мА·ч', 2.6, 'ampere_hour'],
  ['64 КБ', 65_536, 'byte'],
  ['64 KiB', 65_536, 'byte'],
  ['64 Кбит', 65_536, 'bit'],
  ['1 Мбит/с', 1e6, 'bit_per_second'],
  ['−55 °C', -55, 'celsius'],
  ['125С', 125, 'celsius'],
  ['100 ppm/°C', 100, 'ppm_per_kelvin'],
  ['1,6 мм', 0.0016, 'metre'],
  ['2,54cm', 0.0254, 'metre'],
  ['1м', 0.001, null],
  ['1 м', 1, 'metre'],
  ['1М', 1e6, null],
  ['1M', 1e6, null],
  ['1г', 1, 'gram'],
  ['5 с', 5, 'second'],
  ['5 мс', 0.005, 'second'],
  ['10 000', 10_000, null],
  ['1e-7', 1e-7, null],
  ['.5', 0.5, null],
])('%s is %d (%s)', (text, value, unit) => {
  expect(parseQuantity(text)).toEqual({ value, unit });
});

test.each<[string, Unit, number]>([
  ['1м', 'metre', 1],
  ['1м', 'ohm', 0.001],
  ['1М', 'ohm', 1e6],
  ['4к7', 'ohm', 4700],
  ['100', 'volt', 100],
  ['100n', 'farad', 1e-7],
  ['2 Н', 'newton', 2],
  ['8', 'count', 8],
])('%s as %s is %d', (text, unit, value) => {
  expect(parseQuantity(text, unit)).toEqual({ value, unit });
});

test.each([
  '',
  ' ',
  'ком',
  'k7',
  '1,000.5',
  '10 кОм smd',
  '1 2',
  '1N4148',
  '1n4148',
  '2n2222',
  '4к7к',
  '5 кк',
  '1 к%',
  '--1',
  '1e999',
  '9'.repeat(65),
])('%j is not a quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

test.each<[string, Unit]>([
  ['10 кОм', 'farad'],
  ['4R7', 'volt'],
  ['1 МФ', 'farad'],
  ['5 k', 'percent'],
])('%s is not a quantity in %s', (text, unit) => {
  expect(parseQuantity(text, unit)).toBeNull();
});

const units = fc.constantFrom(...(Object.keys(unitSymbols) as Unit[]));
const values = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: -15, max: 9 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`) + 0);

/** Removes the commas between groups of digits, which English uses. In typed text a comma is a decimal sign. */
const withoutGroups = (text: string, locale: Locale): string => (locale === 'en' ? text.replaceAll(',', '') : text);

test('law: a printed value is read back as the same number in every language', () => {
  fc.assert(
    fc.property(values, units, fc.constantFrom(...locales), (value, unit, locale) => {
      const text = withoutGroups(formatQuantity(value, unit, locale), locale);
      expect(parseQuantity(text, unit)).toEqual({ value, unit });
    }),
    { numRuns: 2000 },
  );
});

test('law: comma and point, Latin and Cyrillic prefixes mean the same', () => {
  const prefixes = fc.constantFrom(['к', 'k'], ['М', 'M'], ['н', 'n'], ['п', 'p'], ['мк', 'u'], ['м', 'm']);
  fc.assert(
    fc.property(fc.nat(9999), fc.integer({ min: 1, max: 999 }), prefixes, (whole, fraction, [cyrillic, latin]) => {
      const russian = parseQuantity(`${whole},${fraction}${cyrillic}`);
      expect(russian).toEqual(parseQuantity(`${whole}.${fraction}${latin}`));
      expect(russian).toEqual(parseQuantity(`${whole}${cyrillic}${fraction}`));
    }),
  );
});

test('law: any text is read or refused without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(units), (text, unit) => {
      const read = parseQuantity(text, unit);
      expect(read === null || Number.isFinite(read.value)).toBe(true);
    }),
  );
});
