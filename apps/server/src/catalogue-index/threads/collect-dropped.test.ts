import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { collectDropped } from './collect-dropped.ts';

test('dropped shared memory is freed', async () => {
  const dropped = new WeakRef(new SharedArrayBuffer(1_000_000));
  const held = new SharedArrayBuffer(1_000_000);
  const kept = new WeakRef(held);
  // The target of a new weak reference lives until the end of the turn.
  await nextTurn();
  collectDropped();
  expect(dropped.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
