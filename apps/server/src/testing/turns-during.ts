import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Returns how many turns the event loop made during the work. Work of a main thread leaves it a few turns, work of
 * another thread thousands, however slow the machine is.
 */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { isOver: false, turns: 0 };
  const ended = work.finally(() => (state.isOver = true));
  for (; !state.isOver; state.turns += 1) await nextTurn();
  await ended;
  return state.turns;
}
