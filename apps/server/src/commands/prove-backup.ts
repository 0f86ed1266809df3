// Proves a backup by restoring it beside the shop: `npm run backup:prove -- [folder]`; see docs/operations.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readPassphrase } from '../backup/backup-cipher.ts';
import { proveBackup } from '../backup/prove-backup.ts';
import { newestBackup, noteBackup } from '../core/opening/known-backups.ts';
import { openFiles } from '../files/open-files.ts';
import { runCommand } from './run-command.ts';
import { tellRestored } from './tell-restored.ts';
import { commandForm } from '../kit/command-form.ts';
import { t } from '../start/terminal-words.ts';
import { WrongUsage } from '../start/usage.ts';

const usage = `${commandForm()} backup:prove -- [folder]`;

/** Returns the folder to prove; null = the newest backup of the data folder. */
function readFolder(): string | null {
  try {
    const [folder, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    if (more.length > 0) throw new WrongUsage(`${t('commands.oneProof')}: ${usage}`);
    return folder === undefined ? null : resolve(folder);
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUsage(`${error.message}: ${usage}`);
    throw error;
  }
}

await runCommand(
  async ({ config, log, say }) => {
    const folder = readFolder() ?? (await newestBackup(config.dataDir));
    if (folder === null)
      throw new WrongUsage(t('commands.noBackup', { folder: `${config.dataDir}/backups`, run: commandForm() }));
    const passphrase = await readPassphrase(config.backupPassphraseFile);
    say(t('commands.proving'));
    const { manifest, differences } = await proveBackup({ config, folder, passphrase }, log);
    await noteBackup(openFiles(config).store, 'provenAt', new Date());
    tellRestored(manifest, differences, say);
    say(t('commands.proven', { folder }));
  },
  { besideShop: true, needsShop: true },
);
