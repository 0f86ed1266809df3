import { describe, expect, it } from 'vitest';
import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import { exampleFrame } from './examples/frame.fixture.ts';
import { vocabularyOf } from './index.ts';
import { otherWays } from './other-ways.ts';
import type { CategoryScope } from './scope.ts';

const vocabulary = vocabularyOf(exampleFrame);
const like = exampleFrame.attributes.find(({ key }) => key === 'voltage');
if (like === undefined) throw new Error('expected a voltage in the frame');

type Given = readonly [key: string, kind: AttributeDefinition['kind'], unit: AttributeDefinition['unit']];

/** Returns the alternatives to a condition on the first of the given attributes. */
function ways(
  given: readonly Given[],
  filter: { readonly values: readonly (string | number | boolean)[] } | { readonly from: number; readonly to: null },
  { isNamed = false, lacking = [] as readonly string[], typed = 'typed' } = {},
) {
  const attributes = given.map(([key, kind, unit]) => ({ ...like!, key: key as AttributeKey, kind, unit }));
  const keys = new Set(given.map(([key]) => key).filter((key) => !lacking.includes(key)));
  const scope: CategoryScope = {
    slugs: ['parts'],
    subtree: new Set(['parts']),
    keys,
    facets: keys,
    byUnit: new Map(),
    nominal: null,
  };
  const key = given[0]?.[0] as AttributeKey;
  const own =
    'values' in filter ? ({ kind: 'values', key, ...filter } as const) : ({ kind: 'between', key, ...filter } as const);
  return otherWays(own, typed, isNamed, scope, {
    ...vocabulary,
    attributes: new Map(attributes.map((one) => [one.key, one])),
  });
}

describe('a length may be any size of a part', () => {
  const sizes: readonly Given[] = [
    ['height', 'number', 'metre'],
    ['length', 'number', 'metre'],
    ['pitch', 'number', 'metre'],
    ['pin_width', 'range', 'metre'],
  ];
  it('that has several', () => {
    expect(ways(sizes, { values: [0.005] })).toEqual([
      { kind: 'values', key: 'length', values: [0.005] },
      { kind: 'words', words: ['5mm'] },
    ]);
  });
  it('unless the query names the size, or the length is no size', () => {
    expect(ways(sizes, { values: [0.005] }, { isNamed: true })).toBeNull();
    expect(ways(sizes.toReversed(), { values: [0.005] })).toBeNull();
    expect(ways(sizes, { from: 0.005, to: null })).toBeNull();
  });
});

describe('one quantity in two forms', () => {
  const both: readonly Given[] = [
    ['supply_voltage_single', 'number', 'volt'],
    ['supply_voltage_range', 'range', 'volt'],
  ];
  it('is looked for in both', () => {
    expect(ways(both, { values: [5] })).toEqual([{ kind: 'between', key: 'supply_voltage_range', from: 5, to: 5 }]);
    expect(ways(both, { from: 5, to: null })).toEqual([
      { kind: 'between', key: 'supply_voltage_range', from: 5, to: null },
    ]);
    expect(ways(both.toReversed(), { values: [5] })?.map((way) => 'key' in way && way.key)).toEqual([
      'supply_voltage_single',
    ]);
  });
  it.each<[string, Given]>([
    ['in another unit', ['supply_voltage_range', 'range', 'ampere']],
    ['in words', ['supply_voltage_range', 'enum', 'volt']],
    ['of another quantity', ['output_voltage_range', 'range', 'volt']],
  ])('is not looked for %s', (_, other) => expect(ways([both[0]!, other], { values: [5] })).toBeNull());
  it('is not looked for where the parts have no such attribute', () => {
    expect(ways(both, { values: [5] }, { lacking: ['supply_voltage_range'] })).toBeNull();
  });
});

