import type { ScanColumns } from './bare-scan.ts';
import { runCompiled } from '../compiled/compiled.ts';

/** Answer of the compiled loop, and its median time in ms. */
export interface CompiledScan {
  readonly ms: number;
  readonly count: number;
  readonly ids: readonly number[];
}

/** Runs the loop of bench P1, compiled from C. Returns null if the computer has no C compiler. */
export function compiledScan(columns: ScanColumns, folder: string, runs: number): CompiledScan | null {
  const { ladders } = columns;
  const starts = new Uint32Array(ladders.length + 1);
  ladders.forEach((ladder, place) => (starts[place + 1] = starts[place]! + ladder.length));
  const arrays = [
    columns.first,
    columns.second,
    columns.isFirst,
    columns.isSecond,
    Uint32Array.from(columns.sizes),
    Uint32Array.of(columns.firstFacet, columns.secondFacet),
    ...columns.facets,
    columns.ladderOf,
    columns.starts,
    columns.unitPrices,
    Float64Array.from(columns.available),
    Uint16Array.from(columns.rules),
    columns.pieces,
    starts,
    Float64Array.from(ladders.flat()),
    Float64Array.of(columns.quantity, columns.surcharge),
    Uint32Array.from(columns.ids),
  ];
  return runCompiled('p1-loop', arrays, folder, runs) as CompiledScan | null;
}
