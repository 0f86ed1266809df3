import { describe, expect, it } from 'vitest';

import type { AttributeDefinition, AttributeKey, AttributeKind, Unit } from '../../category/category.ts';
import { localized } from '../../shared/index.ts';
import { exampleFrame } from './examples/frame.fixture.ts';
import type { CategoryScope } from './scope.ts';
import { boundsFilter, valueFilter } from './value-filter.ts';
import { vocabularyOf } from './vocabulary.ts';
import { boundsWithin } from './words/bounds.ts';
import { valueLexeme, type ValueLexeme } from './words/value-lexeme.ts';

const example = vocabularyOf(exampleFrame);
const nothing = localized({ ru: '', en: '', tr: '' });

/** Returns an attribute: `key unit`, or `key unit kind`; `-key` is no facet. */
const attribute = (text: string): AttributeDefinition => {
  const [key = '', unit = '', kind = 'number'] = text.replace('-', '').split(' ');
  return { key: key as AttributeKey, kind: kind as AttributeKind, unit: unit as Unit, title: nothing, valueTitles: {} };
};

interface Parts {
  readonly nominal?: Unit;
  readonly hasDielectric?: boolean;
  /** Attributes that the query names beside the value. */
  readonly named?: readonly string[];
}

const surroundings = (attributes: readonly string[] | null, { nominal, hasDielectric = false, named = [] }: Parts) => {
  const all = (attributes ?? []).map(attribute);
  const scope: CategoryScope | null =
    attributes === null
      ? null
      : {
          slugs: ['parts'],
          subtree: new Set(['parts']),
          keys: new Set(all.map(({ key }) => key)),
          facets: new Set(attributes.filter((text) => !text.startsWith('-')).map((text) => attribute(text).key)),
          byUnit: new Map(all.toReversed().flatMap((one) => (one.unit === null ? [] : [[one.unit, one] as const]))),
          nominal: nominal ?? null,
        };
  return { scope, named: named.map(attribute), hasDielectric };
};

const lexeme = (text: string): ValueLexeme => {
  const read = valueLexeme(text);
  if (read === null) throw new Error(`${text}: expected a value`);
  return read;
};

const said = (filter: ReturnType<typeof valueFilter>) => {
  if (filter === null) return null;
  return filter.kind === 'values'
    ? `${filter.key}=${filter.values.join('~')}`
    : `${filter.key}=${filter.from ?? ''}..${filter.to ?? ''}`;
};

/**
 * Returns the condition of a value for parts with these attributes. `attributes` null = the query names no kind of
 * part.
 */
const read = (text: string, attributes: readonly string[] | null, more: Parts = {}) => {
  const known = [...(attributes ?? []), ...(more.named ?? [])].map(attribute);
  const vocabulary =
    attributes === null ? example : { ...example, attributes: new Map(known.map((one) => [one.key, one])) };
  return said(valueFilter(lexeme(text), surroundings(attributes, more), vocabulary));
};

