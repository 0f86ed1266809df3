import { runningEmbedded } from '@farad/database/embedded/embedded-running';
import type { Logger } from 'pino';

import { createClosing } from '../kit/closing.ts';
import { readConfig, type Config } from '../config/config.ts';
import { describeError } from '../start/describe-error.ts';
import { createLog } from '../kit/log.ts';
import { openDatabase, type Say } from '../start/open-database.ts';

export interface Command {
  readonly config: Config;
  /** Connection URL of the database, which is running. */
  readonly url: string;
  readonly log: Logger;
  readonly say: Say;
}

const say: Say = (text) => void process.stdout.write(`${text}\n`);

/**
 * Runs a command with the configured database and sets the exit code. An embedded database is started for the command.
 * With `besideShop`, one that a running shop has started is used instead.
 */
export async function runCommand(
  work: (command: Command) => Promise<void>,
  { besideShop = false }: { readonly besideShop?: boolean } = {},
): Promise<void> {
  const closing = createClosing();
  try {
    const config = readConfig(process.env);
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
