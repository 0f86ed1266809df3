import type { Caller } from './caller.ts';
import type { Work } from './works.ts';

/** A server to measure. `cpuMs` returns the CPU time that the server has used so far. */
export interface Asked {
  readonly origin: string;
  readonly callers: readonly Caller[];
  readonly cpuMs: () => Promise<number>;
}

export interface Spent {
  readonly cpuMs: number;
  readonly answers: number;
}

/**
 * Repeats one kind of request with all callers in parallel and without a pause. Ends after `forMs` ms or, if the kind
 * has `prepare`, when everything prepared is used up. Returns the CPU time of the server and the number of answers.
 */
export async function spendOn(
  { origin, callers, cpuMs }: Asked,
  { prepare, run }: Pick<Work, 'prepare' | 'run'>,
  forMs: number,
  first: number,
): Promise<Spent> {
  const most = (await prepare?.(origin, callers)) ?? null;
  const from = most === null ? first : 0;
  const [before, begun] = [await cpuMs(), performance.now()];
  let answers = 0;
  const work = async (caller: Caller): Promise<void> => {
    while (most === null ? performance.now() - begun < forMs : answers < most) {
      answers += 1;
      await run(origin, caller, from + answers - 1);
    }
  };
  await Promise.all(callers.map(work));
  return { cpuMs: (await cpuMs()) - before, answers };
}

export const sumOf = (spent: readonly Spent[]): number => {
  const answers = spent.reduce((sum, each) => sum + each.answers, 0);
  return spent.reduce((sum, each) => sum + each.cpuMs, 0) / answers;
};
