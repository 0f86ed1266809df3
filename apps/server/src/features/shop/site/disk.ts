import { diskFullAt } from '@farad/database/connection/connect';

import type { Deps } from '#deps.ts';
import { freeBytes } from '#kit/free-bytes.ts';

/** Time in milliseconds for which the disk counts as full after the database reported it. */
const believedMs = 60_000;

/**
 * Returns true if the disk of the data folder has enough free space, and the database has not reported a full disk
 * within the last minute.
 */
export async function hasRoom({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  const free = await freeBytes(config.dataDir);
  if (free !== null && free < config.diskFreeMinBytes) return false;
  const fullAt = diskFullAt(db);
  return fullAt === null || Date.now() - fullAt.getTime() > believedMs;
}
