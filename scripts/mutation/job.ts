// Runs one job in its own process: `node scripts/mutation/job.ts <job file>`. It ends when each mutant has a verdict.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { appendFileSync } from 'node:fs';
import { jobVariable, readJob, readResults, type ResultLine } from './job-file.ts';

process.env[jobVariable] = process.argv[2];
const root = join(import.meta.dirname, '..', '..');
const job = readJob();

const tickMs = 2_000;

/**
 * Kills the test process when it is blocked for too long, and records its run as hung. Time is counted in ticks, so
 * that time in which the computer sleeps does not count.
 */
function watch(): NodeJS.Timeout {
  let [count, ticks] = [0, 0];
  return setInterval(() => {
    const lines = readResults(job.results);
    const last = lines.at(-1);
    ticks = lines.length === count ? ticks + 1 : 0;
    count = lines.length;
    if (last?.kind !== 'begun' || ticks * tickMs <= last.limitMs + 10_000) return;
    const line: ResultLine = { kind: 'ran', number: last.number, test: last.test, end: 'hung' };
    appendFileSync(job.results, `${JSON.stringify(line)}\n`);
    process.kill(last.pid, 'SIGKILL');
  }, tickMs);
}

/**
 * Maximum number of rounds in a row without a result. Then the job gives up. One such round is possible on a busy
 * computer, where Vitest's process may start too late.
 */
const idleRoundsMax = 3;

const countEnded = (): number => readResults(job.results).filter(({ kind }) => kind === 'ended').length;
const countSteps = (): number => readResults(job.results).filter(({ kind }) => kind !== 'begun').length;

const vitest = await createVitest(
  { config: join(import.meta.dirname, 'vitest.config.ts'), root, watch: false, reporters: [{}], silent: true },
  { logLevel: 'silent' },
);
const watching = watch();
const specifications = await vitest.globTestSpecifications(job.tests.map((test) => join(root, test)));
const wanted = new Set(job.tests.map((test) => join(root, test)));
for (let idleRounds = 0; countEnded() < job.mutants.length && idleRounds < idleRoundsMax;) {
  const before = countSteps();
  await vitest.runTestSpecifications(specifications.filter(({ moduleId }) => wanted.has(moduleId)));
  idleRounds = countSteps() > before ? 0 : idleRounds + 1;
}
clearInterval(watching);
await vitest.close();
process.exit(countEnded() === job.mutants.length ? 0 : 1);
