import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { dumpDatabase } from '@farad/database/backup/dump';
import { appVersion } from '@farad/domain/site';

import { isBackupName } from '../core/opening/known-backups.ts';
import type { Config } from '../config/config.ts';
import { openFiles } from '../files/open-files.ts';
import type { Say } from '../start/open-database.ts';
import { readSecretKey } from '../start/secret-key.ts';
import { t } from '../start/terminal-words.ts';
import { newCipher, plain, sealBytes, type BackupCipher } from './backup-cipher.ts';
import { copyNewFiles, tableWriter } from './backup-files.ts';
import { keyName, writeManifest, type Manifest } from './manifest.ts';

export interface BackupPlace {
  readonly config: Pick<Config, 'dataDir' | 's3' | 'secretKey'>;
  /** Connection URL of the database. */
  readonly url: string;
  readonly folder: string;
  readonly hasSecretKey: boolean;
  /** Passphrase that encrypts every file; null = the backup is not encrypted. */
  readonly passphrase: string | null;
}

export const secretKeyName = 'secret.key';

/** Returns a fingerprint of the secret key. It tells keys apart but reveals nothing about them. */
export async function fingerprintOf(config: Pick<Config, 'dataDir' | 'secretKey'>): Promise<string> {
  const key = await readSecretKey(config);
  return createHash('sha256').update('backup').update(key).digest('hex').slice(0, 16);
}

/** Tables with at least this many rows are named in the output. */
const sayFrom = 10_000;

async function fill(
  unfinished: string,
  { config, url }: BackupPlace,
  cipher: BackupCipher,
  say: Say,
): Promise<Manifest> {
  // Files are copied before and after the tables. So every file that a table names is in one of the two copies.
  const { store } = openFiles(config);
  const before = await copyNewFiles(store, unfinished, cipher);
  const writer = tableWriter(unfinished, cipher);
  const database = await dumpDatabase(url, writer.sinkOf, ({ table, rows }) => {
    if (rows >= sayFrom) say(t('commands.tableRows', { table, rows: String(rows) }));
  });
  const tables = await writer.ended();
  const after = await copyNewFiles(store, unfinished, cipher);
  return {
    form: 'farad backup 1',
    program: appVersion,
    keyFingerprint: await fingerprintOf(config),
    database,
    files: [...tables, ...before, ...after],
  };
}

/** Makes the cipher of a new backup and writes its key file. */
async function beginCipher(unfinished: string, passphrase: string | null): Promise<BackupCipher> {
  if (passphrase === null) return plain;
  const { cipher, key } = await newCipher(passphrase);
  await writeFile(join(unfinished, keyName), key);
  return cipher;
}

/**
 * Writes a backup of the whole shop into a new folder while the shop runs: all tables at one moment, and their files.
 * Until the backup is complete, its folder is named `<folder>.unfinished`. The next backup to the same folder deletes
 * an unfinished one.
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

/** Deletes all backups of a folder but the newest `count`, and returns their names. Folders with other names stay. */
export async function removeOldBackups(root: string, count: number): Promise<readonly string[]> {
  const names = (await readdir(root)).filter(isBackupName).sort();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(root, name), { recursive: true });
  return old;
}
