import { expect, it } from 'vitest';

import { moderationStates, ratings, writingKinds, writingLimits, writingsPerPage } from './index.ts';

it('what is written keeps its state and kind from year to year', () => {
  expect(moderationStates.join(' ')).toBe('pending approved rejected');
  expect(writingKinds.join(' ')).toBe('review question answer shop_review');
  expect(ratings).toEqual([1, 2, 3, 4, 5]);
});

it('texts are of so many characters, twenty a day of one account, ten on a page', () => {
  expect(writingLimits).toEqual({
    authorNameMax: 60,
    reviewTextMax: 3000,
    prosConsMax: 500,
    questionMax: 1000,
    answerMax: 2000,
    reasonMax: 500,
    writingsADay: 20,
  });
  expect(writingsPerPage).toBe(10);
});
