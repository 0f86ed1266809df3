import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runExchanges } from './accuracy/exchanged/run-exchanges.ts';
import { runPlanted } from './accuracy/exchanged/run-planted.ts';
import { runAccuracy } from './accuracy/run-accuracy.ts';
import type { Bench, Measured } from './bench.ts';
import { benches, rowsOf, sizes } from './benches.ts';
import { readBudgets, verdictOf, type Verdict } from './budgets.ts';
import { openContext } from './open-context.ts';
import { runRelevance } from './relevance/run-relevance.ts';
import { printRow, printTitle } from './table.ts';
import { calibrationMs } from './kit/timing.ts';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string' },
    only: { type: 'string' },
    set: { type: 'string' },
    catalogue: { type: 'string' },
    mapping: { type: 'string' },
    failures: { type: 'string' },
    against: { type: 'string' },
    row: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
});

const say = (text: string): void => void process.stderr.write(`  ${text}\n`);

/** A measured row. `scale` is the calibration time on this machine divided by that on the reference machine. */
interface Taken {
  readonly size: number;
  readonly row: Measured;
  readonly scale: number;
  readonly verdict: Verdict;
}

const budgets = readBudgets();

/**
 * Runs benches at one catalogue size. The speed is calibrated before and after each row, because the speed of a machine
 * changes within minutes.
 */
async function* runSize(size: number, chosen: readonly Bench[]): AsyncIterable<Taken> {
  const { context, close } = openContext(
    size,
    { isNamed: options.only !== undefined, isTrial: false, against: options.against ?? null, row: options.row },
    say,
  );
  try {
    for (const bench of chosen) {
      let before = calibrationMs();
      for await (const row of rowsOf(bench, context)) {
        const after = calibrationMs();
        const scale = (before + after) / 2 / budgets.calibrationMs;
        yield { size, row, scale, verdict: verdictOf(budgets, row, size, scale) };
        before = after;
      }
    }
  } finally {
    await close();
  }
}

const tuningHalf = fileURLToPath(new URL('../data/relevance/tuning.jsonl', import.meta.url));

/** Number of generated lines for each kind of contradiction. */
const exchangesOfKind = 400;

/** Number of parts that are tried for each line of a set and kind of contradiction. */
const plantedOfKind = 2;

/**
 * Runs the requested bench if it judges answers and measures no times (docs/accuracy.md, docs/relevance.md). Returns
 * false if the requested bench is another one.
 */
const judge = async (): Promise<boolean> => {
  const { only, set, catalogue, mapping = null, failures = null, verbose } = options;
  const shared = {
    catalogue: catalogue === undefined ? null : { file: catalogue, mapping },
    failures,
    isVerbose: verbose,
    say,
  };
  if (only === 'exchanges' && shared.catalogue !== null && set !== undefined)
    await runPlanted({ set, catalogue: shared.catalogue, count: plantedOfKind, failures, say });
  else if (only === 'exchanges' && shared.catalogue !== null)
    await runExchanges({ catalogue: shared.catalogue, count: exchangesOfKind, failures, say });
  else if (only === 'relevance') await runRelevance({ ...shared, sets: [set ?? tuningHalf] });
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
  const taken: Taken[] = [];
  const print = ({ size, row, scale, verdict }: Taken): void => printRow(size, row, scale, verdict);
  const begun = performance.now();
  printTitle();
  for (const size of chosenSizes) {
    for await (const each of runSize(size, chosen)) {
      taken.push(each);
      print(each);
    }
  }
  process.stdout.write(`\nAll rows, after ${((performance.now() - begun) / 60_000).toFixed(1)} min\n\n`);
  printTitle();
  for (const each of taken) print(each);
  const missed = taken.filter(({ verdict }) => verdict.isMissed).length;
  process.stdout.write(missed === 0 ? '\nEvery budget is kept.\n' : `\n${missed} budgets are missed.\n`);
  if (missed > 0) process.exitCode = 1;
};

await main();
