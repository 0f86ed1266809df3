// Writes a backup; the shop may be running. `npm run backup -- [folder] [--keep N] [--with-secret-key]`; see
// docs/operations.md.
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readPassphrase } from '../backup/backup-cipher.ts';
import { removeOldBackups, writeBackup } from '../backup/write-backup.ts';
import { backupName, noteBackup } from '../core/opening/known-backups.ts';
import { openFiles } from '../files/open-files.ts';
import { runCommand } from './run-command.ts';
import { commandForm } from '../kit/command-form.ts';
import { t } from '../start/terminal-words.ts';
import { WrongUsage } from '../start/usage.ts';

const usage = `${commandForm()} backup -- [folder] [--keep N] [--with-secret-key]`;
const keptMax = 1000;

interface Arguments {
  /** Folder for the backup; null = a new folder in `backups` of the data folder. */
  readonly folder: string | null;
  /** Number of backups to keep; null = no older backup is deleted. */
  readonly keep: number | null;
  readonly hasSecretKey: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'with-secret-key': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (more.length > 0) throw new WrongUsage(`${t('commands.oneFolder')}: ${usage}`);
    if (keep !== null && (!Number.isInteger(keep) || keep < 1 || keep > keptMax))
      throw new WrongUsage(`${t('commands.keepForm', { most: String(keptMax) })}: ${usage}`);
    if (keep !== null && folder !== undefined) throw new WrongUsage(`${t('commands.keepNamed')}: ${usage}`);
    return { folder: folder ?? null, keep, hasSecretKey: values['with-secret-key'] };
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUsage(`${error.message}: ${usage}`);
    throw error;
  }
}

const mebibyte = 2 ** 20;

await runCommand(
  async ({ config, url, say }) => {
    const { folder, keep, hasSecretKey } = readArguments();
    const now = new Date();
    const target = resolve(folder ?? join(config.dataDir, 'backups', backupName(now)));
    const passphrase = await readPassphrase(config.backupPassphraseFile);
    const place = { config, url, folder: target, hasSecretKey, passphrase };
    const { database, files } = await writeBackup(place, say);
    await noteBackup(openFiles(config).store, 'madeAt', now);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    if (keep !== null)
      for (const old of await removeOldBackups(dirname(target), keep)) say(t('commands.backupRemoved', { name: old }));
    const size = (bytes / mebibyte).toFixed(1);
    const figures = { rows: String(rows), files: String(files.length), at: database.at, size, folder: target };
    say(t('commands.backupDone', figures));
    if (passphrase === null) say(t('commands.backupPlain'));
    if (!hasSecretKey) say(t('commands.backupNoKey'));
  },
  { besideShop: true, needsShop: true },
);
