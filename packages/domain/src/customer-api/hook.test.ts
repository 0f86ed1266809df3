import { expect, test } from 'vitest';

import { hookLimits, hookRest, isHookGivenUp, isHookTaken, nextHookTry } from './index.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minutesTo = (moment: Date): number => (moment.getTime() - now.getTime()) / 60_000;

test('the delays between the tries of a delivery, and their end', () => {
  const tries = Array.from({ length: 13 }, (_, at) => at + 1);
  const waits = tries.map((count) => nextHookTry(count, now)).map((next) => next && minutesTo(next));
  const hours = [1, 2, 4, 8, 12, 12, 12].map((count) => count * 60);
  expect(waits).toEqual([1, 5, 15, 30, ...hours, null, null]);
  expect(nextHookTry(0, now)).toBeNull();
});

test('a silent receiver pauses as long as a delivery waits, at most half an hour', () => {
  expect([1, 2, 3, 4, 5, 11, 12].map((tries) => minutesTo(hookRest(tries, now)))).toEqual([1, 5, 15, 30, 30, 30, 30]);
});

test.each([
  [-1, false],
  [0, true],
  [1, true],
])('a receiver that failed for two days and %i ms is paused: %s', (milliseconds, isGivenUp) => {
  const until = new Date(now.getTime() + 2 * 86_400_000 + milliseconds);
  expect(isHookGivenUp(now, until)).toBe(isGivenUp);
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a delivery answered with %i is accepted: %s', (status, isTaken) => {
  expect(isHookTaken(status)).toBe(isTaken);
});

test('the documented limits for receivers', () => {
  expect(hookLimits).toEqual({
    max: 10,
    urlLengthMax: 500,
    timeoutMs: 10_000,
    answerBytesMax: 1024,
    oldSecretSeconds: 86_400,
    failingSeconds: 172_800,
    logSeconds: 2_592_000,
  });
});
