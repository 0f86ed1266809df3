import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { answersOf } from './answers-of.ts';
import { callKey, invalidate, setCachedAnswer } from './call-key.ts';

it('names an answer by its call and input', () => {
  expect(callKey('staffProducts', { query: { text: 'ne555', with: 'orders' } })).toEqual([
    'staffProducts',
    { query: { text: 'ne555', with: 'orders' } },
  ]);
  expect(callKey('productChoices')).toEqual(['productChoices', {}]);
});

it('marks the answers of the named calls as outdated, and no others', async () => {
  const queries = new QueryClient();
  const requested = [
    callKey('staffOrders', { query: {} }),
    callKey('staffOrder', { number: '1' }),
    callKey('staffUsers'),
  ];
  for (const key of requested) queries.setQueryData(key, {});
  await invalidate(queries, ...answersOf.orders);
  expect(requested.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

it('stores an answer as the cached answer of a call', () => {
  const queries = new QueryClient();
  setCachedAnswer(queries, [], 'staffSessions');
  expect(queries.getQueryData(callKey('staffSessions'))).toEqual([]);
});
