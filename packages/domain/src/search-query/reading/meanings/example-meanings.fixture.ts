import { attributeWords } from './attributes.examples.ts';
import { contexts } from './contexts.examples.ts';
import { conversions } from './conversions.examples.ts';
import { edges } from './edges.examples.ts';
import { kindsWithValues } from './kinds.examples.ts';
import { numbers } from './numbers.examples.ts';
import { blocksOf } from './reading-notation.fixture.ts';

/** Queries with the lines of their whole meaning in the example frame. */
export const exampleMeanings = [conversions, kindsWithValues, numbers, contexts, attributeWords, edges].flatMap(
  blocksOf,
);
