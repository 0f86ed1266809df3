import type { Job, ResultLine, RunEnd } from './job-file.ts';

export type Reached = Extract<ResultLine, { kind: 'reached' }>;

export interface Limits {
  /** True = all modules are imported again before the run. */
  readonly fresh: boolean;
  /** Ids of the tests in the file that are run; null = all. */
  readonly cases: readonly string[] | null;
  readonly limitMs: number;
  /**
   * How long a test waits for a condition (`expect.poll`), in ms. On a busy machine the usual time may be too short.
   */
  readonly waitMs: number;
  /** Maximum number of iterations, summed over all loops. */
  readonly turnsMax: number;
}

export interface Runs {
  /** Runs a test file with one mutant selected. */
  run(test: string, mutant: number, limits: Limits): Promise<RunEnd>;
  /** Runs a test file without a mutant. Returns which mutants it reaches. */
  reach(test: string): Promise<Reached>;
  /** Runs only these tests of a file, without a mutant. Returns true if they pass. */
  passes(test: string, cases: readonly string[]): Promise<boolean>;
  write(line: ResultLine): void;
}

/**
 * Returns the minimum time limit of a run in ms. It is longer for tests with a database, which may import the whole
 * server again.
 */
const leastLimitMs = (project: string): number => (project === 'rules' ? 10_000 : 60_000);
const leastWaitMs = 5_000;
const leastTurns = 1_000_000;
const limitMs = (project: string, { ms }: Reached): number => leastLimitMs(project) + 5 * ms;
const waitMs = ({ ms }: Reached): number => leastWaitMs + 2 * ms;
const turnsMax = ({ turns }: Reached): number => leastTurns + 10 * turns;

/**
 * Maximum number of attempts at one run. A run that waits or hangs once may only have been slowed by a busy machine.
 */
const attemptsMax = 2;

const isSlow = (end: RunEnd): boolean => end === 'hung' || end === 'waited';

/**
 * Returns the results of earlier processes of this job: the mutants that each test reaches, the mutants with a verdict,
 * and the number of slow runs.
 */
function readEarlier(lines: readonly ResultLine[]) {
  const reached = new Map<string, Reached>();
  const done = new Set<number>();
  const slow = new Map<string, number>();
  for (const line of lines)
    if (line.kind === 'reached') reached.set(line.test, line);
    else if (line.kind === 'ended') done.add(line.number);
    else if (line.kind === 'ran' && isSlow(line.end)) {
      // The time limit depends on a run without a mutant. It is measured again for the next attempt, because the
      // machine may be busier now.
      reached.delete(line.test);
      slow.set(keyOf(line), (slow.get(keyOf(line)) ?? 0) + 1);
    }
  return { reached, done, slow };
}

const keyOf = ({ number, test }: { readonly number: number; readonly test: string }): string => `${number} ${test}`;

/**
 * Tries the mutants of a job that have no verdict yet. Each test file is first run once without a mutant. Returns false
 * if a run hangs. The process must then end, and another one continues the job.
 */
export async function tryMutants(job: Job, before: readonly ResultLine[], runs: Runs, pid: number): Promise<boolean> {
  const { reached: known, done, slow } = readEarlier(before);

  const reachOnce = async (test: string): Promise<Reached> => {
    const reached = known.get(test) ?? (await runs.reach(test));
    if (!known.has(test)) runs.write(reached);
    known.set(test, reached);
    return reached;
  };

  const runWith = async (number: number, reached: Reached, cases: readonly string[] | null): Promise<RunEnd> => {
    const { test } = reached;
    const limits = {
      fresh: reached.atImport.includes(number),
      cases,
      limitMs: limitMs(job.project, reached),
      waitMs: waitMs(reached),
      turnsMax: turnsMax(reached),
    };
    runs.write({ kind: 'begun', number, test, pid, limitMs: limits.limitMs });
    const end = await runs.run(test, number, limits);
    runs.write({ kind: 'ran', number, test, end });
    return end;
  };

  /**
   * Results of groups of tests that ran without the other tests of their file and without a mutant; true = they passed.
   */
  const alone = new Map<string, boolean>();

  const passAlone = async (reached: Reached, cases: readonly string[]): Promise<boolean> => {
    const key = [reached.test, ...cases].join(' ');
    const passes = alone.get(key) ?? (await runs.passes(reached.test, cases));
    alone.set(key, passes);
    return passes;
  };

  const runOnce = async (number: number, reached: Reached): Promise<RunEnd> => {
    const cases = reached.atImport.includes(number) ? null : (reached.cases[number] ?? null);
    const end = await runWith(number, reached, cases);
    if (job.project === 'rules' || cases === null || !['failed', 'waited'].includes(end)) return end;
    // Tests with a database may need data of the tests before them. If such a test fails when it runs without the
    // others, even without a mutant, the whole file is run.
    return (await passAlone(reached, cases)) ? end : runWith(number, reached, null);
  };

  /** Runs a test file until the result is certain. Returns null if a run hangs, because the process must then end. */
  const runUntilSure = async (number: number, test: string): Promise<RunEnd | null> => {
    const key = keyOf({ number, test });
    while ((slow.get(key) ?? 0) < attemptsMax) {
      const end = await runOnce(number, await reachOnce(test));
      if (end === 'hung') return null;
      if (end !== 'waited') return end;
      known.delete(test);
      slow.set(key, (slow.get(key) ?? 0) + 1);
    }
    return 'endless';
  };

  /**
   * Returns the tests in the order of running. With a database, the first run of a test without a mutant takes longest,
   * so tests that have had that run come first.
   */
  const inOrder = (tests: readonly string[]): readonly string[] =>
    job.project === 'rules' ? tests : tests.toSorted((one, other) => Number(known.has(other)) - Number(known.has(one)));

  /** Runs the tests of a mutant in turn, until one fails. Returns null if a run hangs and may be attempted again. */
  const tryMutant = async (number: number, tests: readonly string[], defers: boolean) => {
    let ran = 0;
    for (const test of inOrder(tests)) {
      const { passed, atImport, later } = await reachOnce(test);
      if (!passed || ![atImport, later].some((all) => all.includes(number))) continue;
      if (defers && atImport.includes(number)) return 'deferred';
      ran += 1;
      const end = await runUntilSure(number, test);
      if (end === null) return null;
      if (end === 'failed') return { verdict: 'killed' as const, by: test };
      if (end === 'endless') return { verdict: 'timeout' as const, by: test };
    }
    return { verdict: ran === 0 ? ('unreached' as const) : ('survived' as const), by: null };
  };

  // A mutant that is reached during import leaves wrong values in the modules for the mutants after it. Such mutants
  // are tried last, all together.
  for (const defers of [true, false])
    for (const { number, tests } of job.mutants) {
      if (done.has(number)) continue;
      const tried = await tryMutant(number, tests, defers);
      if (tried === null) return false;
      if (tried === 'deferred') continue;
      done.add(number);
      runs.write({ kind: 'ended', number, ...tried });
    }
  return true;
}
