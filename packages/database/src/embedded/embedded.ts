import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureCluster, faradName, readPassword } from './embedded-cluster.ts';
import type { EmbeddedError } from './embedded-error.ts';
import { keepPostmaster } from './embedded-keeper.ts';
import { takeDataFolder } from './embedded-lock.ts';
import { choosePlace } from './embedded-place.ts';
import { clearLeftovers, startPostmaster } from './embedded-postmaster.ts';

export { EmbeddedError } from './embedded-error.ts';

export interface EmbeddedOptions {
  /** Farad's data folder; the cluster is `postgres` in it. */
  readonly dataDir: string;
  /** A port of 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** Receives one line of plain words for each thing worth telling. */
  readonly onProgress?: (text: string) => void;
  /** The server ended and cannot be started again: whoever needs it had better end too. */
  readonly onLost?: (error: EmbeddedError) => void;
}

export interface EmbeddedServer {
  /** `postgres://…` of the database `farad`, with its password. */
  readonly url: string;
  /** false: the server ended by itself and is being started again. */
  readonly isRunning: () => boolean;
  /** Ends the server cleanly and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that Farad brings along, on its own data folder, making the cluster and the database `farad`
 * when there are none. Recovers from a crash of the last run, and starts a server again that ends. Throws `EmbeddedError` with words when it cannot.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const tell = options.onProgress ?? (() => undefined);
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = takeDataFolder(dataDir);
  try {
    const place = await choosePlace(dataDir, tell);
    const password = await readPassword(dataDir, place.cluster);
    await ensureCluster(place, password, tell);
    await clearLeftovers(place.cluster, tell);
    const postmaster = await keepPostmaster({
      start: (port) => startPostmaster(place, join(dataDir, 'postgres.log'), port ?? options.port, tell),
      tell,
      onLost: options.onLost ?? ((error) => tell(error.message)),
    });
    const url = `postgres://${faradName}:${password}@127.0.0.1:${postmaster.port}`;
    await ensureDatabase(`${url}/postgres`).catch(async (error: unknown) => {
      await postmaster.stop();
      throw error;
    });
    return {
      url: `${url}/${faradName}`,
      isRunning: postmaster.isRunning,
      stop: async () => {
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [faradName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${faradName}`);
  } finally {
    await client.end();
  }
}
