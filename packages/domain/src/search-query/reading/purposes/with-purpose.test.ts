import { expect, test } from 'vitest';

import { exampleFrame } from '../examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';
import { needs } from '../meanings/needs.examples.ts';
import { blocksOf, readingLines } from '../meanings/reading-notation.fixture.ts';

const vocabulary = vocabularyOf(exampleFrame);

test.each(blocksOf(needs))('%s', (query, lines) => {
  expect(readingLines(readQuery(query, vocabulary))).toEqual(lines);
});
