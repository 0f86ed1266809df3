import { expect, test } from 'vitest';

import { takeTurns } from './take-turns.ts';

const busy = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('long work lets other work run, short work does not wait for it', async () => {
  const others = { count: 0 };
  const other = (): void => void (others.count += 1);
  const turn = takeTurns();
  setImmediate(other);
  await turn();
  expect(others.count).toBe(0);
  busy(6);
  await turn();
  expect(others.count).toBe(1);
  setImmediate(other);
  await turn();
  expect(others.count).toBe(1);
});
