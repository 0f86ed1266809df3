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
