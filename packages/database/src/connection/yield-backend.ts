import { readFile } from 'node:fs/promises';
import { platform, setPriority } from 'node:os';

import type pg from 'pg';

/** As `nice` does it for work that can wait. */
const lowered = 10;

/** The title of a server process names its client's port: `postgres: farad farad 127.0.0.1(46542) idle`. */
const isServerOf = (title: string, port: number): boolean =>
  title.startsWith('postgres') && title.includes(`(${port})`);

/**
 * Lets the server process of this connection wait where others want the processor: those that answer buyers go first.
 * Nothing is done where the server is on another machine, where it is not known for sure which process it is, and where
 * the system does not allow it.
 */
export async function yieldBackend(client: pg.ClientBase): Promise<void> {
  if (platform() !== 'linux') return;
  const { rows } = await client.query<{ pid: number; port: number | null }>(
    'select pg_backend_pid() as pid, inet_client_port() as port',
  );
  const [{ pid, port } = { pid: 0, port: null }] = rows;
  if (port === null || port <= 0) return;
  try {
    // What runs under this number may be no process of the server: then its title is another one.
    if (isServerOf(await readFile(`/proc/${pid}/cmdline`, 'utf8'), port)) setPriority(pid, lowered);
  } catch {
    // Of another account, or gone: it works as all do.
  }
}
