import { expect, it } from 'vitest';

import { nextCheckOf } from './check-times.ts';

const createdAt = new Date('2026-11-23T12:00:00Z');
const minutes = (count: number): Date => new Date(createdAt.getTime() + count * 60_000);
const open = { state: 'pending', createdAt } as const;

it.each([
  ['every two minutes while it is new', 0, 2],
  ['up to a quarter of an hour', 14.99, 16.99],
  ['then every five', 15, 20],
  ['however old', 3000, 3005],
])('an open payment is checked again %s', (_, at, next) => {
  expect(nextCheckOf(open, null, minutes(at))).toEqual(minutes(next));
  expect(nextCheckOf({ ...open, state: 'created' }, null, minutes(at))).toEqual(minutes(next));
});

it('the provider’s current answer counts, not the known state', () => {
  expect(nextCheckOf(open, { state: 'waiting_for_capture', receipt: null }, minutes(1))).toEqual(minutes(31));
  expect(nextCheckOf(open, { state: 'succeeded', receipt: 'pending' }, minutes(1))).toEqual(minutes(6));
  expect(nextCheckOf(open, { state: 'succeeded', receipt: 'registered' }, minutes(1))).toBeNull();
  expect(nextCheckOf({ ...open, state: 'cancelled' }, null, minutes(1))).toBeNull();
});
