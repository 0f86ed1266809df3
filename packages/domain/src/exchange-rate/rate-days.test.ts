import { expect, test } from 'vitest';

import type { Day } from '../delivery/day.ts';
import { rateDaysToRequest } from './rate-days.ts';

test.each([
  // Moscow time is three hours ahead. 1 December 2026 is a Tuesday.
  ['a new shop in the morning', '2026-12-01T07:00Z', null, null, ['2026-12-01']],
  ['a new shop in the evening', '2026-12-01T17:00Z', null, null, ['2026-12-01', '2026-12-02']],
  ['all is there', '2026-12-01T07:00Z', '2026-12-01', '2026-12-01', []],
  ['one minute before the next are set', '2026-12-01T12:29Z', '2026-12-01', '2026-12-01', []],
  ['the next are set', '2026-12-01T12:30Z', '2026-12-01', '2026-12-01', ['2026-12-02']],
  ['the next are there', '2026-12-01T17:00Z', '2026-12-02', '2026-12-01', []],
  ['only those of tomorrow are there', '2026-12-01T17:00Z', '2026-12-02', null, ['2026-12-01']],
  ['Saturday has rates of its own', '2026-11-27T13:00Z', '2026-11-27', '2026-11-27', ['2026-11-28']],
  ['Sunday has not', '2026-11-28T13:00Z', '2026-11-28', '2026-11-28', []],
  ['Monday has not, and in the evening Tuesday has', '2026-11-30T13:00Z', '2026-11-28', '2026-11-28', ['2026-12-01']],
  ['a missed Saturday is requested on Sunday', '2026-11-29T08:00Z', '2026-11-27', '2026-11-27', ['2026-11-28']],
  ['New Year', '2027-01-05T08:00Z', '2026-12-31', '2026-12-31', []],
])('%s', (_, now, newest, newestUntilToday, days) => {
  const saved = { newest: newest as Day | null, newestUntilToday: newestUntilToday as Day | null };
  expect(rateDaysToRequest(saved, new Date(now))).toEqual(days);
});
