// Test process of a job, in place of Vitest's own. It tries one mutant after another without a restart. Vitest's server
// gives it the modules. Results go to the results file and not to Vitest's reporters.
import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import fastCheck from 'fast-check';
import type { RunnerTask, RunnerTestCase, RunnerTestFile } from 'vitest';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';
import { readJob, readResults, type ResultLine, type RunEnd } from './job-file.ts';
import { tryMutants, type Limits, type Reached } from './try-mutants.ts';

type State = Parameters<typeof runBaseTests>[1];
type Traces = Parameters<typeof runBaseTests>[2];
type Pack = readonly [id: string, result: { readonly state?: string } | undefined, ...unknown[]];

const processSend = process.send?.bind(process);
const processExit = process.exit.bind(process);
const [every, clearEvery] = [setInterval, clearInterval];
const job = readJob();

/** State of the present run, which the instrumented sources read. `mutant` is the selected one; -1 = none. */
const now = {
  mutant: -1,
  turns: 0,
  turnsMax: Infinity,
  isImporting: true,
  /** Time at which the first test of the run started. */
  startMs: Infinity,
  /** Ids of the tests in the file that are run; null = all. */
  cases: null as ReadonlySet<string> | null,
};
const atImport = new Set<number>();
/**
 * Tests that reach each mutant after the import, by the mutant's number; null = the mutant is reached outside of a
 * test.
 */
const afterwards = new Map<number, Set<string | null>>();
const { TestRunner } = await import('vitest');
const testId = (): string | null => TestRunner.getCurrentTest<RunnerTestCase | undefined>()?.id ?? null;

/** Skips the tests that are not selected for this run, because they do not reach the mutant. */
function select(tasks: readonly RunnerTask[]): void {
  for (const task of tasks)
    if (task.type === 'suite') select(task.tasks);
    else if (now.cases !== null && !now.cases.has(task.id) && task.mode === 'run') task.mode = 'skip';
}

function noteReached(number: number): void {
  // A mutant that was reached in any import counts for all later test files, because imported modules stay in memory.
  if (now.isImporting) atImport.add(number);
  else if (now.mutant === -1) {
    const tests = afterwards.get(number) ?? new Set();
    afterwards.set(number, tests.add(testId()));
  }
}

/**
 * Number of random values for each fast-check property that sets no number itself. It is lower than in `npm test`, to
 * save time.
 */
const lawRuns = 25;

/** Interval of `expect.poll`, in ms. */
const pollMs = 20;

/** Limits for runs without a mutant. */
const noLimits = { fresh: false, cases: null, limitMs: 600_000, waitMs: 60_000, turnsMax: Infinity };

class EndlessLoop extends Error {}

Object.assign(globalThis, {
  __mutant(number: number): boolean {
    if (now.mutant === -1 || now.isImporting) noteReached(number);
    return number === now.mutant;
  },
  __loop(): void {
    now.turns += 1;
    if (now.turns > now.turnsMax) throw new EndlessLoop(`more than ${now.turnsMax} turns of loops`);
  },
});

/**
 * Returns Vitest's server for a run: it gives the modules, but receives no results, because a test that fails with a
 * mutant is no failed test. `onFailure` is called for each failure.
 */
function quietServer(rpc: State['rpc'], onFailure: () => void): State['rpc'] {
  const fails = (state: string | undefined): void => (state === 'fail' ? onFailure() : undefined);
  const silent = (): Promise<void> => Promise.resolve();
  const own: Record<string, unknown> = {
    onQueued: silent,
    onAfterSuiteRun: silent,
    onUserConsoleLog: silent,
    onCancel: silent,
    onTestModuleDependencies: silent,
    getCountOfFailedTests: () => Promise.resolve(0),
    onUnhandledError: onFailure,
    onTaskUpdate: async (packs: readonly Pack[]) => packs.forEach(([, result]) => fails(result?.state)),
    onCollected: async (files: readonly RunnerTestFile[]) => {
      Object.assign(now, { isImporting: false, startMs: performance.now() });
      for (const { result, tasks } of files) {
        fails(result?.state);
        select(tasks);
      }
    },
  };
  return new Proxy(rpc, {
    get: (server, name) => own[String(name)] ?? (Reflect.get(server, name) as unknown),
  });
}

