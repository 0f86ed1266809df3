import type { Job, ResultLine, Verdict } from './job-file.ts';

export type Reached = Extract<ResultLine, { kind: 'reached' }>;

/** How one run of a test file ended. `hung`: it did not end by itself and still goes on. */
export type RunEnd = 'passed' | 'failed' | 'endless' | 'hung';

export interface Limits {
  /** Whether all modules are evaluated anew. */
  readonly fresh: boolean;
  readonly limitMs: number;
  /** Turns of all loops together. */
  readonly turnsMax: number;
}

export interface Runs {
  /** Runs the file with a mutant. */
  run(test: string, mutant: number, limits: Limits): Promise<RunEnd>;
  /** Runs the file without mutants and says what it reached. */
  reach(test: string): Promise<Reached>;
  write(line: ResultLine): void;
}

const leastLimitMs = 10_000;
const leastTurns = 1_000_000;
/** Test files that a mutant survives before it counts as a survivor; the nearest come first. */
const testsMax = 8;

const limitMs = ({ ms }: Reached): number => leastLimitMs + 5 * ms;
const turnsMax = ({ turns }: Reached): number => leastTurns + 10 * turns;

/** Tries one mutant with its tests in turn, up to the first that fails. */
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
 * Tries the mutants of a job that have no verdict yet. Returns false, early, when a run hangs: its process must end, and
 * another goes on with the rest.
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
