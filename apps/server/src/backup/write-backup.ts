import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { dumpDatabase } from '@farad/database/backup/dump';
import { appVersion } from '@farad/domain/site';

import type { Config } from '../config/config.ts';
import type { Say } from '../start/open-database.ts';
import { readSecretKey } from '../start/secret-key.ts';
import { newCipher, plain, sealBytes, type BackupCipher } from './backup-cipher.ts';
import { keepFiles, tableWriter } from './backup-files.ts';
import { keyName, writeManifest, type Manifest } from './manifest.ts';

export interface BackupPlace {
  readonly config: Pick<Config, 'dataDir' | 'secretKey'>;
  /** Of the database. */
  readonly url: string;
  readonly folder: string;
  readonly hasSecretKey: boolean;
  /** Encrypts every file; null: nothing is encrypted. */
  readonly passphrase: string | null;
}

export const secretKeyName = 'secret.key';

/** Tells keys apart, says nothing of them. */
export async function fingerprintOf(config: BackupPlace['config']): Promise<string> {
  const key = await readSecretKey(config);
  return createHash('sha256').update('backup').update(key).digest('hex').slice(0, 16);
}

/** Few say more than many: a line for each table that is worth one. */
const sayFrom = 10_000;

async function fill(
  unfinished: string,
  { config, url }: BackupPlace,
  cipher: BackupCipher,
  say: Say,
): Promise<Manifest> {
  // Before and after the tables: a file that they name is there in one of the two.
  const before = await keepFiles(config.dataDir, unfinished, cipher);
  const writer = tableWriter(unfinished, cipher);
  const database = await dumpDatabase(url, writer.sinkOf, ({ table, rows }) => {
    if (rows >= sayFrom) say(`${table}: ${rows} rows`);
  });
  const tables = await writer.ended();
  const after = await keepFiles(config.dataDir, unfinished, cipher);
  return {
    form: 'farad backup 1',
    program: appVersion,
    keyFingerprint: await fingerprintOf(config),
    database,
    files: [...tables, ...before, ...after],
  };
}

/** Puts the key of an encrypted backup into its folder. */
async function beginCipher(unfinished: string, passphrase: string | null): Promise<BackupCipher> {
  if (passphrase === null) return plain;
  const { cipher, key } = await newCipher(passphrase);
  await writeFile(join(unfinished, keyName), key);
  return cipher;
}

/**
 * Writes a backup of the whole shop into a new folder, beside whoever works with it: the tables as they are at one
 * moment, and the files they name. The folder gets its name when all is there; what a killed backup left is
 * `<folder>.unfinished`, which the next one removes.
 */
export async function writeBackup(place: BackupPlace, say: Say): Promise<Manifest> {
  const unfinished = `${place.folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(place.folder), { recursive: true });
  await mkdir(join(unfinished, 'database'), { recursive: true, mode: 0o700 });
  const cipher = await beginCipher(unfinished, place.passphrase);
  const manifest = await fill(unfinished, place, cipher, say);
  if (place.hasSecretKey) {
    const { secretKey, dataDir } = place.config;
    const key = secretKey === null ? await readFile(join(dataDir, secretKeyName)) : Buffer.from(`${secretKey}\n`);
    await writeFile(join(unfinished, secretKeyName + cipher.ending), await sealBytes(cipher, key), { mode: 0o600 });
  }
  await writeManifest(unfinished, manifest, cipher);
  await rename(unfinished, place.folder);
  return manifest;
}

/** `2026-11-22T04-15-00Z`: sorts by time, and is a name on every file system. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const backupForm = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Removes all but the newest backups of a folder; answers their names. What has another name stays. */
export async function keepNewest(root: string, count: number): Promise<readonly string[]> {
  const names = (await readdir(root)).filter((name) => backupForm.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(root, name), { recursive: true });
  return old;
}
