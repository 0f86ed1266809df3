import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time of one turn of the event loop that long work takes before other requests run, in ms. */
const turnMs = 5;

/** Returns a function to await between the pieces of long work. It lets other requests run after each `turnMs`. */
export function takeTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnMs) return;
    await nextTurn();
    begun = performance.now();
  };
}
