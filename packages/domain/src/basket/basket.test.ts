import { expect, test } from 'vitest';
import {
  basketNameLengthMax,
  basketsMax,
  deletedBasketLifeSeconds,
  lineNoteLengthMax,
  maxBasketLines,
} from './index.ts';

test('a customer has twenty baskets of 500 lines; a deleted one can be brought back for a week', () => {
  expect([basketsMax, maxBasketLines, deletedBasketLifeSeconds]).toEqual([20, 500, 7 * 24 * 3600]);
});

test('a name of a basket has 80 characters at most, a note of a line 200', () => {
  expect([basketNameLengthMax, lineNoteLengthMax]).toEqual([80, 200]);
});
