import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canUse, chooseAccount, isRoot, type Account } from './embedded-account.ts';
import { copyNative, locateNative, repairNative, tryProgram, type NativeFolder } from './embedded-binaries.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Folders of the embedded PostgreSQL, and the account that runs it. `account` null = the account of this process. */
export interface Place {
  readonly native: NativeFolder;
  /** Folder of the database files (PGDATA). It may not exist yet. */
  readonly cluster: string;
  readonly account: Account | null;
}

type Tell = (text: string) => void;

/**
 * Folder for PostgreSQL and its files if Farad runs as root in a folder that other accounts cannot enter, e.g. under
 * /root.
 */
const shelf = '/var/lib/farad';

/** True if the data folder has a database, here or in the folder that its pointer file names. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(clusterOf(dataDir)) || existsSync(pointerPath(dataDir));

export async function choosePlace(dataDir: string, tell: Tell): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const installed = locateNative();
  const repaired = await repairNative(installed);
  if (repaired !== null) tell(repaired);
  return isRoot() ? placeForRoot(dataDir, installed, tell) : placeForUser(dataDir, installed);
}

async function placeForUser(dataDir: string, native: NativeFolder): Promise<Place> {
  if (existsSync(pointerPath(dataDir))) {
    throw new EmbeddedError(
      `The database of ${dataDir} was created by root and is in ${await readPointer(dataDir)}. Start Farad as root again.`,
    );
  }
  const cluster = clusterOf(dataDir);
  const ownerUid = await ownerOf(cluster);
  if (ownerUid !== null && process.getuid !== undefined && ownerUid !== process.getuid()) {
    throw new EmbeddedError(
      `The database in ${cluster} belongs to the account with uid ${ownerUid} and Farad runs as uid ${process.getuid()}. ` +
        'Start Farad as that account (or as root, if root created it), or change the owner with chown -R.',
    );
  }
  mustRun(native, null);
  return { native, cluster, account: null };
}

async function placeForRoot(dataDir: string, installed: NativeFolder, tell: Tell): Promise<Place> {
  const pointed = await readPointer(dataDir);
  const account = chooseAccount(await ownerOf(pointed ?? clusterOf(dataDir)), tell);
  const cluster = pointed ?? (await clusterForRoot(dataDir, account, tell));
  const native = await nativeForRoot(installed, account, tell);
  return { native, cluster, account };
}

async function clusterForRoot(dataDir: string, account: Account, tell: Tell): Promise<string> {
  const probe = join(dataDir, 'postgres.probe');
  await mkdir(probe, { recursive: true, mode: 0o700 });
  await chown(probe, account.uid, account.gid);
  const usable = canUse(account, probe);
  await rmdir(probe);
  if (usable) return clusterOf(dataDir);
  await mkdir(shelf, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(shelf, 'cluster-'));
  await chmod(folder, 0o711);
  const cluster = join(folder, 'postgres');
  await writeFile(pointerPath(dataDir), `${cluster}\n`);
  tell(
    `PostgreSQL runs as "${account.name}", which cannot enter ${dataDir}, so the database is in ${cluster} ` +
      `(recorded in ${pointerPath(dataDir)}).`,
  );
  return cluster;
}

async function nativeForRoot(installed: NativeFolder, account: Account, tell: Tell): Promise<NativeFolder> {
  if (tryProgram(installed, account).runs) return installed;
  const native = await copyNative(installed, shelf);
  tell(`PostgreSQL runs as "${account.name}", which cannot enter ${installed}, so it runs from the copy ${native}.`);
  mustRun(native, account);
  return native;
}

function mustRun(native: NativeFolder, account: Account | null): void {
  const attempt = tryProgram(native, account);
  if (attempt.runs) return;
  throw new EmbeddedError(
    `The built-in PostgreSQL in ${native} does not run: ${attempt.said || 'no output'}. ` +
      'Run: npm ci --include=dev; or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Returns the default folder of the cluster. A pointer file beside it may name another folder. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

const pointerPath = (dataDir: string): string => join(dataDir, 'postgres.location');

/**
 * Returns the folder of the cluster from the pointer file. Null = no such file, so the cluster is in the data folder.
 */
export async function readPointer(dataDir: string): Promise<string | null> {
  if (!existsSync(pointerPath(dataDir))) return null;
  return (await readFile(pointerPath(dataDir), 'utf8')).trim();
}

/** Deletes a data folder together with its cluster, which may be elsewhere. The server must have stopped. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const pointed = await readPointer(dataDir);
  if (pointed !== null) await rm(dirname(pointed), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function ownerOf(folder: string): Promise<number | null> {
  return existsSync(folder) ? (await stat(folder)).uid : null;
}
