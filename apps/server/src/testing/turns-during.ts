import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Returns how many turns the event loop of this thread makes while `work` runs. If the work runs in this thread, there
 * are only a few turns; if it runs in another thread, there are thousands, even on a slow machine.
 */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { isOver: false, turns: 0 };
  const ended = work.finally(() => (state.isOver = true));
  for (; !state.isOver; state.turns += 1) await nextTurn();
  await ended;
  return state.turns;
}
