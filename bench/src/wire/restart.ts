import { setTimeout as wait } from 'node:timers/promises';

import type { Measured } from '../bench.ts';
import { residentOf } from '../kit/memory-of.ts';
import type { Side } from './side.ts';

/** Name of the row in budgets.json. */
export const restartId = 'wire start';

/** Starts the shop from its snapshot. Measures the time until it is ready, and its memory `restMs` later. */
export async function restarted(side: Side, restMs: number): Promise<Measured> {
  const { milliseconds, pid } = await side.restart();
  await wait(restMs);
  const bytes = (await residentOf(pid)) ?? 0;
  return {
    id: restartId,
    what: 'from the start of the program until the shop is ready, with a snapshot',
    milliseconds,
    toLimit: null,
    toAlternative: null,
    bytes,
    note: `${(bytes / 1e6).toFixed(0)} MB ${restMs / 1000} s later`,
  };
}
