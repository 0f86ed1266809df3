import { statfs } from 'node:fs/promises';

import { diskFullAt } from '@farad/database/connection/connect';

import type { Deps } from '#deps.ts';

/** A database that said that its disk is full is believed for so long. */
const believedMs = 60_000;

/** Bytes that this process may still write where its data folder lies; null: the system does not tell. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether there is room for what the shop writes: on our own disk, and on that of the database as far as it told. */
export async function hasRoom({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  const free = await freeBytes(config.dataDir);
  if (free !== null && free < config.diskFreeMinBytes) return false;
  const fullAt = diskFullAt(db);
  return fullAt === null || Date.now() - fullAt.getTime() > believedMs;
}
