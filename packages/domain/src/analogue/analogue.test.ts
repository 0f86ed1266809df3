import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { AttributeDefinition, AttributeKey, AttributeValue, AttributeValues } from '../category/category.ts';
import { compareValues, sharedGoodness } from './compare-parameter.ts';
import { analogueSearches, assuranceOf, compareAnalogues, judgeAnalogue, type RankedAnalogue } from './index.ts';
import { localized } from '../shared/index.ts';

const compare = (key: string, a: AttributeValue | undefined, b: AttributeValue | undefined) =>
  compareValues(key, a, b, sharedGoodness(key, {}, {}));

test.each([
  ['voltage', 50, 100, 'better'],
  ['voltage', 50, 25, 'worse'],
  ['tolerance', 1, 5, 'worse'],
  ['tolerance', 1, 0.1, 'better'],
  ['temperature_coefficient', 50, -50, 'equal'],
  ['temperature_coefficient', -100, 25, 'better'],
  ['operating_temperature', [-40, 85], [-55, 125], 'better'],
  ['operating_temperature', [-40, 85], [-55, 70], 'worse'],
  ['hfe', [110, 800], [200, 450], 'better'],
  ['dielectric', 'X5R', 'X7R', 'better'],
  ['dielectric', 'C0G', 'NP0', 'equal'],
  ['dielectric', 'X7R', 'полипропилен', 'worse'],
  ['automotive', undefined, true, 'better'],
  ['automotive', true, undefined, 'worse'],
  ['package', '0603', '0805', 'worse'],
  ['package', 'TO-92', 'КТ-26', 'equal'],
  ['logic_family', 'К155', '74', 'equal'],
  ['resistance', 10_000, 10_000.0000001, 'equal'],
  ['resistance', 10_000, 12_000, 'worse'],
  ['capacitance', 1e-7, undefined, 'unknown'],
  ['vout', 5, 'adjustable', 'unknown'],
  ['bidirectional', false, true, 'worse'],
] as const)('%s: %j beside %j is %s', (key, original, other, verdict) => {
  expect(compare(key, original, other)).toBe(verdict);
});

const keys = ['voltage', 'tolerance', 'operating_temperature', 'hfe', 'dielectric', 'automotive', 'package', 'color'];
const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
const value: fc.Arbitrary<AttributeValue> = fc.oneof(
  finite,
  fc.tuple(finite, finite).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
  fc.constantFrom('X7R', 'X5R', 'C0G', 'NP0', '0603', 'red'),
  fc.boolean(),
);

describe('laws', () => {
  it('a value is equal to itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), value, (key, one) => {
        expect(compare(key, one, one)).toBe('equal');
      }),
    );
  });

  it('better in one direction is worse in the other; equal and unknown are symmetric', () => {
    const possible = { better: ['worse'], worse: ['better', 'worse'], equal: ['equal'], unknown: ['unknown'] };
    fc.assert(
      fc.property(fc.constantFrom(...keys), value, value, (key, a, b) => {
        expect(possible[compare(key, a, b)]).toContain(compare(key, b, a));
      }),
    );
  });

  it('a part with a known pinout is a drop-in replacement of itself', () => {
    const parts = fc.dictionary(fc.constantFrom(...keys), value).map((values) => ({ ...values, package: '0603' }));
    fc.assert(
      fc.property(parts, (part) => {
        expect(judgeAnalogue(part, part, keys, 'exchangeable').verdict).toBe('drop_in');
      }),
    );
  });
});

const resistor: AttributeValues = { resistance: 10_000, tolerance: 1, power: 0.1, package: '0603', series: 'RC0603' };
const resistorKeys = ['resistance', 'tolerance', 'power', 'package', 'series'];
const judged = (change: AttributeValues, assurance = assuranceOf(resistor, 'parametric', false)) =>
  judgeAnalogue(resistor, { ...resistor, ...change }, resistorKeys, assurance);

