import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { clearForRestore, loadDatabase, RestoreRefused } from '@farad/database/backup/load';
import { migrateWith, pendingMigrations, readMigrations } from '@farad/database/connection/migrate';
import type { Logger } from 'pino';

import { removeSnapshot } from '../catalogue-index/snapshot.ts';
import type { Config } from '../config/config.ts';
import { migrateJobs } from '../core/jobs/start-jobs.ts';
import { openFiles } from '../files/open-files.ts';
import { migrateDatabase, type Say } from '../start/open-database.ts';
import { t } from '../start/terminal-words.ts';
import { openBytes, type BackupCipher } from './backup-cipher.ts';
import { checkFiles, returnFiles, tableOf } from './backup-files.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { fingerprintOf, secretKeyName } from './write-backup.ts';

export interface RestorePlace {
  readonly config: Pick<Config, 'dataDir' | 's3' | 'secretKey'>;
  readonly folder: string;
  /** True to restore without the secret key of the backup. Values that it encrypts must then be entered anew. */
  readonly isWithoutKey: boolean;
  /** Passphrase of an encrypted backup; null = the backup is not encrypted. */
  readonly passphrase: string | null;
}

/** A backup that passed all checks, so that it may be restored. */
export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly cipher: BackupCipher;
  readonly place: RestorePlace;
}

/** Copies the secret key from the backup into the data folder, unless the folder has one. */
async function bringKey(
  { config, folder, isWithoutKey }: RestorePlace,
  { keyFingerprint }: Manifest,
  cipher: BackupCipher,
): Promise<void> {
  const sealedKey = join(folder, secretKeyName + cipher.ending);
  const own = join(config.dataDir, secretKeyName);
  if (config.secretKey === null && !existsSync(own) && existsSync(sealedKey)) {
    await mkdir(config.dataDir, { recursive: true });
    await writeFile(own, await openBytes(cipher, await readFile(sealedKey)), { mode: 0o600 });
  }
  const hasKey = config.secretKey !== null || existsSync(own);
  if (isWithoutKey || (hasKey && (await fingerprintOf(config)) === keyFingerprint)) return;
  throw new RestoreRefused(hasKey ? 'other_key' : 'no_key', { fingerprint: keyFingerprint, file: own });
}

/**
 * Checks the whole backup before anything is changed. Throws RestoreRefused or MigrationRefused if the backup is
 * broken, was made by a newer program or belongs to another secret key.
 */
export async function checkBackup(place: RestorePlace): Promise<CheckedBackup> {
  const { manifest, cipher } = await readManifest(place.folder, place.passphrase);
  pendingMigrations(await readMigrations(), manifest.database.migrations);
  await checkFiles(place.folder, manifest.files);
  await bringKey(place, manifest, cipher);
  return { manifest, cipher, place };
}

/**
 * Restores a checked backup into the empty database at `url` and into the data folder. It creates the schema, copies
 * the files, writes rows and jobs in one transaction, then runs newer migrations. After an interruption, the same
 * command can be run again.
 */
export async function restoreBackup(
  { manifest, cipher, place }: CheckedBackup,
  url: string,
  log: Logger,
  say: Say,
): Promise<void> {
  const { database, files } = manifest;
  await clearForRestore(url);
  const storage = openFiles(place.config);
  await removeSnapshot(storage);
  const numbers = new Set(database.migrations.map(({ number }) => number));
  await migrateWith(
    url,
    (await readMigrations()).filter(({ number }) => numbers.has(number)),
  );
  await migrateJobs({ url, log });
  const returned = await returnFiles(place.folder, files, storage.store, cipher);
  if (returned > 0) say(t('commands.filesBack', { count: String(returned) }));
  await loadDatabase(
    url,
    database,
    (table) => tableOf(place.folder, table, cipher),
    ({ table, rows }) => {
      if (rows > 0) say(t('commands.tableRows', { table, rows: String(rows) }));
    },
  );
  await migrateDatabase(url, log, say);
}
