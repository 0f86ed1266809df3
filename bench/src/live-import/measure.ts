import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { residentOf } from '../kit/memory-of.ts';
import { startProgram } from '../kit/program.ts';
import type { OpenDatabase } from '../kit/shop-databases.ts';
import { supplierMapping, supplierNumber, supplierRows } from '../import/supplier-rows.ts';
import { timingOf } from '../kit/timing.ts';
import { callShop } from './call-shop.ts';
import { importInOffice } from './office.ts';
import { probeShop, type Probe } from './probe-shop.ts';

export interface LiveImportOptions {
  /** Data folder of the shop; must be empty. */
  readonly folder: string;
  /** Parts in the shop before the import. */
  readonly parts: number;
  /** New parts to import. */
  readonly rows: number;
  readonly way: 'command' | 'office';
  /** Duration of the requests before the import, and again after it, in ms. */
  readonly quietMs: number;
  /** Duration of the requests before the measurement starts, in ms. Their times are not reported. */
  readonly warmUpMs?: number;
  readonly openDatabase: OpenDatabase;
  /** False = no other program keeps a processor busy. */
  readonly isLoaded: boolean;
  readonly say: (text: string) => void;
  /** Log level of the shop. */
  readonly logLevel?: string;
}

export interface LiveImportReport {
  readonly importMs: number;
  /** Time from the end of the import until the catalogue shows all parts and search finds the last one, in ms. */
  readonly foundMs: number;
  readonly before: Answers;
  readonly during: Answers;
  readonly probes: readonly Probe[];
  /** Peak memory of the shop's process before the import. */
  readonly restBytes: number;
  readonly peakBytes: number;
}

export interface Answers {
  readonly count: number;
  readonly failed: readonly Probe[];
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

const shopProgram = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const importCommand = fileURLToPath(new URL('../../../apps/server/src/commands/import.ts', import.meta.url));
const burner = fileURLToPath(new URL('burn.ts', import.meta.url));
const sampleMs = 200;
const usualWarmUpMs = 15_000;
const foundLimitMs = 600_000;

const answersOf = (probes: readonly Probe[]): Answers => {
  const times = probes.map(({ milliseconds }) => milliseconds);
  const { median, p99 } = timingOf(times);
  const failed = probes.filter(({ problem }) => problem !== null);
  return { count: probes.length, failed, median, p99, worst: Math.max(0, ...times) };
};

/** Samples the memory of a process until `stop` is called. `most` returns the largest sample in bytes. */
function watchMemory(pid: number) {
  const watch = { isOver: false, most: 0 };
  const run = async (): Promise<void> => {
    for (; !watch.isOver; await pause(sampleMs)) watch.most = Math.max(watch.most, (await residentOf(pid)) ?? 0);
  };
  const running = run();
  return {
    most: () => watch.most,
    stop: async () => {
      watch.isOver = true;
      await running;
    },
  };
}

interface Counted {
  readonly count: number;
}

/** Returns the number of parts in the catalogue, and whether search finds the part `mpn`. */
async function shows(origin: string, mpn: string): Promise<{ readonly parts: number; readonly isFound: boolean }> {
  const tree = await callShop(origin, '/catalog/categories');
  const found = await callShop(origin, `/catalog/products?text=${mpn}&limit=1`);
  const roots = tree.status === 200 ? (JSON.parse(tree.text) as readonly Counted[]) : [];
  return {
    parts: roots.reduce((sum, { count }) => sum + count, 0),
    isFound: found.status === 200 && found.text.includes(`"mpn":"${mpn}"`),
  };
}

async function untilFound(origin: string, parts: number, mpn: string): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const seen = await shows(origin, mpn);
    if (seen.isFound && seen.parts >= parts) return Date.now() - begun;
    if (Date.now() - begun > foundLimitMs)
      throw new Error(`expected ${parts} parts within ${foundLimitMs} ms, got ${seen.parts}`);
    await pause(sampleMs);
  }
}

async function someProducts(origin: string): Promise<readonly string[]> {
  const { text } = await callShop(origin, '/catalog/products?limit=20');
  return [...text.matchAll(/"seo":"([^"]+)"/g)].map(([, seo]) => seo!).slice(0, 20);
}

/**
 * Imports new parts into a running shop and measures the shop's response times before and during the import. If
 * `isLoaded`, another program keeps one processor busy all the time.
 */
export async function measureLiveImport(options: LiveImportOptions): Promise<LiveImportReport> {
  const { folder, parts, rows, way, quietMs, warmUpMs = usualWarmUpMs, say, logLevel = 'error' } = options;
  const [file, mappingFile] = [`${folder}/parts.jsonl`, `${folder}/mapping.json`];
  await writeFile(mappingFile, JSON.stringify(supplierMapping));
  await pipeline(Readable.from(supplierRows(rows)), createWriteStream(file));
  const dataDir = `${folder}/shop`;
  const database = await options.openDatabase(dataDir);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, TWINS: 'on', LOG_LEVEL: logLevel };
  const closing: (() => unknown)[] = [() => database.stop()];
  try {
    say(`a shop of ${parts} parts`);
    const shop = await startProgram(shopProgram, [], {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_PARTS: String(parts),
      NODE_ENV: 'development',
    });
    closing.push(shop.stop);
    const { origin } = shop;
    if (options.isLoaded) {
      const burn = spawn(process.execPath, [burner], { stdio: 'ignore' });
      closing.push(() => burn.kill());
    }
    const { parts: shown } = await shows(origin, '');
    const memory = watchMemory(shop.child.pid ?? 0);
    closing.push(memory.stop);
    const probing = probeShop(origin, await someProducts(origin));
    closing.push(probing.stop);
    await pause(warmUpMs);
    const quietFrom = Date.now();
    await pause(quietMs);
    const restBytes = memory.most();
    let begun = Date.now();
    say(`importing ${rows} rows by the ${way}`);
    if (way === 'command') {
      const args = [importCommand, file, '--mapping', mappingFile];
      await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
    } else {
      await importInOffice(origin, database.url, file, () => (begun = Date.now()));
    }
    const importMs = Date.now() - begun;
    say(`imported in ${(importMs / 1000).toFixed(1)} s`);
    const foundMs = await untilFound(origin, shown + rows, supplierNumber(rows - 1));
    say(`all found ${(foundMs / 1000).toFixed(1)} s later`);
    // Requests continue for a while after the import. The work that follows it, such as rebuilding the index, must not
    // slow them either.
    await pause(quietMs);
    await probing.stop();
    const { probes } = probing;
    return {
      importMs,
      foundMs,
      restBytes,
      probes,
      peakBytes: memory.most(),
      before: answersOf(probes.filter((probe) => probe.at >= quietFrom && probe.at < begun)),
      during: answersOf(probes.filter((probe) => probe.at >= begun)),
    };
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
