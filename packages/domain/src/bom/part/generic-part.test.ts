import { describe, expect, it } from 'vitest';

import type { AttributeFilter } from '../../search-query/filter.ts';
import type { QueryReading, QueryVocabulary } from '../../search-query/reading/index.ts';
import { genericPart, rulesOf, type GenericPart } from './generic-part.ts';

const attributes = new Map(
  Object.entries({
    resistance: { kind: 'number', unit: 'ohm' },
    frequency: { kind: 'number', unit: 'hertz' },
    temperature: { kind: 'range', unit: 'ohm' },
    colour: { kind: 'text', unit: 'ohm' },
    tolerance: { kind: 'number', unit: 'percent' },
    voltage: { kind: 'number', unit: 'volt' },
  }),
);
const vocabulary = { attributes, package: 'package' } as unknown as QueryVocabulary;

const exactly = (key: string, number: number) =>
  ({ kind: 'between', key, from: number, to: number }) as AttributeFilter;
const values = (key: string, ...list: readonly (string | number)[]) =>
  ({ kind: 'values', key, values: list }) as AttributeFilter;

const resistance = exactly('resistance', 1000);

function read(
  filters: readonly object[],
  more: { words?: string; stated?: string | null; package?: string | null } = {},
) {
  const conditions = filters.map((filter, at) => ({ source: ` text ${at} `, filter }));
  const reading = { conditions, words: more.words ?? '' } as unknown as QueryReading;
  const own = more.package === undefined ? vocabulary : ({ ...vocabulary, package: more.package } as QueryVocabulary);
  return genericPart(reading, more.stated ?? null, own);
}

describe('the requirements of a described part', () => {
  const one = (filter: AttributeFilter, slugs: readonly string[] = []) =>
    read([resistance, filter, ...(slugs.length === 0 ? [] : [{ kind: 'category', slugs }])])?.parameters[1];

  it('its nominal value, equal within a billionth', () => {
    expect(read([resistance])).toEqual({
      categories: [],
      brands: [],
      parameters: [
        {
          key: 'resistance',
          how: 'equal',
          asked: 'text 0',
          filter: { kind: 'between', key: 'resistance', from: 1000 - 1e-6, to: 1000 + 1e-6 },
          isNominal: true,
        },
      ],
      isComplete: false,
    });
    expect(read([values('resistance', 1000)])?.parameters[0]?.filter).toEqual({
      kind: 'between',
      key: 'resistance',
      from: 1000 - 1e-6,
      to: 1000 + 1e-6,
    });
  });
  it.each(
    `voltage voltage_ac power reverse_voltage drain_source_voltage collector_emitter_voltage drain_current collector_current
    saturation_current ripple_current lifetime current`.split(/\s+/u),
  )('at least the %s; of a fuse or a varistor exactly', (key) => {
    const filter = exactly(key, 50);
    expect(one(filter, ['capacitors'])).toEqual({
      key,
      how: 'at_least',
      asked: 'text 1',
      filter: { kind: 'between', key, from: 50 - 5e-8, to: null },
      isNominal: false,
    });
    for (const slug of ['fuses', 'varistors', 'surge-protection', 'tvs-diodes'])
      expect(one(filter, ['x', slug])?.how).toBe('equal');
  });
  it.each(['tolerance', 'frequency_tolerance', 'temperature_coefficient', 'esr', 'dc_resistance'])(
    'at most the %s',
    (key) => {
      expect(one(exactly(key, 5))).toEqual({
        key,
        how: 'at_most',
        asked: 'text 1',
        filter: { kind: 'between', key, from: null, to: 5 + 5e-9 },
        isNominal: false,
      });
    },
  );
  it.each([
    'zener_voltage',
    'temperature_coefficients',
    'my_temperature_coefficient',
    'esr_max',
    'my_esr',
    'x_dc_resistance',
    'dc_resistance_x',
  ])('exactly the %s', (key) =>
    expect(one(exactly(key, -5))).toMatchObject({ how: 'equal', filter: { from: -5 - 5e-9, to: -5 + 5e-9 } }),
  );
  it.each<[string, AttributeFilter]>([
    ['a minimum', { kind: 'between', key: 'voltage', from: 5, to: null } as AttributeFilter],
    ['two numbers', values('voltage', 5, 6)],
    ['a word', values('voltage', 'x')],
    ['no value', values('voltage')],
    ['a range of the attribute', exactly('temperature', 5)],
  ])('as written: %s', (_, filter) => {
    expect(one(filter)).toEqual({
      key: 'key' in filter ? filter.key : '',
      how: 'equal',
      asked: 'text 1',
      filter,
      isNominal: false,
    });
  });
  it('hertz are the nominal value only of a known kind of part', () => {
    const frequency = exactly('frequency', 8e6);
    expect(read([frequency])).toBeNull();
    expect(read([frequency, { kind: 'category', slugs: ['crystals'] }])?.parameters[0]?.isNominal).toBe(true);
  });
  it.each<[string, readonly object[]]>([
    ['nothing', []],
    ['a voltage', [exactly('voltage', 5)]],
    ['an unknown attribute', [exactly('foo', 5)]],
    ['a range', [exactly('temperature', 5)]],
    ['a text', [exactly('colour', 5)]],
    ['a category', [{ kind: 'category', slugs: ['resistors'] }]],
  ])('no described part: %s', (_, filters) => expect(read(filters)).toBeNull());
});

describe('category, maker and package', () => {
  const category = { kind: 'category', slugs: ['resistors', 'networks'] };
  it('are taken from the words; the stated package replaces them', () => {
    const all = [resistance, category, { kind: 'brand', slug: 'yageo' }, values('package', '0603')];
    expect(read(all)).toMatchObject({ categories: [['resistors', 'networks']], brands: ['yageo'], isComplete: true });
    expect(read(all)?.parameters.map(({ key, asked }) => `${key} ${asked}`)).toEqual([
      'resistance text 0',
      'package text 3',
    ]);
    const stated = read(all, { stated: 'r0805' })?.parameters ?? [];
    expect(stated.map(({ key, asked }) => `${key} ${asked}`)).toEqual(['resistance text 0', 'package r0805']);
    expect(stated[1]).toMatchObject({ how: 'equal', isNominal: false, filter: { kind: 'values', key: 'package' } });
    expect(stated[1]?.filter).toMatchObject({ values: expect.arrayContaining(['r0805', 'R0805', '0805']) as unknown });
  });
  it('a part is complete with a package, and if every word was understood', () => {
    const complete = (more: Parameters<typeof read>[1]) => read([resistance], more)?.isComplete;
    expect([complete({}), complete({ stated: '0603' }), complete({ stated: '0603', words: 'x' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(complete({ stated: '0603', package: null })).toBe(false);
    expect(read([resistance], { stated: '0603', package: null })?.parameters).toHaveLength(1);
  });
});

it('how a part meets each requirement', () => {
  const part = {
    parameters: [
      { key: 'resistance', how: 'equal', asked: '1k' },
      { key: 'temperature', how: 'equal', asked: '-40…85' },
      { key: 'power', how: 'at_least', asked: '0.1W' },
      { key: 'voltage', how: 'at_least', asked: '' },
    ],
  } as unknown as GenericPart;
  const own: Readonly<Record<string, number | [number, number] | null>> = {
    resistance: 1000,
    temperature: [-40, 85],
    power: null,
    voltage: 5,
  };
  expect(rulesOf(part, (key) => own[key] ?? null)).toEqual([
    { key: 'resistance', asked: '1k', found: '1000', how: 'equal' },
    { key: 'temperature', asked: '-40…85', found: '-40…85', how: 'equal' },
  ]);
});
