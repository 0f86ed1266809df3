import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEngine, type SearchEngine } from '@farad/search/engine';
import type { BenchContext } from './bench.ts';
import { benchFrame, benchProducts } from './kit/catalogue.ts';
import { type BenchDatabase, openDatabase } from './kit/postgres.ts';

interface OpenContext {
  readonly context: BenchContext;
  readonly close: () => Promise<void>;
}

/** Returns the context of one catalogue size. Its engine and its database are created on first use. */
export const openContext = (
  size: number,
  how: Pick<BenchContext, 'isNamed' | 'isTrial' | 'against' | 'row'>,
  say: BenchContext['say'],
): OpenContext => {
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
      ...how,
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
