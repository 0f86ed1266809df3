import { expect, test } from 'vitest';

import { columnFolds } from './column-folds.ts';

test('the last columns are hidden first, the package never', () => {
  expect(columnFolds(['resistance', 'tolerance', 'power', 'coefficient', 'package'])).toEqual({
    resistance: '',
    tolerance: 'fold-small',
    power: 'fold-medium fold-small',
    coefficient: 'fold-medium fold-small',
  });
});

test.each([
  [[], {}],
  [['package'], {}],
  [['gain', 'package'], { gain: '' }],
  [['a', 'b', 'c', 'd'], { a: '', b: '', c: 'fold-small', d: 'fold-medium fold-small' }],
])('%j', (keys, folds) => {
  expect(columnFolds(keys)).toEqual(folds);
});
