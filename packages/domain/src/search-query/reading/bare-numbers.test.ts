import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(exampleFrame);
const valuesOf = (query: string) =>
  readQuery(query, vocabulary).conditions.flatMap(({ filter }) =>
    filter.kind === 'values' ? [`${filter.key}=${filter.values[0]}`] : [],
  );

test.each([
  ['резистор 160 0603', ['resistance=160', 'package=0603']],
  ['0805 резистор 3,3', ['package=0805', 'resistance=3.3']],
  ['резистор 160', []],
  ['резистор 10 шт 0603', ['package=0603']],
  ['резистор 4к7 10 0603', ['resistance=4700', 'package=0603']],
  ['резистор 10 20 0603', ['package=0603']],
  ['конденсатор 10 0603', ['package=0603']],
  ['кварц 8МГц 2016', ['frequency=8000000', 'package=SMD-2.0x1.6']],
  ['резистор 10к 2016', ['resistance=10000']],
])('%s: %j', (query, expected) => {
  expect(valuesOf(query)).toEqual(expected);
});

test('a polarity alone determines the voltage attribute', () => {
  const keysOf = (query: string) =>
    readQuery(query, vocabulary).conditions.flatMap(({ filter }) => ('key' in filter ? [String(filter.key)] : []));
  expect(keysOf('n-channel 60V')).toEqual(keysOf('mosfet n-channel 60V'));
  expect(keysOf('n-channel 60V')).toContain('drain_source_voltage');
  expect(keysOf('BC847B NPN 45V')).not.toContain('collector_emitter_voltage');
});

test.each([
  ['сдвоенная оптопара', 2],
  ['quad optocoupler', 4],
  ['"dual" optocoupler', null],
  ['dual кварц 8МГц', null],
])('%s has %s channels', (query, expected) => {
  const { conditions } = readQuery(query, vocabulary);
  const found = conditions.find(({ filter }) => 'key' in filter && filter.key === 'channels');
  expect(found?.filter.kind === 'values' ? found.filter.values[0] : null).toBe(expected);
});
