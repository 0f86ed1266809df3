import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { collectDropped } from './collect-garbage.ts';

test('dropped shared memory is freed', async () => {
  const dropped = new WeakRef(new SharedArrayBuffer(1_000_000));
  const held = new SharedArrayBuffer(1_000_000);
  const kept = new WeakRef(held);
  // An object with a new weak reference is kept until the end of the current turn of the event loop.
  await nextTurn();
  collectDropped();
  expect(dropped.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