describe('similar quantities under other names', () => {
  const current: Given = ['current', 'number', 'ampere'];
  it('are looked for too', () => {
    const kin: readonly Given[] = [
      current,
      ['on_state_current', 'number', 'ampere'],
      ['drain_current', 'number', 'ampere'],
    ];
    expect(ways(kin, { values: [4] })).toEqual([
      { kind: 'values', key: 'on_state_current', values: [4] },
      { kind: 'values', key: 'drain_current', values: [4] },
    ]);
    expect(ways(kin, { from: 4, to: null }, { lacking: ['drain_current'] })).toEqual([
      { kind: 'between', key: 'on_state_current', from: 4, to: null },
    ]);
  });
  it.each<[string, Given]>([
    ['of another meaning', ['gate_current', 'number', 'ampere']],
    ['that are ranges', ['on_state_current', 'range', 'ampere']],
    ['in another unit', ['rated_voltage', 'number', 'volt']],
  ])('but not those %s', (_, other) => expect(ways([current, other], { values: [4] })).toBeNull());
  it('but not for a quantity that has its own meaning', () => {
    expect(ways([['gate_current', 'number', 'ampere'], current], { values: [4] })).toBeNull();
  });
});

it('a feature may stand in words, another word may not', () => {
  const feature: readonly Given[] = [['rail_to_rail', 'flag', null]];
  expect(ways(feature, { values: [true] }, { typed: 'rail-to-rail' })).toEqual([
    { kind: 'words', words: ['rail-to-rail'] },
  ]);
  expect(ways(feature, { values: [false] })).toBeNull();
  expect(ways([['color', 'enum', null]], { values: ['red'] })).toBeNull();
});

it('a mounting also follows from the package and the category', () => {
  const mounting: readonly Given[] = [['mounting', 'enum', null]];
  for (const kind of ['smd', 'tht'] as const)
    expect(
      ways(mounting, { values: [kind] })?.map((way) => [way.kind, 'mounting' in way ? way.mounting : null]),
    ).toEqual([
      ['body', kind],
      ['category', null],
    ]);
  expect(ways(mounting, { values: ['panel'] })).toBeNull();
  expect(ways([['color', 'enum', null]], { values: ['smd'] })).toBeNull();
});

