import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { collectDropped } from './collect-dropped.ts';

test('shared memory that was dropped is given back', async () => {
  const dropped = new WeakRef(new SharedArrayBuffer(1_000_000));
  const held = new SharedArrayBuffer(1_000_000);
  const kept = new WeakRef(held);
  // What a weak reference was made for lives until the end of its turn.
  await nextTurn();
  collectDropped();
  expect(dropped.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
