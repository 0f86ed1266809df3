import { expect, it } from 'vitest';

import { moderationStates, ratings, writingKinds, writingLimits, writingsPerPage } from './index.ts';

it('codes of stored texts never change', () => {
  expect(moderationStates.join(' ')).toBe('pending approved rejected');
  expect(writingKinds.join(' ')).toBe('review question answer shop_review');
  expect(ratings).toEqual([1, 2, 3, 4, 5]);
});

it('limits: lengths, twenty texts a day per account, ten per page', () => {
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
