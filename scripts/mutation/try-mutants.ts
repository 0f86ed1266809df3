import type { Job, ResultLine, RunEnd } from './job-file.ts';

export type Reached = Extract<ResultLine, { kind: 'reached' }>;

export interface Limits {
  /** True: evaluate all modules again. */
  readonly fresh: boolean;
  /** Ids of the only tests of the file to run; null = all. */
  readonly cases: readonly string[] | null;
  readonly limitMs: number;
  /** How long a test waits for a condition (`expect.poll`). A busy machine may need longer. */
  readonly waitMs: number;
  /** Maximum number of iterations of all loops together. */
  readonly turnsMax: number;
}

export interface Runs {
  /** Runs the file with a mutant. */
  run(test: string, mutant: number, limits: Limits): Promise<RunEnd>;
  /** Runs the file without mutants and returns the ones it reached. */
  reach(test: string): Promise<Reached>;
  /** Runs only these tests of the file without mutants. */
  passes(test: string, cases: readonly string[]): Promise<boolean>;
  write(line: ResultLine): void;
}

/** A run of a test with a database may import the whole server again. */
const leastLimitMs = (project: string): number => (project === 'rules' ? 10_000 : 60_000);
const leastWaitMs = 5_000;
const leastTurns = 1_000_000;
const limitMs = (project: string, { ms }: Reached): number => leastLimitMs(project) + 5 * ms;
const waitMs = ({ ms }: Reached): number => leastWaitMs + 2 * ms;
const turnsMax = ({ turns }: Reached): number => leastTurns + 10 * turns;

/** Attempts at one run. A run that waits or hangs once may only have met a busy machine. */
const attemptsMax = 2;

const isSlow = (end: RunEnd): boolean => end === 'hung' || end === 'waited';

/** What the lines written by earlier processes of the job say. */
function readEarlier(lines: readonly ResultLine[]) {
  const reached = new Map<string, Reached>();
  const done = new Set<number>();
  const slow = new Map<string, number>();
  for (const line of lines)
    if (line.kind === 'reached') reached.set(line.test, line);
    else if (line.kind === 'ended') done.add(line.number);
    else if (line.kind === 'ran' && isSlow(line.end)) {
      // The limit of the next attempt is measured again, under the load of that moment.
      reached.delete(line.test);
      slow.set(keyOf(line), (slow.get(keyOf(line)) ?? 0) + 1);
    }
  return { reached, done, slow };
}

const keyOf = ({ number, test }: { readonly number: number; readonly test: string }): string => `${number} ${test}`;

/**
 * Tries the mutants of a job that have no verdict yet. A test file first runs without mutants when a mutant needs it.
 * Returns false if a run hangs: the process must end, and another continues.
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

  /** Tests of a file that were run without the others and without mutants, and whether they passed. */
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
    // Tests with a database may build on those before them, and then fail for want of these.
    return (await passAlone(reached, cases)) ? end : runWith(number, reached, null);
  };

  /** Runs a test until it gives an answer. Null: it hangs, so the process must end. */
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

  /** With a database, a run to learn what a test reaches takes longest, so the tests known already come first. */
  const inOrder = (tests: readonly string[]): readonly string[] =>
    job.project === 'rules' ? tests : tests.toSorted((one, other) => Number(known.has(other)) - Number(known.has(one)));

  /** Runs the tests in turn, until one fails. Null if a run hangs that deserves another attempt. */
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

  // A mutant used during import makes the modules stale for the next one, so these come last, together.
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
