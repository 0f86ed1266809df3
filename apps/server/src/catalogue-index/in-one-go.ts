import type { Note } from './build.ts';

/** If one pass after another fails, the failure is logged once per this number of passes. */
const toldEvery = 60;

/**
 * Returns a function that starts `pass`. Calls during a pass cause exactly one more pass after it, however many there
 * were.
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
      await passOnce();
    } while (isCalledAgain);
    isPassing = false;
  };
  return () => {
    if (isPassing) isCalledAgain = true;
    else void run();
  };
}