describe('the verdict over the whole part', () => {
  it.each([
    [{ series: 'CRCW0603' }, 'drop_in'],
    [{ tolerance: 0.1 }, 'drop_in'],
    [{ tolerance: 5 }, 'close'],
    [{ tolerance: 5, power: 0.05 }, 'check'],
    [{ package: '0805' }, 'close'],
    [{ resistance: 11_000 }, 'check'],
  ] as const)('%j: %s', (change, verdict) => {
    expect(judged(change).verdict).toBe(verdict);
  });

  it('is never drop-in with an unstated parameter or an uncertain pinout', () => {
    const { tolerance: _, ...untold } = resistor;
    expect(judgeAnalogue(resistor, untold, resistorKeys, 'exchangeable').verdict).toBe('close');
    expect(judged({}, 'same_function').verdict).toBe('close');
    expect(judged({}, 'none').verdict).toBe('check');
  });

  it('reports each parameter separately, without the series', () => {
    expect(judged({ tolerance: 5, package: '0805', series: 'x' }).parameters).toEqual([
      { key: 'resistance', verdict: 'equal', isGraded: false },
      { key: 'tolerance', verdict: 'worse', isGraded: true },
      { key: 'power', verdict: 'equal', isGraded: true },
      { key: 'package', verdict: 'worse', isGraded: false },
    ]);
  });

  it.each([
    [[50, 350], [200, 450], false],
    [[50, 350], [40, 400], true],
  ] as const)('a gain of %j replaced by %j is worse, graded %s', (hfe, other, isGraded) => {
    const { parameters } = judgeAnalogue({ hfe }, { hfe: other }, ['hfe'], 'exchangeable');
    expect(parameters).toEqual([{ key: 'hfe', verdict: 'worse', isGraded }]);
  });
});

describe('assurance besides the parameters', () => {
  const gate: AttributeValues = { function: 'gate', elements: 4, supply_voltage: [4.75, 5.25], package: 'DIP-14' };
  const transistor: AttributeValues = { polarity: 'NPN', collector_current: 0.1, package: 'TO-92' };
  it.each([
    [resistor, 'parametric', false, 'exchangeable'],
    [{ reverse_voltage: 1000, package: 'DO-41' }, 'parametric', false, 'exchangeable'],
    [{ ...resistor, turns: 25 }, 'parametric', false, 'none'],
    [{ ...resistor, elements: 4 }, 'parametric', false, 'none'],
    [gate, 'parametric', false, 'none'],
    [gate, 'series', false, 'same_function'],
    [gate, 'listed', true, 'exchangeable'],
    [gate, 'listed', false, 'same_function'],
    [transistor, 'parametric', false, 'same_function'],
  ] as const)('%j, %s, %s: %s', (values, source, isPinCompatible, assurance) => {
    expect(assuranceOf(values, source, isPinCompatible)).toBe(assurance);
  });
});

const definition = (key: string, kind: AttributeDefinition['kind']): AttributeDefinition => ({
  key: key as AttributeKey,
  kind,
  unit: null,
  title: localized({ ru: '', en: '', tr: '' }),
  valueTitles: {},
});

describe('the searches for candidates', () => {
  const definitions = [
    definition('resistance', 'number'),
    definition('tolerance', 'number'),
    definition('power', 'number'),
    definition('package', 'enum'),
    definition('series', 'enum'),
  ];
  it('ask for exact replacements first, then for similar parts', () => {
    expect(analogueSearches(resistor, definitions)).toEqual([
      [
        { kind: 'values', key: 'resistance', values: [10_000] },
        { kind: 'between', key: 'tolerance', from: null, to: 1 },
        { kind: 'between', key: 'power', from: 0.1, to: null },
        { kind: 'values', key: 'package', values: ['0603'] },
      ],
      [
        { kind: 'values', key: 'resistance', values: [10_000] },
        { kind: 'between', key: 'power', from: 0.05, to: 0.4 },
      ],
    ]);
  });

  it('ask for all synonyms of a value, and for nothing without known parameters', () => {
    const [strict] = analogueSearches({ logic_family: 'К155' }, [definition('logic_family', 'enum')]);
    expect(strict).toEqual([{ kind: 'values', key: 'logic_family', values: ['К155', '74'] }]);
    expect(analogueSearches({}, definitions)).toEqual([]);
  });
});

test('order: verdict, stock, source, price', () => {
  const row = (mpn: string, rest: Partial<RankedAnalogue>): RankedAnalogue => ({
    verdict: 'close',
    source: 'parametric',
    available: 10,
    price: 1,
    ...rest,
    mpn,
  });
  const sorted = [
    row('g', { verdict: 'check' }),
    row('f', { available: 0, price: null }),
    row('e', { available: 0 }),
    row('d', { price: 2 }),
    row('c', {}),
    row('b', { source: 'listed', price: 9 }),
    row('a', { verdict: 'drop_in', available: 0 }),
  ].sort(compareAnalogues);
  expect(sorted.map(({ mpn }) => mpn).join('')).toBe('abcdefg');
});
