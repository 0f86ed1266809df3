import { hasCluster } from '@farad/database/embedded/embedded-place';
import { runningEmbedded } from '@farad/database/embedded/embedded-running';
import type { Logger } from 'pino';

import { createClosing } from '../kit/closing.ts';
import { ConfigError, readConfig, type Config } from '../config/config.ts';
import { describeError } from '../start/describe-error.ts';
import { createLog } from '../kit/log.ts';
import { openDatabase, type Say } from '../start/open-database.ts';
import { t } from '../start/terminal-words.ts';

export interface Command {
  readonly config: Config;
  /** Connection URL of the database, which is running. */
  readonly url: string;
  readonly log: Logger;
  readonly say: Say;
}

const say: Say = (text) => void process.stdout.write(`${text}\n`);

export interface CommandOptions {
  /** True = the embedded database of a running shop is used, if there is one. */
  readonly besideShop?: boolean;
  /** True = the command is refused if the data folder has no database. */
  readonly needsShop?: boolean;
}

/** Throws if the data folder has no shop, e.g. because the command runs without the settings of the shop. */
function refuseNoShop({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || hasCluster(dataDir)) return;
  throw new ConfigError([t('commands.noShop', { folder: dataDir })]);
}

/** Runs a command with the configured database and sets the exit code. An embedded database is started for it. */
export async function runCommand(
  work: (command: Command) => Promise<void>,
  { besideShop = false, needsShop = false }: CommandOptions = {},
): Promise<void> {
  const closing = createClosing();
  try {
    const config = readConfig(process.env);
    if (needsShop) refuseNoShop(config);
    const log = createLog(config.logLevel);
    const running = besideShop && config.databaseUrl === null ? await runningEmbedded(config.dataDir) : null;
    const url = running ?? (await openDatabase(config, closing, say)).url;
    await work({ config, url, log, say });
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
  const problems = await closing.closeAll();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
}
