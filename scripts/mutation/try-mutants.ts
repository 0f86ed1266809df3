import type { Job, ResultLine, Verdict } from './job-file.ts';

export type Reached = Extract<ResultLine, { kind: 'reached' }>;

/** Result of one run of a test file. `hung` = it is still running after the time limit. */
export type RunEnd = 'passed' | 'failed' | 'endless' | 'hung';

export interface Limits {
  /** True: evaluate all modules again. */
  readonly fresh: boolean;
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

/** Tries one mutant with its tests in turn, until one fails. */
async function tryMutant(
  runs: Runs,
  number: number,
  tests: readonly Reached[],
): Promise<{ readonly verdict: Verdict; readonly by: string | null; readonly hung: boolean }> {
  let verdict: Verdict = 'unreached';
  for (const reached of tests) {
    verdict = 'survived';
    const atImport = reached.atImport.includes(number);
    const limits = { fresh: atImport, limitMs: limitMs(reached), turnsMax: turnsMax(reached) };
    const end = await runs.run(reached.test, number, limits);
    if (end === 'failed') return { verdict: 'killed', by: reached.test, hung: false };
    if (end === 'endless' || end === 'hung') return { verdict: 'timeout', by: reached.test, hung: end === 'hung' };
  }
  return { verdict, by: null, hung: false };
}

/**
 * Tries the mutants of a job that have no verdict yet. Returns false if a run hangs: the process must end, and another
 * continues.
 */
export async function tryMutants(job: Job, before: readonly ResultLine[], runs: Runs, pid: number): Promise<boolean> {
  const known = new Map<string, Reached>();
  const done = new Set<number>();
  for (const line of before)
    if (line.kind === 'reached') known.set(line.test, line);
    else if (line.kind === 'ended') done.add(line.number);

  for (const test of job.tests) {
    if (known.has(test)) continue;
    const reached = await runs.reach(test);
    runs.write(reached);
    known.set(test, reached);
  }
  for (const { number, tests } of job.mutants) {
    if (done.has(number)) continue;
    const useful = tests.flatMap((test) => {
      const reached = known.get(test);
      return reached?.passed === true && [reached.atImport, reached.later].some((all) => all.includes(number))
        ? [reached]
        : [];
    });
    const nearest = useful.slice(0, testsMax);
    const sum = nearest.reduce((total, reached) => total + limitMs(reached), leastLimitMs);
    runs.write({ kind: 'begun', number, pid, limitMs: sum });
    const { verdict, by, hung } = await tryMutant(runs, number, nearest);
    runs.write({ kind: 'ended', number, verdict, by });
    if (hung) return false;
  }
  return true;
}
