import { describe, expect, it } from 'vitest';

import type { AttributeKey, AttributeKind, Category, CategoryId, Unit } from '../../category/category.ts';
import { localized } from '../../shared/index.ts';
import { frameIndexOf, scopeOf, unscopedUnits } from './scope.ts';

const nothing = localized({ ru: '', en: '', tr: '' });

/** Returns an attribute: `key kind unit`. */
const attribute = (text: string) => {
  const [key = '', kind = 'number', unit = ''] = text.split(' ');
  return {
    key: key as AttributeKey,
    kind: kind as AttributeKind,
    unit: unit === '' ? null : (unit as Unit),
    title: nothing,
    valueTitles: {},
  };
};

/** Returns categories: `slug < parent: key, -key that is no facet`. */
const categories = (rows: readonly string[]): readonly Category[] => {
  const named = rows.map((row) => {
    const [names = '', keys = ''] = row.split(':');
    const [slug = '', parent] = names.trim().split(' < ');
    return { slug, parent, keys: keys.trim() === '' ? [] : keys.trim().split(', ') };
  });
  return named.map(({ slug, parent, keys }, place) => ({
    id: (place + 1) as CategoryId,
    parentId: parent === undefined ? null : ((named.findIndex((one) => one.slug === parent) + 1) as CategoryId),
    slug,
    title: nothing,
    partTitle: nothing,
    description: nothing,
    order: place,
    attributes: keys.map((key) => ({
      key: key.replace('-', '') as AttributeKey,
      isFacet: !key.startsWith('-'),
      isColumn: false,
    })),
  }));
};

const scope = (attributes: readonly string[], rows: readonly string[], slugs = ['all']) =>
  scopeOf(frameIndexOf({ attributes: attributes.map(attribute), categories: categories(rows) }), slugs);

/** Returns the attribute that the unit means in the kind `all`. */
const meant = (unit: Unit, attributes: readonly string[], ...rows: readonly string[]) =>
  scope(attributes, rows).byUnit.get(unit)?.key ?? null;

describe('a kind of part has the attributes of all its categories', () => {
  const found = scope(
    ['resistance number ohm', 'power number watt', 'taper enum', 'voltage number volt'],
    ['all', 'some < all: resistance, -power', 'inner < some: taper, power', 'other: voltage'],
  );
  it('and of their subcategories', () => {
    expect([...found.subtree]).toEqual(['all', 'some', 'inner']);
    expect([...found.keys].toSorted()).toEqual(['power', 'resistance', 'taper']);
    expect([...found.facets].toSorted()).toEqual(['power', 'resistance', 'taper']);
    expect(found.slugs).toEqual(['all']);
  });
  it('an attribute that is nowhere a facet is none', () => {
    expect([...scope(['a number volt', 'b number volt'], ['all: a, -b']).facets]).toEqual(['a']);
  });
  it('several categories together', () => {
    const both = scope(['a number volt', 'b number ohm'], ['one: a', 'two: b', 'three: a'], ['one', 'two']);
    expect([...both.subtree]).toEqual(['one', 'two']);
    expect([...both.byUnit.keys()]).toEqual(['volt', 'ohm']);
  });
  it('an unknown category has none', () => {
    const none = scope([], ['all'], ['unknown']);
    expect([none.subtree.size, none.keys.size, none.byUnit.size, none.nominal]).toEqual([0, 0, 0, null]);
  });
});