const tickMs = 500;

/**
 * Returns a promise that resolves after a time. The time is counted in short ticks, so that time in which the process
 * is suspended does not count.
 */
function limitOf(limitMs: number): { readonly over: Promise<'hung'>; readonly clear: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  const over = new Promise<'hung'>((resolve) => {
    timer = every(() => {
      ticks += 1;
      if (ticks * tickMs >= limitMs) resolve('hung');
    }, tickMs);
  });
  return { over, clear: () => clearEvery(timer) };
}

/** Runs one test file. Returns how the run ended. */
async function runFile(state: State, traces: Traces, path: string, { limitMs, waitMs }: Limits): Promise<RunEnd> {
  let failed = false;
  const files = state.ctx.files.filter(({ filepath }) => filepath === path);
  const ctx = { ...state.ctx, files };
  const own = { ...state, ctx, rpc: quietServer(state.rpc, () => (failed = true)) };
  Object.assign(state.config, { expect: { ...state.config.expect, poll: { timeout: waitMs, interval: pollMs } } });
  const limit = limitOf(limitMs);
  const ended = runBaseTests('run', own, traces).then(
    () => 'ended' as const,
    () => 'broken' as const,
  );
  const end = await Promise.race([ended, limit.over]);
  limit.clear();
  if (end === 'hung') return 'hung';
  if (now.turns > now.turnsMax) return 'endless';
  if (!failed && end !== 'broken') return 'passed';
  return performance.now() - now.startMs > waitMs ? 'waited' : 'failed';
}

const fromRoot = (state: State, path: string): string => relative(state.config.root, path).split(sep).join('/');

async function runTests(state: State, traces: Traces): Promise<void> {
  fastCheck.configureGlobal({ seed: job.seed, endOnFailure: true, numRuns: lawRuns });
  const paths = new Map(state.ctx.files.map(({ filepath }) => [fromRoot(state, filepath), filepath]));
  const pathOf = (test: string): string => {
    const path = paths.get(test);
    if (path === undefined) throw new Error(`${test}: expected among the files of Vitest`);
    return path;
  };
  const write = (line: ResultLine): void => appendFileSync(job.results, `${JSON.stringify(line)}\n`);
  /**
   * True if the modules in memory may have been imported with a mutant selected. The next run must then import them
   * again.
   */
  let isStale = true;
  const run = async (test: string, mutant: number, limits: Limits): Promise<RunEnd> => {
    const cases = limits.cases === null ? null : new Set(limits.cases);
    Object.assign(now, { mutant, turns: 0, turnsMax: limits.turnsMax, isImporting: true, startMs: Infinity, cases });
    state.ctx.config.isolate = limits.fresh || isStale;
    isStale = limits.fresh && mutant !== -1;
    const end = await runFile(state, traces, pathOf(test), limits);
    now.turnsMax = Infinity;
    return end;
  };
  const reach = async (test: string, fresh = job.project === 'rules'): Promise<Reached> => {
    if (fresh) atImport.clear();
    afterwards.clear();
    const startMs = performance.now();
    const end = await run(test, -1, { ...noLimits, fresh });
    if (end !== 'passed' && !fresh) return reach(test, true);
    const ms = Math.round(performance.now() - startMs);
    const cases = Object.fromEntries(
      [...afterwards].flatMap(([number, by]) => {
        const ids = [...by].filter((id) => id !== null);
        return ids.length < by.size ? [] : [[number, ids] as const];
      }),
    );
    const found = { atImport: [...atImport], later: [...afterwards.keys()], cases };
    return { kind: 'reached', test, passed: end === 'passed', ms, turns: now.turns, ...found };
  };
  const passes = async (test: string, cases: readonly string[]): Promise<boolean> =>
    (await run(test, -1, { ...noLimits, cases })) === 'passed';
  const isDone = await tryMutants(job, readResults(job.results), { write, run, reach, passes }, process.pid);
  if (!isDone) processExit(1);
}

init({
  post: (message) => void processSend?.(message),
  on: (listen) => void process.on('message', listen),
  off: (listen) => void process.off('message', listen),
  teardown: () => {
    process.removeAllListeners('message');
    process.exit = processExit;
  },
  runTests,
  collectTests: runTests,
  setup: setupEnvironment,
});
