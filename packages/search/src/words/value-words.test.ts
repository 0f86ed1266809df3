import { expect, test } from 'vitest';
import type { AttributeColumn } from '../columns/dictionary.ts';
import { codesWithWords } from './value-words.ts';

const columnOf = (values: readonly string[]): AttributeColumn =>
  ({ kind: 'enum', values }) as unknown as AttributeColumn;

test.each([
  { values: ['Push-pull', 'Push-Push'], words: ['push', 'push'], codes: [2] },
  { values: ['Push-pull', 'Push-Push'], words: ['push'], codes: [1, 2] },
  { values: ['Thick Film Resistor', 'Thin Film Resistor'], words: ['thick', 'film'], codes: [1] },
  { values: ['RS-485', 'RS-232'], words: ['rs485'], codes: [1] },
])('values of $values with the words $words', ({ values, words, codes }) => {
  expect(codesWithWords(columnOf(values), words)).toEqual(codes);
});