describe('a value with its unit', () => {
  it.each<[string, readonly string[] | null, string | null]>([
    ['5V', ['voltage volt'], 'voltage=5'],
    ['5V', ['vin volt range'], 'vin=5..5'],
    ['5V', ['voltage volt enum'], null],
    ['5V', ['current ampere'], null],
    ['5V', null, 'voltage=5'],
    ['5V', [], 'voltage=5'],
    ['±5%', ['ctr percent', 'tolerance percent'], 'tolerance=5'],
    ['±5%', ['ctr percent'], null],
    ['5%', ['ctr percent', 'tolerance percent'], 'ctr=5'],
    ['500nm', ['length metre', 'wavelength metre'], 'wavelength=5e-7'],
    ['500nm', ['length metre'], null],
    ['2um', ['length metre', 'wavelength metre'], 'length=0.000002'],
    ['48VAC', ['voltage volt', 'voltage_ac volt'], 'voltage_ac=48'],
    ['48VAC', ['voltage volt', 'ac_input volt'], 'ac_input=48'],
    ['48VAC', ['voltage volt', 'vacuum volt'], 'voltage=48'],
    ['48VAC', ['coil_voltage volt', 'voltage_ac volt'], 'coil_voltage=48'],
    ['5000V', ['voltage volt', 'isolation_voltage volt'], 'isolation_voltage=5000'],
    ['1500V', ['voltage volt', 'isolation_voltage volt'], 'isolation_voltage=1500'],
    ['1499V', ['voltage volt', 'isolation_voltage volt'], 'voltage=1499'],
    ['5000VAC', ['voltage volt', 'isolation_voltage volt'], 'voltage=5000'],
    ['5000V', ['voltage volt'], 'voltage=5000'],
  ])('%s of %j: %s', (text, attributes, expected) => expect(read(text, attributes)).toBe(expected));

  it('means the attribute that the query names, if the parts have it in this unit', () => {
    const parts = ['voltage volt', 'vout volt'];
    expect(read('5V', parts, { named: ['vout volt'] })).toBe('vout=5');
    expect(read('5V', parts, { named: ['current ampere', 'vout volt'] })).toBe('vout=5');
    expect(read('5V', parts, { named: ['zener volt'] })).toBe('voltage=5');
    expect(read('5V', null, { named: ['zener volt'] })).toBe('zener=5');
  });
});

describe('a mains voltage', () => {
  const supply = ['vin volt range', 'vout volt'];
  it.each([110, 115, 120, 127, 220, 230, 240, 380, 400])(
    '%d V is the input of a supply and the least of other parts',
    (volts) => {
      expect(read(`${volts}V`, supply)).toBe(`vin=${volts}..${volts}`);
      expect(read(`${volts}V`, ['voltage volt', 'voltage_ac volt'])).toBe(`voltage_ac=${volts}..`);
    },
  );
  it.each<[string, readonly string[] | null, string | null]>([
    ['219V', supply.toReversed(), 'vout=219'],
    ['220V', ['coil_voltage volt', 'voltage_ac volt'], 'coil_voltage=220'],
    ['220V', ['voltage volt'], 'voltage=220'],
    ['220V', ['voltage volt', '-voltage_ac volt'], 'voltage=220'],
    ['220V', ['vout volt', '-vin volt range'], 'vout=220'],
    ['220VDC', ['voltage volt', 'voltage_ac volt'], 'voltage=220'],
    ['220A', ['current ampere', 'voltage_ac volt'], 'current=220'],
    ['220V', null, 'voltage=220'],
  ])('%s of %j: %s', (text, attributes, expected) => expect(read(text, attributes)).toBe(expected));
  it('with the name of an attribute is its value', () => {
    expect(read('220V', ['voltage volt', 'voltage_ac volt'], { named: ['voltage volt'] })).toBe('voltage=220');
  });
});

describe('the voltage of a varistor', () => {
  const varistor = ['voltage volt', 'voltage_ac volt', 'clamping_voltage volt'];
  const marked = [...varistor, 'varistor_voltage volt'];
  it.each(
    '11 14 17 20 25 30 35 40 50 60 75 95 130 140 150 175 190 210 250 275 300 320 350 385 420 440 460 485 510 550 575 625 680 1000'.split(
      ' ',
    ),
  )('%s V is a rating', (volts) => expect(read(`${volts}V`, marked)).toBe(`voltage_ac=${volts}`));
  it('is else the voltage at 1 mA, or the mains', () => {
    expect([read('470V', marked), read('470V', varistor)]).toEqual(['varistor_voltage=470', 'voltage=470']);
    expect([read('220V', marked), read('230V', varistor)]).toEqual(['voltage_ac=220..308', 'voltage_ac=230..322']);
    expect([read('470VAC', marked), read('470VDC', marked)]).toEqual(['voltage_ac=470', 'voltage=470']);
    expect(read('470V', ['voltage volt', 'voltage_ac volt', 'varistor_voltage volt'])).toBe('voltage=470');
  });
});

