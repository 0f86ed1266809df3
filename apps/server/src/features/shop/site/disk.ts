import { statfs } from 'node:fs/promises';

import { diskFullAt } from '@farad/database/connection/connect';

import type { Deps } from '#deps.ts';

/** A database error about a full disk counts for this long. */
const believedMs = 60_000;

/** Returns the bytes that this process may still write in its data folder; null = the system does not tell. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Returns true if there is room to write: on our own disk, and on the database's as far as known. */
export async function hasRoom({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  const free = await freeBytes(config.dataDir);
  if (free !== null && free < config.diskFreeMinBytes) return false;
  const fullAt = diskFullAt(db);
  return fullAt === null || Date.now() - fullAt.getTime() > believedMs;
}
