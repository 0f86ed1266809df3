import type { Dirent } from 'node:fs';
import { opendir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { OperationState } from '@farad/contract/back-office-operation';
import { databaseState } from '@farad/database/connection/state.queries';
import { appVersion } from '@farad/domain/site';

import type { Deps } from '#deps.ts';
import { isMissing } from '#kit/missing-file.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import { areJobsRunning } from './jobs.ts';

/** So many files of a folder are looked at; beyond, its size is not told. */
const filesMax = 50_000;

/** So long the index may take to find what is committed. */
const lagMsMax = 2000;

interface Sized {
  readonly bytes: number;
  readonly files: number;
}

/** What is in a folder; nothing where it is gone meanwhile. */
async function entriesOf(folder: string): Promise<AsyncIterable<Dirent> | readonly Dirent[]> {
  try {
    return await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Bytes of a file; files come and go while they are counted. */
async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Bytes below a folder; null: more files than are looked at. */
async function sizeOf(folder: string, left: number): Promise<Sized | null> {
  let [bytes, files] = [0, 0];
  for await (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    const inside = entry.isDirectory() ? await sizeOf(path, left - files) : { bytes: await bytesOf(path), files: 1 };
    if (inside === null) return null;
    bytes += inside.bytes;
    files += inside.files;
    if (files > left) return null;
  }
  return { bytes, files };
}

/** What takes up place in the folder of data, and how much is left on its disk. */
export async function diskState(folder: string): Promise<OperationState['disk']> {
  const disk = await statfs(folder);
  const folders: { name: string; bytes: number }[] = [];
  let used: number | null = 0;
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const size = entry.isDirectory() ? await sizeOf(path, filesMax) : { bytes: await bytesOf(path), files: 1 };
    if (size === null) used = null;
    else {
      folders.push({ name: entry.name, bytes: size.bytes });
      used = used === null ? null : used + size.bytes;
    }
  }
  const shown = folders.toSorted((one, other) => other.bytes - one.bytes).slice(0, 10);
  return { used, folders: shown, free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

/** How long it takes until everything that is committed now is found. */
async function indexLag({ index }: Deps): Promise<number | null> {
  const begun = performance.now();
  const isCurrent = await withTimeout(
    lagMsMax,
    index.caughtUp().then(() => true),
  );
  return isCurrent === true ? Math.round(performance.now() - begun) : null;
}

/** The program and what it stands on. */
export async function operationState(deps: Deps, disk: OperationState['disk']): Promise<OperationState> {
  const { index, db, clock } = deps;
  const { lastChangeAt, ...database } = await databaseState(db);
  const roots = index.frame().categories.filter(({ parentId }) => parentId === null);
  return {
    program: {
      version: appVersion,
      node: process.version,
      memory: process.memoryUsage.rss(),
      startedAt: new Date(clock().getTime() - process.uptime() * 1e3).toISOString(),
    },
    index: {
      isReady: index.isReady(),
      products: roots.reduce((sum, { id }) => sum + index.countOf(id).count, 0),
      lastChangeAt: lastChangeAt?.toISOString() ?? null,
      lagMilliseconds: await indexLag(deps),
    },
    jobs: { isRunning: await areJobsRunning(deps) },
    database: { ...database, tables: [...database.tables] },
    disk,
  };
}
