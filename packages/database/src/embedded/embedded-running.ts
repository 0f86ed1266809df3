import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faradName, readPassword } from './embedded-cluster.ts';
import { clusterOf, readPointer } from './embedded-place.ts';
import { isPostgresOf } from './embedded-process-table.ts';

const portLine = 3;
const stateLine = 7;

/**
 * Returns the URL of the embedded server that another Farad runs in this data folder; null = none runs. Commands use it
 * while the shop is open. The server stops when its Farad stops.
 */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const cluster = (await readPointer(dataDir)) ?? clusterOf(dataDir);
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return null;
  const lines = (await readFile(lock, 'utf8')).split('\n').map((line) => line.trim());
  const port = Number(lines[portLine]);
  if (lines[stateLine] !== 'ready' || !(port > 0) || !isPostgresOf(Number(lines[0]), cluster)) return null;
  const password = await readPassword(dataDir, cluster);
  return `postgres://${faradName}:${password}@127.0.0.1:${port}/${faradName}`;
}
