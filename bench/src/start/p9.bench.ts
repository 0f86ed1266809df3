import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toSnapshot } from '@farad/search/snapshot/snapshot';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { categoryFilter, facetKeys } from '../kit/catalogue.ts';
import { equal } from '../kit/equal.ts';

/** Output of the measured program, as JSON. */
export interface StartReport {
  /** Time from the program's first line to the first answer, in ms. */
  readonly milliseconds: number;
  /** Memory that loading the engine took, in bytes. */
  readonly bytes: number;
  readonly count: number;
}

const program = fileURLToPath(new URL('start-from-snapshot.ts', import.meta.url));
const starts = 3;

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const file = `${context.folder}/engine.snapshot`;
  const handle = openSync(file, 'w');
  for (const chunk of toSnapshot(engine)) writeSync(handle, chunk);
  closeSync(handle);
  const reports: StartReport[] = [];
  for (let i = 0; i < (context.isTrial ? 1 : starts); i++) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, file]);
    reports.push(JSON.parse(stdout) as StartReport);
  }
  const { count } = engine.search(categoryFilter, { facets: facetKeys });
  for (const report of reports) equal('the first answer', report.count, count);
  const middle = reports.toSorted((a, b) => a.milliseconds - b.milliseconds)[reports.length >> 1];
  const bytesPerPart = Math.max(...reports.map(({ bytes }) => bytes)) / context.size;
  const common = { toLimit: null, toAlternative: null, milliseconds: middle!.milliseconds };
  return [
    { ...common, id: 'P9 start', what: 'from snapshot to the first answer', note: 'in a separate process' },
    {
      ...common,
      id: 'P9 memory',
      what: 'resident memory of the engine',
      bytesPerPart,
      note: `${((bytesPerPart * context.size) / 1e6).toFixed(0)} MB more than before loading`,
    },
  ];
};

export const p9: Bench = { id: 'P9', run };
