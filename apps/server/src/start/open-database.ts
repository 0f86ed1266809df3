import { startEmbedded, type EmbeddedServer } from '@farad/database/embedded/embedded';
import { migrate } from '@farad/database/connection/migrate';
import { seedDemo } from '@farad/database/seed/seed-demo';
import type { Logger } from 'pino';

import type { Closing } from '../kit/closing.ts';
import type { Config } from '../config/config.ts';
import { checkDisk, checkServer } from './check-machine.ts';
import { openDataDir } from './data-dir.ts';
import { t } from './terminal-words.ts';
import { migrateJobs } from '../core/jobs/start-jobs.ts';

export type Say = (text: string) => void;

const embeddedLimitMs = 4500;

export interface OpenedDatabase {
  readonly url: string;
  /** The embedded database server; null = the database runs elsewhere. */
  readonly embedded: Pick<EmbeddedServer, 'isRunning'> | null;
}

/**
 * Returns the connection URL of the database: the configured one, or that of an embedded server that is started here.
 * `onLost` is called if the embedded server ended and cannot be restarted. Throws ServerRefused if the configured server
 * is too old.
 */
export async function openDatabase(
  config: Config,
  closing: Closing,
  say: Say,
  onLost?: (error: Error) => void,
): Promise<OpenedDatabase> {
  await openDataDir(config.dataDir, { runsServer: config.databaseUrl === null });
  await checkDisk(config, say);
  if (config.databaseUrl !== null) {
    await checkServer(config.databaseUrl, say);
    return { url: config.databaseUrl, embedded: null };
  }
  const { dataDir } = config;
  const server = await startEmbedded({ dataDir, onProgress: say, ...(onLost === undefined ? {} : { onLost }) });
  closing.add('database', () => server.stop(), embeddedLimitMs);
  return { url: server.url, embedded: server };
}

/** Migrates the database to this program's schema. */
export async function migrateDatabase(url: string, log: Logger, say: Say): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) say(t('commands.schema', { names: applied.join(', ') }));
  await migrateJobs({ url, log });
}

/** Fills an empty shop with the demonstration catalogue. Returns false if the shop already has a catalogue. */
export async function fillDatabase(url: string, config: Config, say: Say): Promise<boolean> {
  const startMs = Date.now();
  let reported = 0;
  const isFilled = await seedDemo(url, config.demoParts, ({ done, total }) => {
    const percent = Math.floor((done / total) * 100);
    if (percent < reported + 10) return;
    reported = percent;
    say(`Filling the demonstration catalogue … ${percent} % of ${total}`);
  });
  if (isFilled)
    say(`Demonstration catalogue: ${config.demoParts} parts in ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  return isFilled;
}
