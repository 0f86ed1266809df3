import { diskFullAt } from '@farad/database/connection/connect';

import type { Deps } from '#deps.ts';
import { freeBytes } from '#kit/free-bytes.ts';

/** A database error about a full disk counts for this long. */
const believedMs = 60_000;

/** Returns true if there is room to write: on our own disk, and on the database's as far as known. */
export async function hasRoom({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  const free = await freeBytes(config.dataDir);
  if (free !== null && free < config.diskFreeMinBytes) return false;
  const fullAt = diskFullAt(db);
  return fullAt === null || Date.now() - fullAt.getTime() > believedMs;
}
