import { readFile } from 'node:fs/promises';
import { platform, setPriority } from 'node:os';

import type pg from 'pg';

/** Nice value of work that can wait. */
const lowered = 10;

/** Title of a server process, with its client's port: `postgres: farad farad 127.0.0.1(46542) idle`. */
const isServerOf = (title: string, port: number): boolean =>
  title.startsWith('postgres') && title.includes(`(${port})`);

/**
 * Lowers the CPU priority of this connection's server process, so that queries of buyers come first. Does nothing if
 * the server runs on another machine, its process is not certain, or the system forbids it.
 */
export async function yieldBackend(client: pg.ClientBase): Promise<void> {
  if (platform() !== 'linux') return;
  const { rows } = await client.query<{ pid: number; port: number | null }>(
    'select pg_backend_pid() as pid, inet_client_port() as port',
  );
  const [{ pid, port } = { pid: 0, port: null }] = rows;
  if (port === null || port <= 0) return;
  try {
    // The process with this id may not belong to the server. Its title then differs.
    if (isServerOf(await readFile(`/proc/${pid}/cmdline`, 'utf8'), port)) setPriority(pid, lowered);
  } catch {
    // The process belongs to another account or has ended: its priority stays normal.
  }
}
