import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildEngine, type SearchEngine } from '@farad/search/engine';
import { runAccuracy } from './accuracy/run-accuracy.ts';
import type { Bench, BenchContext, Measured } from './bench.ts';
import { readBudgets, verdictOf } from './budgets.ts';
import { benchFrame, benchProducts } from './catalogue.ts';
import { eventLoop } from './event-loop.bench.ts';
import { lists } from './lists.bench.ts';
import { liveImport } from './live-import.bench.ts';
import { p1 } from './p1.bench.ts';
import { p2 } from './p2.bench.ts';
import { p3 } from './p3.bench.ts';
import { p6 } from './p6.bench.ts';
import { p7 } from './p7.bench.ts';
import { p8 } from './p8.bench.ts';
import { p9 } from './p9.bench.ts';
import { pages } from './pages.bench.ts';
import { type BenchDatabase, openDatabase } from './postgres.ts';
import { runRelevance } from './relevance/run-relevance.ts';
import { printRow, printTitle } from './table.ts';
import { calibrationMs } from './timing.ts';

const benches: readonly Bench[] = [p1, p2, p3, p6, p7, p8, p9, pages, eventLoop, lists, liveImport];
const sizes: readonly number[] = [10_000, 100_000, 1_000_000];

const { values: options } = parseArgs({
  options: {
    size: { type: 'string' },
    only: { type: 'string' },
    set: { type: 'string' },
    catalogue: { type: 'string' },
    mapping: { type: 'string' },
    failures: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

const say = (text: string): void => void process.stderr.write(`  ${text}\n`);

/** Engine and database of one size, made when first asked for. */
const openContext = (size: number): { context: BenchContext; close: () => Promise<void> } => {
  const folder = mkdtempSync(join(tmpdir(), 'farad-bench-'));
  let engine: SearchEngine | undefined;
  let database: Promise<BenchDatabase> | undefined;
  const build = (): SearchEngine => {
    const start = performance.now();
    const built = buildEngine(benchFrame, benchProducts(size));
    say(`engine of ${size} parts built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return built;
  };
  return {
    context: {
      size,
      folder,
      isNamed: options.only !== undefined,
      say,
      engine: () => (engine ??= build()),
      database: () => (database ??= openDatabase(size, folder, say)),
    },
    close: async () => {
      if (database !== undefined) await (await database).close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const runSize = async (size: number, chosen: readonly Bench[], take: (row: Measured) => void): Promise<void> => {
  const { context, close } = openContext(size);
  try {
    for (const bench of chosen) for (const row of await bench.run(context)) take(row);
  } finally {
    await close();
  }
};

const tuningHalf = fileURLToPath(new URL('../data/relevance/tuning.jsonl', import.meta.url));

/** Measures of answers and not of time: docs/accuracy.md, docs/relevance.md. Answers whether such a one was asked for. */
const judge = async (): Promise<boolean> => {
  const { only, set, catalogue, mapping = null, failures = null, verbose } = options;
  const shared = {
    catalogue: catalogue === undefined ? null : { file: catalogue, mapping },
    failures,
    isVerbose: verbose,
    say,
  };
  if (only === 'relevance') await runRelevance({ ...shared, sets: [set ?? tuningHalf] });
  else if (only !== 'accuracy') return false;
  else if (set !== undefined) await runAccuracy({ ...shared, set });
  else {
    process.stderr.write('--only accuracy needs --set <folder with truth.json and the files>\n');
    process.exitCode = 2;
  }
  return true;
};

const main = async (): Promise<void> => {
  if (await judge()) return;
  const chosenSizes = options.size === undefined ? sizes : [Number(options.size)];
  const chosen = benches.filter(({ id }) => options.only === undefined || id === options.only);
  if (chosen.length === 0 || chosenSizes.some((size) => !sizes.includes(size))) {
    process.stderr.write(
      `--size is one of ${sizes.join(', ')}; --only is one of ${benches.map(({ id }) => id).join(', ')}\n`,
    );
    process.exitCode = 2;
    return;
  }
  const budgets = readBudgets();
  const scale = calibrationMs() / budgets.calibrationMs;
  printTitle(scale);
  let missed = 0;
  for (const size of chosenSizes) {
    await runSize(size, chosen, (row) => {
      const verdict = verdictOf(budgets, row, size, scale);
      if (verdict.isMissed) missed++;
      printRow(size, row, verdict);
    });
  }
  process.stdout.write(missed === 0 ? '\nEvery budget is kept.\n' : `\n${missed} budgets are missed.\n`);
  if (missed > 0) process.exitCode = 1;
};

await main();
