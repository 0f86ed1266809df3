import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programPath } from './embedded-binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { Place } from './embedded-place.ts';

/** Name of the superuser, and name of the database. */
export const faradName = 'farad';

/** Major version of the PostgreSQL that is installed with this Farad. */
const majorVersion = '18';

/**
 * Creates the cluster if there is none. It is created under another name and then renamed, so that an interrupted
 * attempt leaves no half-made cluster. Throws EmbeddedError if another major version of PostgreSQL made the cluster.
 */
export async function ensureCluster(place: Place, password: string, tell: (text: string) => void): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return checkVersion(place.cluster);
  tell('Creating the database (first start only) …');
  const unfinished = `${place.cluster}.unfinished`;
  const passwordFile = `${place.cluster}.first-password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (place.account !== null) {
      await chown(unfinished, place.account.uid, place.account.gid);
      await chown(passwordFile, place.account.uid, place.account.gid);
    }
    await runInitdb(place, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, place.cluster);
}

async function checkVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === majorVersion) return;
  throw new EmbeddedError(
    `The database in ${cluster} was created by PostgreSQL ${version}, but this Farad includes PostgreSQL ${majorVersion}. ` +
      'Write a backup with the Farad that created it, and restore the backup into a new data folder.',
  );
}

/**
 * Runs initdb with UTF-8 and ICU's root sort order, so that Russian, English and Turkish sort alike on every machine.
 */
function runInitdb(place: Place, folder: string, passwordFile: string): Promise<void> {
  const words = [
    `--pgdata=${folder}`,
    `--username=${faradName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--no-instructions',
  ];
  const identity = place.account === null ? {} : { uid: place.account.uid, gid: place.account.gid };
  const child = spawn(programPath(place.native, 'initdb'), words, {
    ...identity,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new EmbeddedError(`initdb of PostgreSQL failed in ${folder}:\n${output.trim()}`));
    });
  });
}

/**
 * Returns the superuser's random password, from a file in the data folder that only its owner can read. Creates it for
 * a new cluster. Throws EmbeddedError if the file of an existing cluster is missing.
 */
export async function readPassword(dataDir: string, cluster: string): Promise<string> {
  const file = join(dataDir, 'postgres.password');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedError(
      `The password file of the database is missing: ${file}. Restore it, or move ${cluster} away to start empty.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}
