import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { oneAtATime } from './one-at-a-time.ts';

test('a task starts after the one before has ended, even by a failure', async () => {
  const queue = oneAtATime();
  const calls: string[] = [];
  const work = (name: string, fails = false) =>
    queue(async () => {
      calls.push(`${name} begins`);
      await pause(5);
      calls.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(calls).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