describe('a value without a name means', () => {
  it.each<[string, Unit, readonly string[], readonly string[], string | null]>([
    ['the only attribute of the unit', 'volt', ['zener number volt'], ['all: zener'], 'zener'],
    ['the main one', 'volt', ['zener number volt', 'voltage number volt'], ['all: zener, voltage'], 'voltage'],
    ['else the first number', 'volt', ['a number volt', 'b number volt'], ['all: a, b'], 'a'],
    ['a number before a range', 'volt', ['r range volt', 'n number volt'], ['all: r, n'], 'n'],
    ['a range if there is no number', 'volt', ['e enum volt', 'r range volt'], ['all: e, r'], 'r'],
    ['no words', 'volt', ['e enum volt'], ['all: e'], null],
    [
      'no rare attribute',
      'volt',
      ['isolation_voltage number volt', 'b number volt'],
      ['all: isolation_voltage, b'],
      'b',
    ],
    [
      'a rare attribute if there is no other',
      'volt',
      ['isolation_voltage number volt'],
      ['all: isolation_voltage'],
      'isolation_voltage',
    ],
    ['a range before a rare number', 'volt', ['threshold number volt', 'r range volt'], ['all: threshold, r'], 'r'],
    ['no rare range', 'volt', ['dropout range volt'], ['all: dropout'], null],
    [
      'the hold current of a fuse',
      'ampere',
      ['current number ampere', 'hold_current number ampere'],
      ['all: current, hold_current'],
      'hold_current',
    ],
    [
      'the coil voltage of a relay',
      'volt',
      ['voltage number volt', 'coil_voltage number volt'],
      ['all: voltage, coil_voltage'],
      'coil_voltage',
    ],
    [
      'no wavelength',
      'metre',
      ['wavelength number metre', 'length number metre'],
      ['all: wavelength, length'],
      'length',
    ],
    ['nothing if there is only a wavelength', 'metre', ['wavelength number metre'], ['all: wavelength'], null],
    [
      'no forward voltage beside an input range',
      'volt',
      ['forward_voltage number volt', 'vin range volt'],
      ['all: forward_voltage, vin'],
      'vin',
    ],
    [
      'no input forward voltage beside an input range',
      'volt',
      ['input_forward_voltage number volt', 'vin range volt'],
      ['all: input_forward_voltage, vin'],
      'vin',
    ],
    [
      'another number beside an input range',
      'volt',
      ['vout number volt', 'vin range volt'],
      ['all: vin, vout'],
      'vout',
    ],
    [
      'a forward voltage beside another range',
      'volt',
      ['forward_voltage number volt', 'supply range volt'],
      ['all: supply, forward_voltage'],
      'forward_voltage',
    ],
    ['a facet before another attribute', 'volt', ['voltage number volt', 'b number volt'], ['all: -voltage, b'], 'b'],
    [
      'the other if the facet is a rare one',
      'volt',
      ['voltage number volt', 'esd number volt'],
      ['all: -voltage, esd'],
      'voltage',
    ],
    ['no attribute that the catalogue does not know', 'volt', ['a number volt'], ['all: unknown, a'], 'a'],
  ])('%s', (_, unit, attributes, rows, expected) => expect(meant(unit, attributes, ...rows)).toBe(expected));

  it('what most categories have', () => {
    const both = ['a number volt', 'b number volt'];
    expect(meant('volt', both, 'all', 'x < all: a', 'y < all: a', 'z < all: b')).toBe('a');
    expect(meant('volt', both, 'all', 'x < all: a', 'y < all: b')).toBeNull();
    expect(meant('volt', both, 'all', 'x < all: a', 'y < all: a', 'z < all: b', 'w < all: b')).toBeNull();
  });
  it('the only number, if half of the categories have it and the others have ranges', () => {
    const both = ['a number volt', 'r range volt', 'c number ohm'];
    expect(meant('volt', both, 'all', 'x < all: a', 'y < all: r')).toBe('a');
    expect(meant('volt', [...both, 'd range volt'], 'all', 'x < all: a', 'y < all: r', 'z < all: d')).toBeNull();
    expect(meant('volt', both, 'all', 'x < all: a', 'y < all: c')).toBe('a');
  });
  it('the first of similar maximum ratings, if half of the categories have one', () => {
    const ratings = [
      'drain_source_voltage number volt',
      'collector_emitter_voltage number volt',
      'gate number volt',
      'c number ohm',
    ];
    expect(meant('volt', ratings, 'all', 'x < all: drain_source_voltage', 'y < all: collector_emitter_voltage')).toBe(
      'drain_source_voltage',
    );
    expect(
      meant(
        'volt',
        ratings,
        'all',
        'x < all: drain_source_voltage',
        'y < all: collector_emitter_voltage',
        'z < all: gate',
      ),
    ).toBeNull();
    expect(
      meant(
        'volt',
        ratings,
        'all',
        'x < all: drain_source_voltage',
        'y < all: collector_emitter_voltage',
        'z < all: c',
        'v < all: c',
        'w < all: c',
      ),
    ).toBeNull();
  });
  it('the coil voltage, if some category has one', () => {
    const relays = ['coil_voltage number volt', 'a number volt', 'r range volt'];
    expect(meant('volt', relays, 'all', 'x < all: r', 'y < all: coil_voltage', 'z < all: a')).toBe('coil_voltage');
  });
});

describe('the nominal value of a kind', () => {
  const values = [
    'resistance number ohm',
    'capacitance number farad',
    'range range ohm',
    'frequency number hertz',
    'x enum',
    'y enum',
    'inductance number henry',
    'voltage number volt',
  ];
  const nominal = (...rows: readonly string[]) => scope(values, ['all', ...rows]).nominal;
  it.each([
    ['ohm', ['a < all: resistance']],
    ['farad', ['a < all: capacitance']],
    ['henry', ['a < all: inductance']],
    ['hertz', ['a < all: x, frequency']],
    [null, ['a < all: x, y, frequency']],
    [null, ['a < all: voltage']],
    [null, ['a < all: range']],
    ['ohm', ['a < all: resistance', 'b < all: resistance', 'c < all: capacitance']],
    [null, ['a < all: resistance', 'b < all: capacitance']],
    ['ohm', ['a < all: resistance', 'b < all: x', 'c < all: voltage']],
    [null, ['a < all: resistance', 'b < all: x', 'c < all: voltage', 'd < all: y']],
    [null, []],
  ])('is in %s for %j', (unit, rows) => expect(nominal(...rows)).toBe(unit));
});

describe('without a kind, a unit means', () => {
  const units = (...attributes: readonly string[]) =>
    Object.fromEntries(Array.from(unscopedUnits(attributes.map(attribute)), ([unit, { key }]) => [unit, key]));
  it('its main attribute, or the only one', () => {
    expect(units('a number volt', 'voltage number volt')).toEqual({ volt: 'voltage' });
    expect(units('a number volt', 'b number volt')).toEqual({});
    expect(units('flash number byte')).toEqual({ byte: 'flash' });
    expect(units('flash number byte', 'ram number byte')).toEqual({});
    expect(units('e enum volt')).toEqual({});
  });
  it('nothing for lengths and times', () => expect(units('length number metre', 'time number second')).toEqual({}));
  it('its usual attribute', () => {
    const main = {
      ohm: 'resistance',
      farad: 'capacitance',
      henry: 'inductance',
      hertz: 'frequency',
      volt: 'voltage',
      ampere: 'current',
      watt: 'power',
      percent: 'tolerance',
      ppm_per_kelvin: 'temperature_coefficient',
      celsius: 'operating_temperature',
    };
    const rows = Object.entries(main).flatMap(([unit, key]) => [
      `other_${unit} number ${unit}`,
      `${key} number ${unit}`,
    ]);
    expect(units(...rows)).toEqual(main);
  });
  it('not the attribute that has priority within a kind', () => {
    expect(units('hold_current number ampere', 'current number ampere')).toEqual({ ampere: 'current' });
  });
});
