import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chooseAccount, isRoot } from '../embedded/embedded-account.ts';

/** pgBouncer on this computer, in transaction mode, in front of the PostgreSQL at a URL. */
export interface PgBouncer {
  /** Connection URL of the same database through pgBouncer. */
  readonly url: string;
  /** What the program says by `--version`, such as `PgBouncer 1.18.0`. */
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/** Debian's place, which is not on the PATH of every account. */
export const program = '/usr/sbin/pgbouncer';
const lookMs = 50;
const looksMax = 400;

async function outputOf(...words: readonly string[]): Promise<string> {
  const child = spawn(program, [...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([once(child, 'close'), failed]);
  return output;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connectSocket(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns the configuration that docs/replicas.md shows, with the values of this database. */
function configuration(database: URL, port: number, poolSize: number, folder: string): string {
  return `[databases]
* = host=${database.hostname} port=${database.port} connect_query='set statement_timeout = 30000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'userlist.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_idle_timeout = 600
`;
}

/** Starts pgBouncer with `poolSize` connections to PostgreSQL. As root it runs under the account of PostgreSQL. */
export async function startPgBouncer(
  folder: string,
  { url, port, poolSize }: { readonly url: string; readonly port: number; readonly poolSize: number },
): Promise<PgBouncer> {
  const database = new URL(url);
  const [version = ''] = (await outputOf('--version')).split('\n');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const account = isRoot() ? chooseAccount(null, () => undefined) : null;
  const write = async (name: string, text: string): Promise<void> => {
    const path = join(folder, name);
    await writeFile(path, text, { mode: 0o600 });
    if (account !== null) await chown(path, account.uid, account.gid);
  };
  await write('userlist.txt', `"${database.username}" "${decodeURIComponent(database.password)}"\n`);
  await write('pgbouncer.ini', configuration(database, port, poolSize, folder));
  const child: ChildProcess = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  for (let looks = 0; !(await isListening(port)); looks += 1) {
    if (looks === looksMax || child.exitCode !== null) throw new Error(`pgBouncer does not answer: ${output}`);
    await pause(lookMs);
  }
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    version,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
