import { existsSync } from 'node:fs';

/** The command that docs/opening.md installs on a server (deploy/farad), and the folder in which it runs the program. */
const installed = { command: '/usr/local/bin/farad', folder: '/srv/farad' } as const;

/**
 * Returns how commands of the shop are called here: `farad` where the command is installed, otherwise `npm run`. There
 * `npm run backup` would lack the settings of the shop and run as another account.
 */
export const commandForm = (folder = process.cwd(), isThere = existsSync): 'farad' | 'npm run' =>
  folder === installed.folder && isThere(installed.command) ? 'farad' : 'npm run';
