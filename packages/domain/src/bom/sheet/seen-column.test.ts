import { expect, it } from 'vitest';

import { valuesOf } from '../cell/column-values.ts';
import { distributorByValues } from './seen-column.ts';
import { words } from './test-columns.ts';

it.each([
  ['C1234|C1235', 'lcsc'],
  ['311-10KGRCT-ND', 'digikey'],
  ['603-RC0402FR-0710KL', 'mouser'],
  ['123-456', 'rs'],
  ['C1234|C1235|C1236|x|x', 'lcsc'],
  ['C1234|x', null],
  ['1234567', null],
])('most of the numbers %s are of %s', (texts, distributor) =>
  expect(distributorByValues(valuesOf(words(texts)))).toBe(distributor),
);
