import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureCluster, faradName, readPassword } from './embedded-cluster.ts';
import type { EmbeddedError } from './embedded-error.ts';
import { supervisePostmaster } from './embedded-keeper.ts';
import { takeDataFolder } from './embedded-lock.ts';
import { choosePlace } from './embedded-place.ts';
import { clearLeftovers, startPostmaster } from './embedded-postmaster.ts';

export { EmbeddedError } from './embedded-error.ts';

export interface EmbeddedOptions {
  /** Farad's data folder. The cluster is in its subfolder `postgres`, unless a pointer file names another folder. */
  readonly dataDir: string;
  /** Port of 127.0.0.1 for the server. Absent = any free port. */
  readonly port?: number;
  /** Called with a line of text for each step that an operator should see. */
  readonly onProgress?: (text: string) => void;
  /** Called when the server has ended and cannot be restarted. The caller should then end the process. */
  readonly onLost?: (error: EmbeddedError) => void;
  /** Pause between two attempts to restart the server, in ms. Default: 1,000. */
  readonly restartPauseMs?: number;
}

export interface EmbeddedServer {
  /** URL `postgres://…` of the database `farad`, including the password. */
  readonly url: string;
  /** Returns false while the server is being restarted after it ended. */
  readonly isRunning: () => boolean;
  /** Stops the server cleanly and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in the data folder. Creates the cluster and the database `farad` if they do not exist.
 * Recovers from a crash of the last run, and restarts the server when it ends unexpectedly. Throws `EmbeddedError`,
 * which explains the problem.
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
    const postmaster = await supervisePostmaster({
      start: (port) => startPostmaster(place, join(dataDir, 'postgres.log'), port ?? options.port, tell),
      tell,
      onLost: options.onLost ?? ((error) => tell(error.message)),
      ...(options.restartPauseMs === undefined ? {} : { pauseMs: options.restartPauseMs }),
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
