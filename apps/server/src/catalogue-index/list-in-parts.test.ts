import type { LineQuestion } from '@farad/search/lists/match-lines';
import { expect, it } from 'vitest';

import { listInParts } from './list-in-parts.ts';

const lines = Array.from({ length: 103 }, (_, place) => ({ quantity: place })) as unknown as LineQuestion[];

it('a list is matched some lines at a time, at most two times at once, and keeps its order', async () => {
  const sizes: number[] = [];
  let open = 0;
  let openMost = 0;
  const match = listInParts(async (some) => {
    sizes.push(some.length);
    openMost = Math.max(openMost, ++open);
    // Later parts are ready before earlier ones.
    await new Promise((resolve) => setTimeout(resolve, 10 - sizes.length));
    open -= 1;
    return some.map(({ quantity }) => [{ productId: quantity }] as never);
  });
  expect(await match(lines)).toEqual(lines.map(({ quantity }) => [{ productId: quantity }]));
  expect(sizes).toEqual([20, 20, 20, 20, 20, 3]);
  expect(openMost).toBe(2);
});

it('an engine that takes whole lists gets them in one call', async () => {
  let calls = 0;
  const match = listInParts(async (some) => {
    calls += 1;
    return some.map(() => null);
  }, Infinity);
  expect(await match(lines)).toHaveLength(lines.length);
  expect(calls).toBe(1);
});
