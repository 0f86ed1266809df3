import { readFile, writeFile } from 'node:fs/promises';
import { getPriority, platform, setPriority } from 'node:os';

import type pg from 'pg';

/** Nice value of work that can wait. */
const lowered = 10;

/** Title of a server process, with its client's port: `postgres: farad farad 127.0.0.1(46542) idle`. */
const isServerOf = (title: string, port: number): boolean =>
  title.startsWith('postgres') && title.includes(`(${port})`);

/** Sixth field of `/proc/<pid>/stat`, counted from the end of the name: the session. */
const sessionField = 3;

const isOwnSession = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[sessionField]) === pid;
};

/**
 * Lowers the CPU priority of this connection's server process, so that queries of buyers come first. Does nothing if
 * the server runs on another machine, its process is not certain, or the system forbids it. PostgreSQL makes each server
 * process a session. Linux shares processors among sessions first (sched(7), autogroup), so the session is lowered too.
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
    if (!isServerOf(await readFile(`/proc/${pid}/cmdline`, 'utf8'), port)) return;
    // Root could raise a priority that is lower already.
    if (getPriority(pid) < lowered) setPriority(pid, lowered);
    if (await isOwnSession(pid)) await writeFile(`/proc/${pid}/autogroup`, String(lowered));
  } catch {
    // The process belongs to another account or has ended, or the system has no such groups.
  }
}
