import { chmodSync, mkdtempSync } from 'node:fs';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { measureLiveImport, type LiveImportReport } from './measure.ts';

interface Scene {
  /** Parts in the shop before the import. */
  readonly parts: number;
  readonly rows: number;
}

/**
 * Sizes of shop and import, by the catalogue size of the run. A scene runs only if requested by name, because it takes
 * minutes.
 */
const scenes: Readonly<Record<number, Scene>> = {
  100_000: { parts: 20_000, rows: 100_000 },
  1_000_000: { parts: 100_000, rows: 580_000 },
};

const trial: Scene = { parts: 300, rows: 300 };

const times = { quietMs: 60_000 };
const trialTimes = { quietMs: 500, warmUpMs: 100 };
const ways = ['command', 'office'] as const;

function rowsOf(way: string, { rows }: Scene, report: LiveImportReport): readonly Measured[] {
  const { before, during, importMs, foundMs, restBytes, peakBytes } = report;
  const failed = [...before.failed, ...during.failed];
  if (failed.length > 0)
    throw new Error(`${failed.length} requests failed, the first: ${failed[0]?.path} ${failed[0]?.problem}`);
  const common = { toLimit: null, toAlternative: null, note: '' };
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
  return [
    {
      ...common,
      id: 'live p99',
      what: `answers during an import of ${rows} parts by the ${way}`,
      milliseconds: during.p99,
      toLimit: during.p99 / before.p99,
      note: `p99 of ${during.count} answers; before ${before.p99.toFixed(0)} ms of ${before.count}`,
    },
    { ...common, id: 'live worst', what: 'slowest answer during the import', milliseconds: during.worst },
    {
      ...common,
      id: 'live found',
      what: 'from the end of the import until all parts are found',
      milliseconds: foundMs,
      note: `the import took ${(importMs / 1000).toFixed(0)} s`,
    },
    {
      ...common,
      id: 'live memory',
      what: 'peak memory of the shop',
      milliseconds: importMs,
      bytes: peakBytes,
      note: `${megabytes(restBytes)} MB before, ${megabytes(peakBytes)} MB in all`,
    },
  ];
}

async function run(context: BenchContext): Promise<readonly Measured[]> {
  const { size, folder, isNamed, isTrial, openDatabase, say } = context;
  const named = isNamed ? scenes[size] : undefined;
  const scene = isTrial ? trial : named;
  if (scene === undefined) return [];
  const measured: Measured[] = [];
  // Tests skip the import by the command, because row P7 already runs it.
  for (const way of isTrial ? ways.slice(1) : ways) {
    const own = mkdtempSync(`${folder}/live-${way}-`);
    // Lets PostgreSQL enter the folder. If the bench runs as root, PostgreSQL runs as another account.
    chmodSync(own, 0o711);
    measured.push(
      ...rowsOf(
        way,
        scene,
        await measureLiveImport({
          folder: own,
          ...scene,
          way,
          openDatabase,
          isLoaded: !isTrial,
          say,
          ...(isTrial ? trialTimes : times),
        }),
      ),
    );
  }
  return measured;
}

/** Measures a large import into a running shop while another program keeps one processor busy. */
export const liveImport: Bench = { id: 'live-import', run };
