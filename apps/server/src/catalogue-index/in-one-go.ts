import { setTimeout as pause } from 'node:timers/promises';

import type { Note } from './build.ts';

/** If one pass after another fails, the failure is logged once per this number of passes. */
const toldEvery = 60;

/** Time from the start of one pass to the start of the next, so that orders of the same moment share a pass. */
const passEveryMs = 100;

/**
 * Returns a function that starts `pass`, at most once in {@link passEveryMs}. Calls during that time cause exactly one
 * more pass after it, however many there were.
 */
export function inOneGo(pass: () => Promise<void>, note: Note): () => void {
  let isPassing = false;
  let isCalledAgain = false;
  let failures = 0;
  const passOnce = async (): Promise<void> => {
    try {
      await pass();
      if (failures > 0) note('info', { failures }, 'catalogue: changes are read again');
      failures = 0;
    } catch (error) {
      if (failures++ % toldEvery === 0) note('warn', { err: error, failures }, 'catalogue: reading changes failed');
    }
  };
  const run = async (): Promise<void> => {
    isPassing = true;
    do {
      isCalledAgain = false;
      const next = pause(passEveryMs);
      await passOnce();
      await next;
    } while (isCalledAgain);
    isPassing = false;
  };
  return () => {
    if (isPassing) isCalledAgain = true;
    else void run();
  };
}
