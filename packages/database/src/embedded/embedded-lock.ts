import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, startMark } from './embedded-process-table.ts';

interface Owner {
  readonly pid: number;
  readonly startMark: string | null;
}

/**
 * Locks the data folder for this process, so that no two Farads open the same cluster. Takes over the lock of a dead
 * process. The lock records the process's start time, because another process may later get the same id.
 */
export function takeDataFolder(dataDir: string): { release(): void } {
  const lock = join(dataDir, 'farad.lock');
  const own: Owner = { pid: process.pid, startMark: startMark(process.pid) };
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (placeLock(draft, lock)) return { release: () => rmSync(lock, { force: true }) };
      removeStaleLock(dataDir, lock);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new EmbeddedError(`The lock ${lock} keeps changing owners: several Farads are starting on one data folder.`);
}

/**
 * Links the draft file to the name of the lock. Returns false if the lock exists. Of several processes only one
 * succeeds.
 */
function placeLock(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStaleLock(dataDir: string, lock: string): void {
  refuseIfLive(dataDir, readOwner(lock));
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // another start was faster
    throw error;
  }
  const moved = readOwner(aside);
  if (isLive(moved)) placeLock(aside, lock); // another process took the lock between check and rename: put it back
  rmSync(aside, { force: true });
  refuseIfLive(dataDir, moved);
}

function readOwner(lock: string): Owner | null {
  try {
    const { pid, startMark: mark } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' ? { pid, startMark: mark ?? null } : null;
  } catch (error) {
    // The lock is gone, or a power failure cut it short. Such a lock has no owner.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isLive(owner: Owner | null): owner is Owner {
  if (owner === null || !isAlive(owner.pid)) return false;
  return owner.startMark === null || startMark(owner.pid) === owner.startMark;
}

function refuseIfLive(dataDir: string, owner: Owner | null): void {
  if (!isLive(owner)) return;
  throw new EmbeddedError(
    `Another Farad (process ${owner.pid}) already uses the data folder ${dataDir}. ` +
      'Stop it first, or start this one with another DATA_DIR.',
  );
}
