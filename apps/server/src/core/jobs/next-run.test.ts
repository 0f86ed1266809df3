import { expect, it } from 'vitest';

import { nextRun } from './next-run.ts';

const now = new Date('2026-11-22T10:17:30Z');

it.each([
  ['* * * * *', '2026-11-22T10:18:00.000Z'],
  ['17 * * * *', '2026-11-22T11:17:00.000Z'],
  ['13 2 * * *', '2026-11-23T02:13:00.000Z'],
  ['*/5 * * * *', '2026-11-22T10:20:00.000Z'],
  ['0 0 1 * *', '2026-12-01T00:00:00.000Z'],
])('%s runs again at %s', (match, at) => {
  expect(nextRun(match, now)?.toISOString()).toBe(at);
});

it('returns null if there is no run within a month', () => {
  expect(nextRun('0 0 1 6 *', now)).toBeNull();
});
