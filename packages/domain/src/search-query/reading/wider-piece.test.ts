import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(exampleFrame);
const marginsOf = (query: string) =>
  readQuery(query, vocabulary).conditions.flatMap(({ margin }) =>
    margin?.kind === 'between' ? [`${margin.key} ${margin.from}..${margin.to}`] : [],
  );

test.each([
  ['конденсатор 100нф 50в', ['voltage 50..null']],
  ['100nF 16V X7R', ['voltage 16..null']],
  ['резистор 10к 5%', ['tolerance null..5']],
  ['резистор 10к 0.25Вт', ['power 0.25..null']],
  ['конденсатор 100нф ≥50в', []],
  ['стабилизатор 5в 2а', ['current 2..null']],
  ['50V 1A', []],
  ['реле 12в', []],
])('%s: better values that also fit: %j', (query, expected) => {
  expect(marginsOf(query)).toEqual(expected);
});
