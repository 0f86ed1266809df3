import { expect, test } from 'vitest';
import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { CatalogueFrame } from '../search-answer.ts';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

type Extra = readonly [key: string, kind: AttributeDefinition['kind'], isFacet: boolean];

const like = exampleFrame.attributes.find(({ key }) => key === 'voltage');
if (like === undefined) throw new Error('expected a voltage in the frame');

/** Returns the example frame with further attributes in volts in one category, as imports add them. */
function frameWith(slug: string, extras: readonly Extra[]): CatalogueFrame {
  const known = new Set(exampleFrame.attributes.map(({ key }) => String(key)));
  const added = extras.filter(([key]) => !known.has(key));
  return {
    ...exampleFrame,
    attributes: [
      ...exampleFrame.attributes,
      ...added.map(([key, kind]) => ({ ...like!, key: key as AttributeKey, kind })),
    ],
    categories: exampleFrame.categories.map((category) =>
      category.slug === slug
        ? {
            ...category,
            attributes: [
              ...category.attributes,
              ...extras.map(([key, , isFacet]) => ({ key: key as AttributeKey, isFacet, isColumn: false })),
            ],
          }
        : category,
    ),
  };
}

const read = (query: string, frame: CatalogueFrame = exampleFrame) =>
  readQuery(query, vocabularyOf(frame)).conditions.flatMap(({ filter, or = [] }) => {
    if (!('key' in filter)) return [];
    const said = [filter, ...or].flatMap((way) => {
      if (!('key' in way) || way.kind === 'body' || way.kind === 'unstated') return [];
      return way.kind === 'values' ? [`${way.key}=${way.values.join('~')}`] : [`${way.key}=${way.from}..${way.to}`];
    });
    return [said.join(' or ')];
  });

test.each([
  ['варистор 275в', 'voltage_ac=275'],
  ['варистор 275 в переменного тока', 'voltage_ac=275'],
  ['варистор 275-300 в переменного тока', 'voltage_ac=275..300'],
  ['varistor 300 V AC', 'voltage_ac=300'],
  ['варистор 385vdc', 'voltage=385'],
  ['varistor 385 V DC', 'voltage=385'],
  ['варистор 385 в постоянного тока', 'voltage=385'],
  ['варистор 470в', 'voltage=470'],
  ['реле 220 в переменного тока', 'coil_voltage=220'],
])('%s: %s', (query, expected) => {
  expect(read(query)).toEqual([expected]);
});

test('the input of a linear regulator is met by the most that it takes', () => {
  const frame = frameWith('linear-regulators', [
    ['supply_voltage_single', 'number', true],
    ['supply_range_max', 'number', true],
    ['dropout_voltage', 'number', true],
  ]);
  expect(read('ldo input up to 20V', frame)).toEqual([
    'vin=20..20 or supply_voltage_single=20..null or supply_range_max=20..null',
  ]);
});

test('the single input voltage of a module is its nominal one', () => {
  const frame = frameWith('dc-dc-modules', [['supply_voltage_single', 'number', true]]);
  expect(read('модуль питания вход 24в', frame)).toContain('vin=24..24 or supply_voltage_single=24..24');
});

test('volts mean an attribute that most parts state', () => {
  const rare: readonly Extra[] = [
    ['voltage', 'number', false],
    ['breakdown_voltage', 'number', true],
  ];
  const usual = rare.map(([key, kind]): Extra => [key, kind, true]);
  expect(read('резонатор 5в', frameWith('crystals', rare))).toEqual(['breakdown_voltage=5']);
  expect(read('резонатор 5в', frameWith('crystals', usual))[0]).toMatch(/^voltage=5/);
});

test('the volts of a supervisor are its supply or its threshold', () => {
  const frame = frameWith('drivers', [['threshold_voltage', 'range', true]]);
  const [rail = ''] = read('супервизор питания 3.3в', frame);
  expect(rail).toMatch(/^threshold_voltage=2\.63~.*~2\.93~.*~3\.08~.*~3\.3$/);
  expect(read('reset ic 4.2v', frame)).toEqual(['threshold_voltage=4.2']);
  expect(read('драйвер двигателя 3.3в', frame).join()).not.toContain('threshold_voltage');
});

test('volts of a solid-state relay are its load, beside "control" its input', () => {
  const frame = frameWith('solid-state-relays', [
    ['forward_voltage', 'number', true],
    ['load_voltage', 'number', true],
  ]);
  expect(read('твердотельное реле 60в', frame).join()).not.toContain('forward_voltage');
  expect(read('solid state relay control 3-32v', frame).join()).toContain('vin=3..32');
  expect(read('твердотельное реле управление 12в', frame).join()).toContain('vin=12..12');
});