describe('other facts stand for a condition', () => {
  const key = (name: string) => name as AttributeKey;
  const scopeWith = (keys: string, slug = 'parts'): CategoryScope => ({
    slugs: [slug],
    subtree: new Set([slug]),
    keys: new Set(keys.split(' ')),
    facets: new Set(keys.split(' ')),
    byUnit: new Map(),
    nominal: null,
  });
  const attributes = (rows: string) =>
    new Map(
      rows.split(', ').map((row) => {
        const [name = '', unit = '', kind = 'number'] = row.split(' ');
        return [key(name), { ...like, key: key(name), unit: unit as typeof like.unit, kind: kind as typeof like.kind }];
      }),
    );
  const read = (
    filter: Parameters<typeof otherWays>[0],
    scope: CategoryScope | null,
    rows = 'voltage volt',
    typed = 'typed',
  ) => otherWays(filter, typed, false, scope, { ...vocabulary, attributes: attributes(rows) });
  const between = (name: string, from: number | null, to: number | null) =>
    ({ kind: 'between', key: key(name), from, to }) as const;
  const values = (name: string, ...all: readonly (number | string | boolean)[]) =>
    ({ kind: 'values', key: key(name), values: all }) as const;

  it('a maker with a longer name', () => {
    const makers = { ...vocabulary, longerBrands: new Map([['samsung', ['samsung-em', 'samsung-2']]]) };
    const longer = (slug: string) => otherWays({ kind: 'brand', slug }, slug, false, null, makers);
    expect(longer('samsung')).toEqual([
      { kind: 'brand', slug: 'samsung-em' },
      { kind: 'brand', slug: 'samsung-2' },
    ]);
    expect(longer('yageo')).toBeNull();
    expect(otherWays({ kind: 'category', slug: 'a', slugs: ['a'] }, 'a', false, null, makers)).toBeNull();
  });
  it('a mains supply that states no input', () => {
    const supply = scopeWith('vin vout', 'ac-dc-supplies');
    const unstated = [{ kind: 'unstated', key: 'vin' }];
    expect([read(between('vin', 220, 220), supply), read(between('vin', 100, 100), supply)]).toEqual([
      unstated,
      unstated,
    ]);
    for (const other of [
      between('vin', 99, 99),
      between('vin', 100, 240),
      between('vin', null, null),
      between('vout', 220, 220),
    ])
      expect(read(other, supply)).toBeNull();
    expect([read(between('vin', 220, 220), scopeWith('vin')), read(between('vin', 220, 220), null)]).toEqual([
      null,
      null,
    ]);
    expect(read(values('vin', 220), supply)).toBeNull();
  });
  it('a supply range that contains the voltage', () => {
    const buzzer = scopeWith('voltage supply_voltage');
    expect(read(values('voltage', 5), buzzer)).toEqual([between('supply_voltage', 5, 5)]);
    expect([
      read(values('voltage', 'x'), buzzer),
      read(values('current', 5), buzzer),
      read(between('voltage', 5, 5), buzzer),
    ]).toEqual([null, null, null]);
    expect([read(values('voltage', 5), scopeWith('voltage')), read(values('voltage', 5), null)]).toEqual([null, null]);
  });
  it('the temperature at which a thermal fuse opens', () => {
    const fuse = scopeWith('operating_temperature rated_functioning_temperature');
    expect(read(between('operating_temperature', 115, 115), fuse)).toEqual([
      values('rated_functioning_temperature', 115),
    ]);
    for (const other of [
      between('operating_temperature', 100, 115),
      between('operating_temperature', null, null),
      between('temperature', 115, 115),
    ])
      expect(read(other, fuse)).toBeNull();
    expect(read(between('operating_temperature', 115, 115), scopeWith('operating_temperature'))).toBeNull();
    expect(read(between('operating_temperature', 115, 115), null)).toBeNull();
  });
  it('the most of a supply, and a supply range', () => {
    const rows = 'supply_voltage volt range, supply_range_max volt, supply_voltage_single volt, vin volt range';
    const part = scopeWith('supply_voltage supply_range_max supply_voltage_single');
    expect(read(between('supply_voltage', 5, 5), part, rows)).toEqual([
      between('supply_range_max', 5, 5 * 3.3),
      between('supply_voltage_single', 5, 5),
    ]);
    const regulator = scopeWith('vin supply_range_max supply_voltage_single dropout_voltage');
    expect(read(between('vin', 20, 20), regulator, rows)).toEqual([
      between('supply_range_max', 20, null),
      between('supply_voltage_single', 20, null),
    ]);
    expect(read(between('supply_voltage', 5, null), part, rows)?.[0]).toEqual(between('supply_range_max', 5, 16.5));
    expect(read(between('supply_voltage', null, null), part, rows)?.[0]).toEqual(
      between('supply_range_max', null, null),
    );
  });
  it('a band that contains the frequency', () => {
    const rows = 'center_frequency hertz, frequency_range hertz range, frequency hertz';
    const filter = scopeWith('center_frequency frequency_range');
    expect(read(values('center_frequency', 433e6), filter, rows)).toEqual([between('frequency_range', 433e6, 433e6)]);
    expect(read(between('center_frequency', 1, 2), filter, rows)).toEqual([between('frequency_range', 1, 2)]);
    expect(read(values('center_frequency', 'x'), filter, rows)).toBeNull();
    expect(read(values('center_frequency', 5), filter, rows.replaceAll('hertz', 'volt'))).toBeNull();
  });
  it('the number of a varistor with this diameter', () => {
    const rows = 'diameter metre, height metre';
    const found = read(values('diameter', 0.014), scopeWith('diameter height clamping_voltage'), rows);
    expect(found).toMatchObject([{ kind: 'number', beginnings: expect.arrayContaining(['14D', 'MYG14']) }]);
    expect(read(values('diameter', 0.0105), scopeWith('diameter clamping_voltage'), rows)).toMatchObject([
      { beginnings: expect.arrayContaining(['10.5D']) },
    ]);
    expect(read(values('diameter', 0.014), scopeWith('diameter height'), rows)).toEqual([
      values('height', 0.014),
      { kind: 'words', words: ['14mm'] },
    ]);
    expect(read(values('height', 0.014), scopeWith('diameter height clamping_voltage'), rows)).toEqual([
      values('diameter', 0.014),
      { kind: 'words', words: ['14mm'] },
    ]);
  });
});
