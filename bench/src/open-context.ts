import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEngine, type SearchEngine } from '@farad/search/engine';
import type { BenchContext } from './bench.ts';
import { benchFrame, benchProducts } from './kit/catalogue.ts';
import { type BenchDatabase, openDatabase } from './kit/postgres.ts';
import { openOwnDatabase, sharedDatabases } from './kit/shop-databases.ts';

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
  // Lets PostgreSQL enter the folder. If the bench runs as root, PostgreSQL runs as another account.
  chmodSync(folder, 0o711);
  const shared = sharedDatabases(`${folder}/shared`);
  const open = how.isTrial ? shared.open : openOwnDatabase;
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
      database: () => (database ??= openDatabase(size, () => open(`${folder}/data`), say)),
      openDatabase: open,
    },
    close: async () => {
      if (database !== undefined) await (await database).close();
      await shared.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
