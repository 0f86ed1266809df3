import { readFile, writeFile } from 'node:fs/promises';
import { getPriority, platform, setPriority } from 'node:os';

import type pg from 'pg';

/** Nice value of connections for background work. Buyers' connections have the usual value. */
const lowered = 10;

/**
 * True if the title is that of the PostgreSQL process that serves this client port. Such a title looks like `postgres:
 * farad farad 127.0.0.1(46542) idle`.
 */
const isServerOf = (title: string, port: number): boolean =>
  title.startsWith('postgres') && title.includes(`(${port})`);

/** Index of the session id in `/proc/<pid>/stat` after the process name. The session id is the file's sixth field. */
const sessionField = 3;

const isOwnSession = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[sessionField]) === pid;
};

/**
 * Lowers the CPU priority of this connection's PostgreSQL process, so that queries of buyers come first. Does nothing
 * if PostgreSQL runs on another computer, if its process cannot be identified, or if the system forbids the change.
 *
 * Each PostgreSQL process has a separate session. Linux divides the CPU among sessions first (sched(7), autogroup), so
 * the priority of the session is lowered too.
 */
export async function yieldBackend(client: pg.ClientBase): Promise<void> {
  if (platform() !== 'linux') return;
  const { rows } = await client.query<{ pid: number; port: number | null }>(
    'select pg_backend_pid() as pid, inet_client_port() as port',
  );
  const [{ pid, port } = { pid: 0, port: null }] = rows;
  if (port === null || port <= 0) return;
  try {
    // On this computer, the id may belong to a process of another program. The title of the process shows that.
    if (!isServerOf(await readFile(`/proc/${pid}/cmdline`, 'utf8'), port)) return;
    // The check is needed for root, who could raise a priority that is already lower.
    if (getPriority(pid) < lowered) setPriority(pid, lowered);
    if (await isOwnSession(pid)) await writeFile(`/proc/${pid}/autogroup`, String(lowered));
  } catch {
    // The process belongs to another account or has ended, or the system has no autogroups.
  }
}
