import type { Bench, BenchContext, Measured } from './bench.ts';
import { eventLoop } from './pages/event-loop.bench.ts';
import { lists } from './lists/lists.bench.ts';
import { liveImport } from './live-import/live-import.bench.ts';
import { nestedJson } from './wire/nested-json.bench.ts';
import { p1 } from './facets/p1.bench.ts';
import { p2 } from './text/p2.bench.ts';
import { p3 } from './suggest/p3.bench.ts';
import { p6 } from './orders/p6.bench.ts';
import { p7 } from './import/p7.bench.ts';
import { p8 } from './lists/p8.bench.ts';
import { p9 } from './start/p9.bench.ts';
import { pages } from './pages/pages.bench.ts';
import { wire } from './wire/wire.bench.ts';

export const benches: readonly Bench[] = [
  p1,
  p2,
  p3,
  p6,
  p7,
  p8,
  p9,
  pages,
  eventLoop,
  lists,
  liveImport,
  nestedJson,
  wire,
];

/** Catalogue sizes to measure, in parts. */
export const sizes: readonly number[] = [10_000, 100_000, 1_000_000];

/** Runs a bench and yields each row as soon as it is measured. */
export async function* rowsOf(bench: Bench, context: BenchContext): AsyncIterable<Measured> {
  yield* await bench.run(context);
}
