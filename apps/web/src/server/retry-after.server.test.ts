import { data } from 'react-router';
import { expect, it } from 'vitest';

import { retryAfterOf } from './retry-after.server.ts';

/** The error that React Router keeps for a thrown `data()`. */
const thrown = (details: unknown, status: number) => ({
  ...data(details, { status }).init,
  statusText: '',
  internal: false,
  data: details,
});

it('is the time that the API named', () => {
  expect(retryAfterOf({ root: thrown({ code: 'too_many_requests', retryAfterSeconds: 56 }, 429) })).toBe(56);
});

it.each([
  ['no error', null],
  ['an error without a time', { root: thrown({ code: 'not_found' }, 404) }],
  ['an error without details', { root: thrown(null, 500) }],
  ['an exception', { root: new Error('x') }],
])('is absent for %s', (_name, errors) => {
  expect(retryAfterOf(errors)).toBeNull();
});
