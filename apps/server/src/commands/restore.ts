// Restores a backup into an empty database and an empty data folder. `npm run restore -- <folder>
// [--without-secret-key]`; see docs/operations.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readPassphrase } from '../backup/backup-cipher.ts';
import { ledgerDifferences } from '../backup/ledger-differences.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from './run-command.ts';
import { tellRestored } from './tell-restored.ts';
import { commandForm } from '../kit/command-form.ts';
import { t } from '../start/terminal-words.ts';
import { WrongUsage } from '../start/usage.ts';

const usage = `${commandForm()} restore -- <folder> [--without-secret-key]`;

function readArguments(): { readonly folder: string; readonly isWithoutKey: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-secret-key': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new WrongUsage(`${t('commands.oneBackup')}: ${usage}`);
    return { folder: resolve(folder), isWithoutKey: values['without-secret-key'] };
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUsage(`${error.message}: ${usage}`);
    throw error;
  }
}

await runCommand(async ({ config, url, log, say }) => {
  const { folder, isWithoutKey } = readArguments();
  const passphrase = await readPassphrase(config.backupPassphraseFile);
  const checked = await checkBackup({ config, folder, isWithoutKey, passphrase });
  say(t('commands.backupChecked'));
  await restoreBackup(checked, url, log, say);
  tellRestored(checked.manifest, await ledgerDifferences(url), say);
  say(t('commands.restored', { at: checked.manifest.database.at }));
});
