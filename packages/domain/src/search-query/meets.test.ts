import { expect, test } from 'vitest';

import type { AttributeKey } from '../category/category.ts';
import type { AttributeFilter } from './filter.ts';
import { meetsReading, readQuery, vocabularyOf } from './index.ts';
import { exampleFrame } from './reading/examples/frame.fixture.ts';

const vocabulary = vocabularyOf(exampleFrame);
const attributes = {
  resistance: 10_000,
  tolerance: 1,
  package: '0603',
  voltage: 75,
  vin: [5, 40] as const,
  operating_temperature: [-55, 155] as const,
};

test.each([
  ['10к 0603 1%', true],
  ['10к 0805', false],
  ['4.73к', false],
  ['≥50В', true],
  ['≥100В', false],
  ['от 50 до 100 В', true],
  ['125°C', true],
  ['200°C', false],
  ['100n', false],
  ['резистор', true],
  ['слово', true],
])('%s: %s', (text, expected) => {
  expect(meetsReading(attributes, readQuery(text, vocabulary))).toBe(expected);
});

const key = 'size' as AttributeKey;
const isMet = (value: number | string | boolean | readonly [number, number] | undefined, filter: AttributeFilter) =>
  meetsReading(value === undefined ? {} : { [key]: value }, { conditions: [{ filter, source: '' }], words: '' });

test.each([
  [5, [5], true],
  [5, [4, 5], true],
  [5, [4, 6], false],
  [5, ['5'], false],
  ['X7R', ['C0G', 'X7R'], true],
  ['X7R', ['C0G'], false],
  [true, [true], true],
  [false, [true], false],
  [[5, 40] as const, [5], true],
  [[5, 40] as const, [40], true],
  [[5, 40] as const, [4.9], false],
  [[5, 40] as const, [40.1], false],
  [[5, 40] as const, ['5'], false],
  [undefined, [5], false],
])('the value %j is one of %j: %s', (value, values, expected) => {
  expect(isMet(value, { kind: 'values', key, values })).toBe(expected);
});

test.each([
  [5, 5, 5, true],
  [5, 4, null, true],
  [5, 6, null, false],
  [5, null, 6, true],
  [5, null, 4, false],
  [5, null, null, true],
  [[5, 40] as const, 40, null, true],
  [[5, 40] as const, 41, null, false],
  [[5, 40] as const, null, 5, true],
  [[5, 40] as const, null, 4, false],
  [[5, 40] as const, 3, 4, false],
  ['X7R', null, null, false],
  [undefined, null, null, false],
])('the value %j overlaps %j…%j: %s', (value, from, to, expected) => {
  expect(isMet(value, { kind: 'between', key, from, to })).toBe(expected);
});

test('a condition with alternatives may be met otherwise', () => {
  const filter: AttributeFilter = { kind: 'values', key, values: [5] };
  const or = [{ kind: 'words', words: ['5mm'] }] as const;
  expect(meetsReading({}, { conditions: [{ filter, or, source: '' }], words: '' })).toBe(true);
  expect(meetsReading({}, { conditions: [{ filter, source: '' }], words: '' })).toBe(false);
});
