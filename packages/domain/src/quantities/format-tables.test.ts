import { describe, expect, it } from 'vitest';

import type { AttributeKey, Unit } from '../category/index.ts';
import { formatAttributeValue, formatQuantity } from './index.ts';
import { localized } from '../shared/index.ts';

const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', '_') ?? null;

describe('a value is shown with the usual prefix', () => {
  it.each<[Unit, readonly (readonly [number, string])[]]>([
    [
      'ohm',
      [
        [1e-7, '0.1_µΩ'],
        [1e-6, '1_µΩ'],
        [0.05, '50_mΩ'],
        [999, '999_Ω'],
        [1000, '1_kΩ'],
        [1e6, '1_MΩ'],
        [2e9, '2_GΩ'],
      ],
    ],
    [
      'farad',
      [
        [1e-12, '1_pF'],
        [1e-9, '1_nF'],
        [1e-6, '1_µF'],
        [0.01, '10_000_µF'],
        [0.1, '0.1_F'],
        [3000, '3000_F'],
      ],
    ],
    [
      'henry',
      [
        [1e-9, '1_nH'],
        [1e-6, '1_µH'],
        [1e-3, '1_mH'],
        [2, '2_H'],
      ],
    ],
    [
      'hertz',
      [
        [0.5, '0.5_Hz'],
        [50, '50_Hz'],
        [1e3, '1_kHz'],
        [1e6, '1_MHz'],
        [2.4e9, '2.4_GHz'],
      ],
    ],
    [
      'volt',
      [
        [1e-6, '1_µV'],
        [1e-3, '1_mV'],
        [5, '5_V'],
        [1e3, '1_kV'],
        [1e6, '1000_kV'],
      ],
    ],
    [
      'ampere',
      [
        [1e-12, '1_pA'],
        [1e-9, '1_nA'],
        [1e-6, '1_µA'],
        [1e-3, '1_mA'],
        [1, '1_A'],
        [1e3, '1_kA'],
      ],
    ],
    [
      'watt',
      [
        [1e-6, '1_µW'],
        [0.09, '90_mW'],
        [0.1, '0.1_W'],
        [1, '1_W'],
        [1500, '1.5_kW'],
      ],
    ],
    [
      'metre',
      [
        [1e-9, '1_nm'],
        [5e-5, '50_µm'],
        [1e-4, '0.1_mm'],
        [5.5e-4, '0.55_mm'],
        [0.01, '10_mm'],
        [1, '1_m'],
        [1e3, '1_km'],
      ],
    ],
    [
      'second',
      [
        [1e-12, '1_ps'],
        [1e-9, '1_ns'],
        [1e-6, '1_µs'],
        [1e-3, '1_ms'],
        [1, '1_s'],
        [3600, '3600_s'],
      ],
    ],
    [
      'candela',
      [
        [1e-3, '1_mcd'],
        [1, '1_cd'],
      ],
    ],
    [
      'gram',
      [
        [1e-3, '1_mg'],
        [1, '1_g'],
        [1e3, '1_kg'],
      ],
    ],
    [
      'newton',
      [
        [1e-3, '1_mN'],
        [1, '1_N'],
        [1e3, '1_kN'],
      ],
    ],
    [
      'ampere_hour',
      [
        [1e-3, '1_mA·h'],
        [1, '1_A·h'],
      ],
    ],
    [
      'bit_per_second',
      [
        [1, '1_bit/s'],
        [1e3, '1_kbit/s'],
        [1e6, '1_Mbit/s'],
        [1e9, '1_Gbit/s'],
      ],
    ],
    [
      'siemens',
      [
        [1e-6, '1_µS'],
        [1e-3, '1_mS'],
        [1, '1_S'],
      ],
    ],
    [
      'byte',
      [
        [0, '0_B'],
        [1000, '1000_B'],
        [1024, '1_KB'],
        [1536, '1536_B'],
        [1_048_576, '1_MB'],
        [2 ** 30, '1_GB'],
        [2 ** 40, '1024_GB'],
      ],
    ],
    ['lumen', [[5000, '5000_lm']]],
    ['degree', [[45, '45°']]],
    ['celsius', [[0.5, '0.5_°C']]],
  ])('%s', (unit, values) => {
    expect(values.map(([value]) => plain(formatQuantity(value, unit, 'en')))).toEqual(values.map(([, text]) => text));
  });

  it('a negative number has a minus sign, and a number without unit is grouped', () => {
    expect(plain(formatQuantity(-0.002, 'volt', 'en'))).toBe('−2_mV');
    expect(plain(formatQuantity(12_345, null, 'en'))).toBe('12,345');
    expect(plain(formatQuantity(12_345, 'count', 'ru'))).toBe('12_345');
  });
});

describe('values of attributes', () => {
  const show = (key: string, unit: Unit | null, value: number | readonly [number, number] | string, locale = 'ru') =>
    plain(
      formatAttributeValue(
        {
          key: key as AttributeKey,
          unit,
          valueTitles: { red: localized({ ru: 'красный', en: 'red', tr: 'kırmızı' }) },
        },
        value,
        locale as 'ru',
      ),
    );
  it('a single number in a column of ranges is shown once', () => expect(show('vin', 'volt', [42, 42])).toBe('42_В'));
  it('a plus precedes the upper end only if a range contains zero', () => {
    expect([show('t', 'celsius', [-40, 0]), show('t', 'celsius', [0, 85]), show('t', 'celsius', [-1, 1])]).toEqual([
      '−40…0_°C',
      '0…85_°C',
      '−1…+1_°C',
    ]);
  });
  it('each end has its unit if they differ', () => {
    expect(show('i', 'ampere', [0.001, 2], 'en')).toBe('1_mA…2_A');
    expect(show('h', 'percent', [-5, 95], 'tr')).toBe('%−5…+95');
  });
  it('a tolerance has ±, unless it is zero or negative', () => {
    expect(show('tolerance', 'percent', 0)).toBe('0_%');
    expect(show('tolerance', 'percent', -1)).toBe('−1_%');
    expect(show('tolerance_class', 'percent', 1)).toBe('1_%');
    expect(show('subtolerance', 'percent', 1)).toBe('1_%');
  });
  it('words are translated, others stay', () => {
    expect([show('c', null, 'red', 'tr'), show('c', null, 'X7R')]).toEqual(['kırmızı', 'X7R']);
  });
});
