import type { Measured } from '../bench.ts';
import { timingOf } from '../kit/timing.ts';
import { Caller } from './caller.ts';
import type { Side } from './side.ts';
import type { Work } from './works.ts';

/** Name of the row in budgets.json. */
export const besideId = 'wire beside writers';

const writersOpen = 32;

/**
 * Repeats one kind of request for `forMs` ms, with all callers in parallel and without a pause. Returns the time of
 * each answer, in ms.
 */
async function answerTimes({ origin }: Side, work: Work, callers: readonly Caller[], forMs: number) {
  const times: number[] = [];
  const end = performance.now() + forMs;
  let asked = 0;
  const repeat = async (caller: Caller): Promise<void> => {
    do {
      const begun = performance.now();
      await work.run(origin, caller, asked++);
      times.push(performance.now() - begun);
    } while (performance.now() < end);
  };
  await Promise.all(callers.map(repeat));
  return times;
}

/**
 * Measures how long product pages take while other callers fill baskets, compared with the time without them. Both are
 * measured in turn.
 */
export async function besideWriters(side: Side, turnMs: number, turns: number): Promise<Measured> {
  const workOf = (id: string): Work => side.works.find((work) => work.id === id)!;
  const [reading, writing] = [workOf('wire product'), workOf('wire basket')];
  const writers = Array.from({ length: writersOpen }, (_, number) => new Caller(side.callers.length + number));
  const read = () => answerTimes(side, reading, side.callers, turnMs);
  const write = () => answerTimes(side, writing, writers, turnMs);
  try {
    const [alone, beside, written]: [number[], number[], number[]] = [[], [], []];
    for (let turn = 0; turn <= turns; turn += 1) {
      const first = await read();
      const [second, third] = await Promise.all([read(), write()]);
      // The first turn is the warm-up and is not counted.
      if (turn === 0) continue;
      alone.push(...first);
      beside.push(...second);
      written.push(...third);
    }
    const [own, limit, writes] = [timingOf(beside), timingOf(alone), timingOf(written)];
    return {
      id: besideId,
      what: `product, JSON, beside ${writersOpen} writers of baskets: time of an answer`,
      milliseconds: own.median,
      toLimit: own.median / limit.median,
      toAlternative: null,
      note: `alone ${limit.median.toFixed(1)} ms; p99 ${own.p99.toFixed(0)} ms; a write ${writes.median.toFixed(0)} ms`,
    };
  } finally {
    for (const writer of writers) writer.close();
  }
}
