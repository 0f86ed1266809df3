import type { Dirent } from 'node:fs';
import { opendir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { OperationState } from '@farad/contract/office/operation/operation';
import { databaseState } from '@farad/database/connection/state.queries';
import { appVersion } from '@farad/domain/site';

import type { Deps } from '#deps.ts';
import { isMissing } from '#kit/missing-file.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import { areJobsRunning } from './jobs.ts';

/** Maximum number of files that are counted in a folder. The size of a folder with more files is not shown. */
const filesMax = 50_000;

/** Timeout in milliseconds for the search index to catch up with the database. */
const lagMsMax = 2000;

interface Sized {
  readonly bytes: number;
  readonly files: number;
}

/** Returns the entries of a folder; empty if the folder was deleted meanwhile. */
async function entriesOf(folder: string): Promise<AsyncIterable<Dirent> | readonly Dirent[]> {
  try {
    return await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Returns the size of a file in bytes; 0 if the file was deleted meanwhile. */
async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Returns the size of a folder and the number of its files, with all subfolders; null = more than `left` files. */
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

/** Returns the sizes of the folders and files in the data folder, and the free space of its disk. */
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

/** Returns in how many milliseconds the search index catches up with all changes committed so far; null = timeout. */
async function indexLag({ index }: Deps): Promise<number | null> {
  const begun = performance.now();
  const isCurrent = await withTimeout(
    lagMsMax,
    index.caughtUp().then(() => true),
  );
  return isCurrent === true ? Math.round(performance.now() - begun) : null;
}

/** Returns the state of the program, its database, its search index and its disk. */
export async function operationState(deps: Deps, disk: OperationState['disk']): Promise<OperationState> {
  const { index, db, clock } = deps;
  const { lastChangeAt, ...database } = await databaseState(db);
  return {
    program: {
      version: appVersion,
      node: process.version,
      memory: process.memoryUsage.rss(),
      startedAt: new Date(clock().getTime() - process.uptime() * 1e3).toISOString(),
    },
    index: {
      isReady: index.isReady(),
      products: index.told().products,
      lastChangeAt: lastChangeAt?.toISOString() ?? null,
      lagMilliseconds: await indexLag(deps),
    },
    jobs: { isRunning: await areJobsRunning(deps) },
    database: { ...database, tables: [...database.tables] },
    disk,
  };
}
