import { expect, it } from 'vitest';

import { noTurnMessage, openTurns } from './turns.ts';

/**
 * Returns functions that start numbered tasks and end them one by one, and the numbers of the tasks that run or ran.
 */
function openWorks(turns: ReturnType<typeof openTurns>) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (n: number): Promise<number> =>
    turns(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => {
        ends[n] = resolve;
      });
      return n;
    });
  return { begun, ends, start };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('runs at most the given number of tasks at once, and the others in their order', async () => {
  const { begun, ends, start } = openWorks(openTurns({ most: 2, waitMs: 60_000 }));
  const all = [0, 1, 2, 3].map(start);
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

it('frees the place of a task that fails', async () => {
  const turns = openTurns({ most: 1, waitMs: 60_000 });
  await expect(turns(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns(() => Promise.resolve('next'))).toBe('next');
});

it('refuses a task that waits too long, and keeps the places of the others', async () => {
  const { ends, start } = openWorks(openTurns({ most: 1, waitMs: 20 }));
  const first = start(0);
  await expect(start(1)).rejects.toThrow(noTurnMessage);
  const third = start(2);
  ends[0]?.();
  await first;
  await settled();
  ends[2]?.();
  expect(await third).toBe(2);
});
