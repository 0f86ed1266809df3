import { expect, test } from 'vitest';
import { z } from 'zod';

import type { Call } from './call.ts';
import { errorStatusesOf, okStatusesOf } from './statuses.ts';

const read: Call = { method: 'GET', path: '/parts', summary: '', answer: z.object({}) };

test('a call without input never answers 400 or 404', () => {
  expect(errorStatusesOf(read)).toEqual([401, 403, 429, 503]);
});

test('a call with a path parameter, a query or a filter may also answer 400 and 404', () => {
  const expected = [400, 401, 403, 404, 429, 503];
  expect(errorStatusesOf({ ...read, path: '/parts/{id}' })).toEqual(expected);
  expect(errorStatusesOf({ ...read, query: z.object({}) })).toEqual(expected);
  expect(errorStatusesOf({ ...read, hasFilterQuery: true })).toEqual(expected);
});

test('a call that changes data may also answer 409, 413, 415 and 422', () => {
  expect(errorStatusesOf({ ...read, method: 'POST' })).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 429, 503]);
});

test('a reading call answers 409 only if its object must be in some state', () => {
  expect(errorStatusesOf({ ...read, needsState: true })).toEqual([401, 403, 409, 429, 503]);
});

test('the status of success is 200 unless the call has another', () => {
  expect(okStatusesOf(read)).toEqual([200]);
  expect(okStatusesOf({ ...read, status: 201, faultStatus: 503 })).toEqual([201, 503]);
});
