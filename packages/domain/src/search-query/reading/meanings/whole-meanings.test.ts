import { expect, test } from 'vitest';
import { exampleFrame } from '../examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';
import { exampleMeanings } from './example-meanings.fixture.ts';
import { importedFrame } from './imported-frame.fixture.ts';
import { importedQueries } from './imported.examples.ts';
import { blocksOf, readingLines } from './reading-notation.fixture.ts';

const vocabulary = vocabularyOf(exampleFrame);
const imported = vocabularyOf(importedFrame);

test.each(exampleMeanings)('%s', (query, lines) => {
  expect(readingLines(readQuery(query, vocabulary))).toEqual(lines);
});

test.each(blocksOf(importedQueries))('imported: %s', (query, lines) => {
  expect(readingLines(readQuery(query, imported))).toEqual(lines);
});
