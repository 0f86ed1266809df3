import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrate } from '@farad/database/connection/migrate';
import { seedDemo } from '@farad/database/seed/seed-demo';
import type { Bench, BenchContext, Measured } from '../bench.ts';

/** Output of the measured program. The program's source explains each figure. */
interface Report {
  readonly phases: readonly {
    readonly name: string;
    readonly milliseconds: number;
    readonly heldMs: number;
    readonly delayMs: number;
    readonly searches: number;
    readonly searchMs: number;
    readonly residentBytes: number;
  }[];
}

const program = fileURLToPath(new URL('../../../apps/server/src/testing/watch-event-loop.ts', import.meta.url));

/** Number of parts in tests. With fewer, some kinds of work would find no part. */
const trialParts = 2500;

/** Fills a shop of this size, and measures how long it blocks the event loop. */
const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const server = await context.openDatabase(`${context.folder}/shop`);
  try {
    await migrate(server.url);
    const parts = context.isTrial ? trialParts : context.size;
    context.say(`PostgreSQL: a shop of ${parts} parts`);
    await seedDemo(server.url, parts);
    const words = [program, server.url, `${context.folder}/index`, ...(context.isTrial ? ['--trial'] : [])];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    const { phases } = JSON.parse(stdout) as Report;
    for (const { name, milliseconds, heldMs, delayMs, searches, searchMs, residentBytes } of phases) {
      context.say(
        `${name} ${(milliseconds / 1000).toFixed(1)} s: loop held ${heldMs.toFixed(1)} ms, late by ${delayMs.toFixed(1)} ms; ` +
          `${searches} searches, p99 ${searchMs.toFixed(0)} ms; ${(residentBytes / 1e6).toFixed(0)} MB`,
      );
    }
    const worst = phases.reduce((a, b) => (b.heldMs > a.heldMs ? b : a));
    const late = Math.max(...phases.map(({ delayMs }) => delayMs));
    return [
      {
        id: 'event loop',
        what: 'longest turn of the main thread in CPU time: heavy searches, changes, rebuild, snapshot, start',
        milliseconds: worst.heldMs,
        toLimit: null,
        toAlternative: null,
        note: `during ${worst.name}; wall-clock time with other load ${late.toFixed(0)} ms`,
      },
    ];
  } finally {
    await server.stop();
  }
};

export const eventLoop: Bench = { id: 'event-loop', run };
