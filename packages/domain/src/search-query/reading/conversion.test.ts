import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from './index.ts';

const vocabulary = vocabularyOf(exampleFrame);

const read = (query: string) => readQuery(query, vocabulary);

const adjustable = { kind: 'values', key: 'output_type', values: ['adjustable'] };

test('an adjustable output covers any voltage, and parts may state no input', () => {
  const [input, output] = read('12В в 5В').conditions;
  expect(input?.or).toContainEqual({ kind: 'unstated', key: 'vin' });
  expect(output?.or).toEqual([adjustable]);
});

test.each([
  ['из 12 вольт сделать 5 вольт', 'buck'],
  ['с 24 до 12 вольт преобразователь', 'buck'],
  ['сделать 3.3 вольта из 5', 'buck'],
  ['5в из 12в', 'buck'],
  ['3.7v pilden 5v elde etmek', 'boost'],
  ['преобразователь 5 в 12 вольт', 'boost'],
])('%s prefers %s', (query, kind) => {
  const wishes = read(query).conditions.flatMap(({ also = [] }) => also.flat());
  expect(wishes).toContainEqual({ kind: 'values', key: 'topology', values: [kind, 'buck-boost'] });
});

test('both voltages imply converters, unless the query names a kind', () => {
  expect(read('12v dan 5v a').kind).toEqual(['dc-dc-converters', 'dc-dc-modules']);
  expect(read('стабилизатор 12В в 5В').kind).toBeUndefined();
});

test('a range from the lower to the higher bound is a conversion only after «с» and «из»', () => {
  expect(read('dc-dc с 5 до 12 вольт').conditions[1]?.also?.flat()).toContainEqual({
    kind: 'values',
    key: 'vout',
    values: [12],
  });
  expect(read('конденсатор от 5 до 12 вольт').conditions[1]?.filter).toMatchObject({ from: 5, to: 12 });
});

test('equal voltages prefer no topology', () => {
  expect(read('5В в 5В').conditions.flatMap(({ also = [] }) => also)).toEqual([]);
});
