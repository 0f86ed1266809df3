import { describe, expect, it } from 'vitest';

import type { AttributeKey } from '../../category/category.ts';
import { stemsOf } from '../fold.ts';
import { exampleFrame } from './examples/frame.fixture.ts';
import type { QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import { countFilter, packageFilter, spelledFilter, waysOfCount, waysOfName } from './spelled-filters.ts';
import { railFilter } from './supervised-rail.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(exampleFrame);
const key = (name: string): AttributeKey => name as AttributeKey;
const of = (name: string, ...values: readonly (number | string)[]) => ({ kind: 'values', key: name, values });

/** Returns a kind of part; `-key` is no facet. */
const scope = (keys: string, nominal: CategoryScope['nominal'] = null, slug = 'parts'): CategoryScope => {
  const all = keys.split(' ').filter(Boolean);
  return {
    slugs: [slug],
    subtree: new Set([slug]),
    keys: new Set(all.map((one) => one.replace('-', ''))),
    facets: new Set(all.filter((one) => !one.startsWith('-'))),
    byUnit: new Map(),
    nominal,
  };
};

const token = (core: string) => ({ raw: core, core, stems: stemsOf(core), isSpaced: true, isQuoted: false, at: 0 });
const like = exampleFrame.attributes[0]!;

const count = (number: number, ...names: readonly string[]): QueryItem & { kind: 'count' } => ({
  kind: 'count',
  count: number,
  meaning: { scope: null, brand: null, enums: [], attributes: names.map((name) => ({ ...like, key: key(name) })) },
  tokens: [token(String(number))],
});

describe('a number of things means', () => {
  it.each([
    ['the attribute that is a facet', 4, 'a b', 'a', 'a', 4],
    ['a facet before another', 4, '-a b', 'a b', 'b', 4],
    ['another if there is no facet', 4, '-a', 'a', 'a', 4],
    ['contacts of any part', 4, 'x', 'pins', 'pins', 4],
    ['contacts of a relay', 3, 'contact_form coil_voltage', 'pins', 'pins', 3],
    ['the structure of a switch', 2, 'contact_form', 'pins', 'contact_form', 'SPST'],
    ['the structure of a switch', 3, 'contact_form', 'pins', 'contact_form', 'SPDT'],
    ['the structure of a switch', 4, 'contact_form', 'pins', 'contact_form', 'DPST'],
    ['the structure of a switch', 6, 'contact_form', 'pins', 'contact_form', 'DPDT'],
  ])('%s (%d)', (_, number, keys, names, expected, value) => {
    expect(countFilter(count(number, ...names.split(' ')), scope(keys))).toEqual(of(expected, value));
  });
  it('nothing if the parts have no such thing', () => {
    expect(countFilter(count(4, 'a'), scope('b'))).toBeNull();
    expect(countFilter(count(4, 'pins'), null)).toBeNull();
    expect(countFilter(count(5, 'pins'), scope('contact_form'))).toBeNull();
  });
});

describe('suppliers state', () => {
  const ways = (number: number, name: string, body: AttributeKey | null = key('package')) =>
    waysOfCount(count(number), { kind: 'values', key: key(name), values: [number] }, { package: body });
  it('elements as channels', () => expect(ways(4, 'elements')).toEqual([of('channels', 4)]));
  it('a B value by its temperatures', () => {
    expect(ways(3950, 'b_value')).toEqual([
      of('b_constant_25_c_85_c', 3950),
      of('b_constant_25_c_100_c', 3950),
      of('b_constant_25_c_75_c', 3950),
      { kind: 'words', words: ['3950', '3950k'] },
    ]);
  });
  it('a pitch in millimetres', () => {
    expect(ways(0.00254, 'pitch')).toEqual([{ kind: 'words', words: ['2.54', '2.54mm'] }]);
    expect(ways(0.0005, 'pitch')).toEqual([{ kind: 'words', words: ['0.5', '0.5mm'] }]);
  });
  it.each(['pins', 'conductor_count'])('%s in rows and by the package', (name) => {
    const words = (number: number) =>
      ways(number, name, null)?.flatMap((way) => (way.kind === 'words' ? way.words : []));
    expect(words(40)).toEqual(['40p', '40pin', '1x40p', '2x20p']);
    expect(words(4)).toEqual(['4p', '4pin', '1x4p', '2x2p']);
    expect(words(2)).toEqual(['2p', '2pin', '1x2p']);
    expect(words(5)).toEqual(['5p', '5pin', '1x5p']);
    expect(ways(8, name)?.[1]).toMatchObject({ kind: 'values', key: 'package' });
    expect(ways(8, name, null)).toHaveLength(1);
  });
  it('no other count', () => {
    expect([ways(8, 'channels'), ways(8, 'pins_max'), ways(8, 'io_pins')]).toEqual([null, null, null]);
    expect(waysOfCount(count(8), { kind: 'between', key: key('pins'), from: 8, to: 8 }, vocabulary)).toBeNull();
    const word: QueryItem = { kind: 'word', tokens: [token('8')] };
    expect(waysOfCount(word, { kind: 'values', key: key('pins'), values: [8] }, vocabulary)).toBeNull();
  });
});

describe('the name of a package means', () => {
  const read = (name: string, of_: CategoryScope | null, values: readonly string[] = [name]) =>
    packageFilter({ kind: 'package', values, tokens: name.split(' ').map(token) }, of_, vocabulary);
  it('the package', () => {
    expect(read('SO-8', null, ['SOIC-8', 'SO-8'])).toEqual(of('package', 'SOIC-8', 'SO-8'));
    expect(read('SO-8', scope('package'))).toEqual(of('package', 'SO-8'));
    expect(read('SO-8', scope(''))).toEqual(of('package', 'SO-8'));
    expect(read('SO-8', scope('color'))).toBeNull();
    expect(read('DIP-8', scope('package pins'))).toEqual(of('package', 'DIP-8'));
  });
  it.each([
    'DIP-28',
    'dip28',
    'PDIP-28',
    'SDIP28',
    'SOIC-28',
    'SOP28',
    'SSOP-28',
    'TSSOP28',
    'SO-28',
    'PLCC-28',
    'ZIF28',
    'SIP-28',
  ])('contacts of a socket for %s', (name) => {
    expect(read(name, scope('pins package', null, 'ic-sockets'))).toEqual(of('pins', 28));
    expect(read(name, scope('pins'))).toEqual(of('pins', 28));
  });
  it('no contacts of other names and other parts', () => {
    expect(
      ['DIP', 'XDIP-28', 'DIP-28W', 'DIP-2800', 'QFP-28', 'TO-220'].map((name) => read(name, scope('pins'))),
    ).toEqual([null, null, null, null, null, null]);
    expect([read('DIP-28', scope('-pins')), read('DIP-28', scope('color'))]).toEqual([null, null]);
  });
  it('the size of a crystal in millimetres', () => {
    const crystal = scope('package frequency', 'hertz');
    expect(read('3225', crystal, ['1210'])).toEqual(
      of('package', 'SMD-3.2x2.5', '3225', 'SMD3225', 'SMD3225-4P', 'SMD3225-2P'),
    );
    expect(read('metric 3225', crystal, ['1210'])).toMatchObject({ values: expect.arrayContaining(['SMD-3.2x2.5']) });
    expect(read('HC-49', crystal, ['HC-49/U'])).toEqual(of('package', 'HC-49/U'));
    expect(read('32250', crystal, ['x'])).toEqual(of('package', 'x'));
    expect(read('3225', scope('package', 'ohm'), ['1210'])).toEqual(of('package', '1210'));
    expect(read('3225', null, ['1210'])).toEqual(of('package', '1210'));
  });
  it('nothing in a catalogue without packages', () => {
    expect(spelledFilter(null, ['a'], null)).toBeNull();
    expect(spelledFilter(null, ['a'], scope(''))).toBeNull();
    expect(spelledFilter(key('p'), ['a'], scope('p'))).toEqual(of('p', 'a'));
  });
});

describe('a value in words is stated', () => {
  const phrase = (...enums: readonly (readonly [string, string | number, ...string[]])[]): QueryItem => ({
    kind: 'phrase',
    meaning: {
      scope: null,
      brand: null,
      enums: enums.map(([name, value, ...stated]) => ({ key: key(name), value, stated })),
      attributes: [],
    },
    isCorrected: false,
    tokens: [],
  });
  const asked = { kind: 'values', key: key('color'), values: ['red'] } as const;
  it('by other attributes and by words', () => {
    expect(
      waysOfName(phrase(['color', 'red', 'red', 'rot'], ['function', 'red']), asked, scope('color function')),
    ).toEqual([of('function', 'red'), { kind: 'words', words: ['red', 'rot'] }]);
    expect(waysOfName(phrase(['color', 'red', 'red']), asked, scope('color'))).toEqual([
      { kind: 'words', words: ['red'] },
    ]);
    expect(waysOfName(phrase(['color', 'red'], ['color', 'dark']), asked, scope('color'))).toEqual([
      of('color', 'dark'),
    ]);
  });
  it('in no other way if the phrase does not mean it', () => {
    expect(waysOfName(phrase(['color', 'green', 'green']), asked, scope('color'))).toBeNull();
    expect(waysOfName(phrase(['function', 'red', 'red']), asked, scope('function'))).toBeNull();
    expect(waysOfName(phrase(['color', 'red']), asked, scope('color'))).toBeNull();
    expect(waysOfName({ kind: 'word', tokens: [] }, asked, scope('color'))).toBeNull();
    expect(waysOfName(phrase(['color', 'red', 'red']), { kind: 'brand', slug: 'red' }, scope('color'))).toBeNull();
  });
});

describe('the volts of a supervisor', () => {
  const supervisors: QueryItem = {
    kind: 'phrase',
    meaning: {
      scope: null,
      brand: null,
      enums: [],
      attributes: [],
      also: [[{ kind: 'words', words: ['x'] }], [{ kind: 'values', key: key('function'), values: ['supervisor'] }]],
    },
    isCorrected: false,
    tokens: [],
  };
  const read = (
    value: number,
    items: readonly QueryItem[] = [supervisors],
    keys = 'threshold_voltage',
    unit: 'volt' | 'ampere' = 'volt',
  ) =>
    railFilter({ kind: 'value', unit, value, isDeviation: false, isAlternating: false, needsContext: false }, items, {
      scope: scope(keys),
      named: [],
      hasDielectric: false,
    });
  it.each([1.8, 2.5, 3, 3.3, 5])('%d: thresholds from 80 % of it, and itself', (volts) => {
    const found = read(volts);
    const values = found?.kind === 'values' ? found.values.map(Number) : [];
    expect(found).toMatchObject({ kind: 'values', key: 'threshold_voltage' });
    expect(values.length).toBeGreaterThan(6);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect([values.at(-1), Math.min(...values) >= 0.79 * volts]).toEqual([volts, true]);
  });
  it('are thresholds themselves if no rail has them', () => expect(read(4.2)).toEqual(of('threshold_voltage', 4.2)));
  it('are no thresholds of other parts', () => {
    expect([
      read(5, []),
      read(5, [supervisors], 'vout'),
      read(5, [supervisors], 'threshold_voltage', 'ampere'),
    ]).toEqual([null, null, null]);
    expect(read(5, [{ kind: 'word', tokens: [token('supervisor')] }])).toBeNull();
    const lexeme = {
      kind: 'value',
      unit: 'volt',
      value: 5,
      isDeviation: false,
      isAlternating: false,
      needsContext: false,
    } as const;
    const parts = scope('threshold_voltage');
    expect(railFilter(lexeme, [supervisors], { scope: parts, named: [like], hasDielectric: false })).toBeNull();
    expect(railFilter(lexeme, [supervisors], { scope: null, named: [], hasDielectric: false })).toBeNull();
    const bare = { kind: 'bare', prefix: 'k', text: '5k', needsContext: false } as const;
    expect(railFilter(bare, [supervisors], { scope: parts, named: [], hasDielectric: false })).toBeNull();
  });
});
