import type { Job, ResultLine, RunEnd } from './job-file.ts';

export type Reached = Extract<ResultLine, { kind: 'reached' }>;

export interface Limits {
  /** True: evaluate all modules again. */
  readonly fresh: boolean;
  /** Ids of the only tests of the file to run; null = all. */
  readonly cases: readonly string[] | null;
  readonly limitMs: number;
  /** Maximum number of iterations of all loops together. */
  readonly turnsMax: number;
}

export interface Runs {
  /** Runs the file with a mutant. */
  run(test: string, mutant: number, limits: Limits): Promise<RunEnd>;
  /** Runs the file without mutants and returns the ones it reached. */
  reach(test: string): Promise<Reached>;
  write(line: ResultLine): void;
}

const leastLimitMs = 10_000;
const leastTurns = 1_000_000;
/** Maximum number of test files run for a mutant, nearest first. If all pass, the mutant survives. */
const testsMax = 8;

const limitMs = ({ ms }: Reached): number => leastLimitMs + 5 * ms;
const turnsMax = ({ turns }: Reached): number => leastTurns + 10 * turns;

/** Attempts at one run. A run that hangs once may only have met a busy machine. */
const attemptsMax = 2;

/** What the lines written by earlier processes of the job say. */
function readEarlier(lines: readonly ResultLine[]) {
  const reached = new Map<string, Reached>();
  const done = new Set<number>();
  const hangs = new Map<string, number>();
  for (const line of lines)
    if (line.kind === 'reached') reached.set(line.test, line);
    else if (line.kind === 'ended') done.add(line.number);
    else if (line.kind === 'ran' && line.end === 'hung') {
      // The limit of the next attempt is measured again, under the load of that moment.
      reached.delete(line.test);
      hangs.set(keyOf(line), (hangs.get(keyOf(line)) ?? 0) + 1);
    }
  return { reached, done, hangs };
}

const keyOf = ({ number, test }: { readonly number: number; readonly test: string }): string => `${number} ${test}`;

/**
 * Tries the mutants of a job that have no verdict yet. A test file first runs without mutants when a mutant needs it.
 * Returns false if a run hangs: the process must end, and another continues.
 */
export async function tryMutants(job: Job, before: readonly ResultLine[], runs: Runs, pid: number): Promise<boolean> {
  const { reached: known, done, hangs } = readEarlier(before);

  const reachOnce = async (test: string): Promise<Reached> => {
    const reached = known.get(test) ?? (await runs.reach(test));
    if (!known.has(test)) runs.write(reached);
    known.set(test, reached);
    return reached;
  };

  const runOnce = async (number: number, reached: Reached): Promise<RunEnd> => {
    const { test } = reached;
    const fresh = reached.atImport.includes(number);
    const limits = {
      fresh,
      // Tests with a database may build on each other, so they run together.
      cases: job.project === 'rules' && !fresh ? (reached.cases[number] ?? null) : null,
      limitMs: limitMs(reached),
      turnsMax: turnsMax(reached),
    };
    runs.write({ kind: 'begun', number, test, pid, limitMs: limits.limitMs });
    const end = await runs.run(test, number, limits);
    runs.write({ kind: 'ran', number, test, end });
    return end;
  };

  /** Runs the nearest tests in turn, until one fails. Null if a run hangs that deserves another attempt. */
  const tryMutant = async (number: number, tests: readonly string[]) => {
    let ran = 0;
    for (const test of tests) {
      if (ran === testsMax) break;
      const reached = await reachOnce(test);
      if (!reached.passed || ![reached.atImport, reached.later].some((all) => all.includes(number))) continue;
      ran += 1;
      if ((hangs.get(keyOf({ number, test })) ?? 0) >= attemptsMax) return { verdict: 'timeout' as const, by: test };
      const end = await runOnce(number, reached);
      if (end === 'failed') return { verdict: 'killed' as const, by: test };
      if (end === 'endless') return { verdict: 'timeout' as const, by: test };
      if (end === 'hung') return null;
    }
    return { verdict: ran === 0 ? ('unreached' as const) : ('survived' as const), by: null };
  };

  for (const { number, tests } of job.mutants) {
    if (done.has(number)) continue;
    const tried = await tryMutant(number, tests);
    if (tried === null) return false;
    runs.write({ kind: 'ended', number, ...tried });
  }
  return true;
}
