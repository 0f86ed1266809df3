import type { SearchAnswer } from '@farad/domain/search-query';
import { expect, test } from 'vitest';

import { packAnswer, unpackAnswer } from './packed-answer.ts';

const answer = {
  count: 1,
  ids: [7],
  next: { key: Infinity, demand: 0, id: 7 },
  attributeFacets: [
    {
      key: 'power',
      values: [
        { value: 0.1, count: 1 },
        { value: 'да', count: 2 },
        { value: true, count: 3 },
      ],
      bounds: null,
      filled: 6,
      histogram: [{ from: 1e-12, to: 1e12, count: 6 }],
    },
  ],
  brandFacet: [{ id: 1, count: 1 }],
  categoryFacet: [],
  inStockCount: 0,
  facetCategory: null,
  correction: { from: 'a', to: '"б"', isInstead: true },
  dropped: [],
  atLeast: ['1 %'],
  withMargin: [],
  missing: null,
} as unknown as SearchAnswer;

test.each([
  ['an answer', answer],
  ['the last page', { ...answer, next: null }],
  ['an answer with scores', { ...answer, scores: [] }],
  ['lines', [[]]],
])('%s is the same after it was sent to another thread', (_, sent) => {
  expect(unpackAnswer(structuredClone(packAnswer(sent)))).toEqual(sent);
});
