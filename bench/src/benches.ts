import type { Bench, BenchContext, Measured } from './bench.ts';
import { eventLoop } from './event-loop.bench.ts';
import { lists } from './lists.bench.ts';
import { liveImport } from './live-import.bench.ts';
import { nestedJson } from './nested-json.bench.ts';
import { p1 } from './p1.bench.ts';
import { p2 } from './p2.bench.ts';
import { p3 } from './p3.bench.ts';
import { p6 } from './p6.bench.ts';
import { p7 } from './p7.bench.ts';
import { p8 } from './p8.bench.ts';
import { p9 } from './p9.bench.ts';
import { pages } from './pages.bench.ts';
import { wire } from './wire.bench.ts';

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
