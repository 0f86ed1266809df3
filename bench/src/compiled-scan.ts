import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ScanColumns } from './bare-scan.ts';

/** What the compiled loop found, and its median time in ms. */
export interface CompiledScan {
  readonly ms: number;
  readonly count: number;
  readonly ids: readonly number[];
}

const source = fileURLToPath(new URL('p1-loop.c', import.meta.url));

function hasCompiler(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** One array as p1-loop.c reads it: its number of bytes, then the bytes. */
function bytesOf(array: Uint8Array | Uint16Array | Uint32Array | Float64Array): readonly Uint8Array[] {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  return [new Uint8Array(Uint32Array.of(bytes.length).buffer), bytes];
}

/** Runs the loop of row P1, compiled by the machine's C compiler. Returns null if there is no compiler. */
export function compiledScan(columns: ScanColumns, folder: string, runs: number): CompiledScan | null {
  if (!hasCompiler()) return null;
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
  const [data, program] = [`${folder}/p1-columns`, `${folder}/p1-loop`];
  writeFileSync(data, Buffer.concat(arrays.flatMap(bytesOf)));
  execFileSync('cc', ['-O3', '-march=native', '-o', program, source]);
  return JSON.parse(execFileSync(program, [data, String(runs)], { encoding: 'utf8' })) as CompiledScan;
}