describe('a value in another unit than that of the parts', () => {
  it.each<[string, readonly string[] | null, string | null]>([
    ['32KB', ['memory_size bit'], 'memory_size=262144'],
    ['32кб', ['memory_size bit'], null],
    ['32KB', ['flash byte', 'memory_size bit'], 'flash=32768'],
    ['105 градусов', ['operating_temperature celsius range'], 'operating_temperature=105..105'],
    ['40 градусов', ['viewing_angle degree', 'operating_temperature celsius range'], 'viewing_angle=40'],
    ['50Мом', ['rds_on ohm'], 'rds_on=0.05'],
    ['50Мом', ['dc_resistance ohm'], 'dc_resistance=0.05'],
    ['50Мом', ['rds_on ohm', 'resistance ohm'], 'rds_on=50000000'],
    ['50Мом', ['impedance ohm'], 'impedance=50000000'],
    ['1МОм', ['rds_on ohm'], 'rds_on=0.001'],
    ['999кОм', ['rds_on ohm'], 'rds_on=999000'],
    ['10Мбит', ['data_rate bit_per_second'], 'data_rate=10000000'],
    ['2Кбит', ['data_rate bit_per_second'], 'data_rate=2000'],
    ['1Гбит', ['data_rate bit_per_second'], 'data_rate=1000000000'],
    ['500 бит', ['data_rate bit_per_second'], 'data_rate=500'],
    ['10Мбит', ['data_rate bit_per_second', 'memory_size bit'], 'memory_size=10485760'],
    ['8 бит', ['channels count', '-resolution bit'], 'channels=8'],
    ['64 бит', ['channels count', '-resolution bit'], 'channels=64'],
    ['65 бит', ['channels count', '-resolution bit'], 'resolution=65'],
    ['8 бит', ['channels count', 'resolution bit'], 'resolution=8'],
    ['8 бит', ['-channels count', '-resolution bit'], 'resolution=8'],
    ['8 бит', ['resolution bit'], 'resolution=8'],
  ])('%s of %j: %s', (text, attributes, expected) => expect(read(text, attributes)).toBe(expected));
  it('is that of a named attribute', () => {
    expect(read('40 градусов', ['operating_temperature celsius range'], { named: ['angle degree'] })).toBeNull();
  });
});

describe('a value without a unit', () => {
  const units = (nominal: Unit, key: string) => (text: string) => read(text, [`${key} ${nominal}`], { nominal });
  it('has that of the kind of part, after the prefixes that it has', () => {
    const [ohm, farad, henry, hertz] = [
      units('ohm', 'r'),
      units('farad', 'c'),
      units('henry', 'l'),
      units('hertz', 'f'),
    ];
    expect([ohm('4R7'), ohm('4k7'), ohm('4M7'), ohm('4m7'), ohm('4n7'), ohm('4u7')]).toEqual([
      'r=4.7',
      'r=4700',
      'r=4700000',
      'r=0.0047',
      null,
      null,
    ]);
    expect([farad('4p7'), farad('4n7'), farad('4u7'), farad('4k7'), farad('4m7')]).toEqual([
      'c=4.7e-12',
      'c=4.7e-9',
      'c=0.0000047',
      null,
      null,
    ]);
    expect([henry('4n7'), henry('4u7'), henry('4m7'), henry('4p7'), henry('4k7')]).toEqual([
      'l=4.7e-9',
      'l=0.0000047',
      'l=0.0047',
      null,
      null,
    ]);
    expect([hertz('32k'), hertz('16M'), hertz('16m'), hertz('16u')]).toEqual([
      'f=32000',
      'f=16000000',
      'f=16000000',
      null,
    ]);
  });
  it('of a memory is in bits', () => {
    expect(read('256k', ['memory_size bit'])).toBe('memory_size=262144');
    expect(read('1M', ['memory_size bit'])).toBe('memory_size=1048576');
    expect(read('256n', ['memory_size bit'])).toBeNull();
  });
  it('has that of the named attribute', () => {
    expect(read('100n', null, { named: ['capacitance farad'] })).toBe('capacitance=1e-7');
    expect(read('10k', ['r ohm', 'f hertz'], { nominal: 'ohm', named: ['f hertz'] })).toBe('f=10000');
    expect(read('10k', ['r ohm'], { nominal: 'ohm', named: ['f hertz'] })).toBe('r=10000');
    expect(read('10k', [], { named: ['f hertz'] })).toBe('f=10000');
  });
  it('has the usual one if the query names no kind', () => {
    expect(['10k', '4M7', '4R7', '100p', '100n', '100u', '100m'].map((text) => read(text, null))).toEqual([
      'resistance=10000',
      'resistance=4700000',
      'resistance=4.7',
      'capacitance=1e-10',
      'capacitance=1e-7',
      'capacitance=0.0001',
      null,
    ]);
    expect(read('10k', null, { hasDielectric: true })).toBeNull();
    expect(read('10n', null, { hasDielectric: true })).toBe('capacitance=1e-8');
    expect(read('10k', [])).toBe('resistance=10000');
  });
  it('has none for parts without a nominal value', () => expect(read('10k', ['voltage volt'])).toBeNull());
});

