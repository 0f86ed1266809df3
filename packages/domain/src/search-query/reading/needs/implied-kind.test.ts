import { expect, test } from 'vitest';
import { exampleFrame } from '../examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';

const vocabulary = vocabularyOf(exampleFrame);
const kindOf = (query: string): readonly string[] | undefined => readQuery(query, vocabulary).kind;

test.each(['4к7 0805 1%', '4к7', '10k 1% yageo', '100R 0.25W', '4к7 0805 неведомо'])(
  '%s asks for resistors',
  (query) => {
    expect(kindOf(query)).toContain('chip-resistors');
    expect(kindOf(query)).not.toContain('ntc-thermistors');
  },
);

test.each([
  ['a kind is named', 'термистор 10к 0805'],
  ['the kind that is named is of resistors', 'резистор 4к7 0805'],
  ['plain resistors have no such value', '10к X7R'],
  ['no resistance is said', '0805 1%'],
  ['nothing is understood', 'LM358'],
])('%s: %s', (_, query) => {
  expect(kindOf(query)).toBeUndefined();
});

test('a frame without resistors implies no kind', () => {
  const categories = exampleFrame.categories.filter(({ slug }) => !slug.includes('resistor'));
  expect(readQuery('4к7 0805', vocabularyOf({ ...exampleFrame, categories })).kind).toBeUndefined();
});
