import { expect, test } from 'vitest';
import {
  basketNameLengthMax,
  basketsMax,
  deletedBasketLifeSeconds,
  lineNoteLengthMax,
  maxBasketLines,
} from './index.ts';

test('a customer has at most twenty baskets of 500 lines; a deleted one can be restored for a week', () => {
  expect([basketsMax, maxBasketLines, deletedBasketLifeSeconds]).toEqual([20, 500, 7 * 24 * 3600]);
});

test('a basket name has at most 80 characters, a line note 200', () => {
  expect([basketNameLengthMax, lineNoteLengthMax]).toEqual([80, 200]);
});
