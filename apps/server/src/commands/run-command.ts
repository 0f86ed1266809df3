import type { Logger } from 'pino';

import { createClosing } from '../closing.ts';
import { readConfig, type Config } from '../config.ts';
import { describeError } from '../describe-error.ts';
import { createLog } from '../log.ts';
import { openDatabase, type Say } from '../open-database.ts';

export interface Command {
  readonly config: Config;
  /** Of the database, which runs. */
  readonly url: string;
  readonly log: Logger;
  readonly say: Say;
}

const say: Say = (text) => void process.stdout.write(`${text}\n`);

/** Runs one command against the configured database (the embedded one is started for it) and sets the exit code. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const closing = createClosing();
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const url = await openDatabase(config, closing, say);
    await work({ config, url, log, say });
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
  const problems = await closing.closeAll();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
}
