import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faradName, readPassword } from './embedded-cluster.ts';
import { clusterOf, readPointer } from './embedded-place.ts';
import { isPostgresOf } from './embedded-process-table.ts';

const portLine = 3;
const stateLine = 7;

/**
 * Address of the embedded server of a data folder while another Farad runs it, for a command that works beside the shop;
 * null where nobody does. The server is its owner's: it goes when that one stops.
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