describe('bounds', () => {
  const bounds = (from: string | null, to: string | null, attributes: readonly string[], more: Parts = {}) => {
    const vocabulary = {
      ...example,
      attributes: new Map(attributes.map((text) => [attribute(text).key, attribute(text)])),
    };
    const [low, high] = [from, to].map((side) => (side === null ? null : lexeme(side)));
    return said(boundsFilter({ from: low ?? null, to: high ?? null }, surroundings(attributes, more), vocabulary));
  };
  it('of a number are those of its attribute', () => {
    expect(bounds('5V', '12V', ['voltage volt'])).toBe('voltage=5..12');
    expect([bounds('5V', null, ['voltage volt']), bounds(null, '12V', ['voltage volt'])]).toEqual([
      'voltage=5..',
      'voltage=..12',
    ]);
    expect(bounds('5V', '5V', ['voltage volt'])).toBe('voltage=5..5');
  });
  it('of a range must be within it', () => {
    expect(bounds('5V', '12V', ['vin volt range'])).toBe('vin=5..12');
    expect([bounds('5V', null, ['vin volt range']), bounds(null, '12V', ['vin volt range'])]).toEqual([
      'vin=5..5',
      'vin=12..12',
    ]);
  });
  it('of a sensor are the most that it measures', () => {
    const sensor = ['current ampere', 'measured - enum'];
    expect([bounds(null, '30A', sensor), bounds('5A', null, sensor), bounds('5A', '30A', sensor)]).toEqual([
      'current=30..',
      'current=5..',
      'current=5..30',
    ]);
  });
  it('are none if they are reversed or have no such attribute', () => {
    expect(bounds('12V', '5V', ['voltage volt'])).toBeNull();
    expect(bounds('5V', '12V', ['current ampere'])).toBeNull();
    expect(bounds('5V', '12V', ['voltage volt enum'])).toBeNull();
    expect(said(boundsFilter({ from: null, to: null }, surroundings(['voltage volt'], {}), example))).toBeNull();
  });
  it('are none if one of them has no unit', () => {
    const capacitor = ['capacitance farad'];
    expect(bounds('100n', '1u', capacitor, { nominal: 'farad' })).toBe('capacitance=1e-7..0.000001');
    expect([
      bounds('100n', '1k', capacitor, { nominal: 'farad' }),
      bounds('1k', '1u', capacitor, { nominal: 'farad' }),
    ]).toEqual([null, null]);
    expect(boundsWithin('100n-1k')).not.toBeNull();
  });
});
