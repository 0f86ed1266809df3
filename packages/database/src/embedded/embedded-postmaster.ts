import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programPath } from './embedded-binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { Place } from './embedded-place.ts';
import { isAlive, isPostgresOf } from './embedded-process-table.ts';

/** A running PostgreSQL that this process started and that accepts connections. */
export interface Postmaster {
  readonly port: number;
  /** Resolves when the server ends without a call of `stop`. */
  readonly ended: Promise<void>;
  /** Stops the server and waits for its end. It closes all connections and writes a checkpoint. */
  stop(): Promise<void>;
}

const stopPatienceMs = 60_000;
const startPatienceMs = 120_000; // recovery after a crash may replay a long log
const logBytesMax = 10_000_000;

/**
 * Cleans up after a crash. Stops a server that runs on after its Farad ended, or removes the lock file of a dead
 * server.
 */
export async function clearLeftovers(cluster: string, tell: (text: string) => void): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && isPostgresOf(pid, cluster)) {
    tell(`A PostgreSQL (process ${pid}) outlived the Farad that started it: stopping it.`);
    await endProcess(pid);
    return;
  }
  tell('Farad was not stopped cleanly last time. Removed the stale lock of PostgreSQL, which now recovers.');
  rmSync(lock, { force: true });
}

/**
 * Ends the server. Sends SIGINT (fast shutdown), then SIGQUIT (immediate shutdown) and SIGKILL if it is still alive
 * after `stopPatienceMs`. No data are lost: the next start replays the write-ahead log.
 */
async function endProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), stopPatienceMs)) return;
  }
  throw new EmbeddedError(`PostgreSQL (process ${pid}) does not end, even after SIGKILL.`);
}

async function waitUntil(done: () => boolean, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20)) if (done()) return true;
  return done();
}

/** Returns a TCP port of 127.0.0.1 that nobody uses now. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Settings of PostgreSQL by name. */
type Settings = Readonly<Record<string, string>>;

type Attempt =
  | { readonly kind: 'ready'; readonly postmaster: Postmaster }
  | { readonly kind: 'ended'; readonly log: string };

/** Messages of PostgreSQL if an earlier server still runs, or if its killed process has not been cleared away. */
const ofEarlierServer = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/u;

/**
 * Starts the server. Makes up to 20 attempts while its port is taken or an earlier server is still closing. Throws
 * EmbeddedError with the server's log. `more` are settings beside the usual ones, or instead of them.
 */
export async function startPostmaster(
  place: Place,
  log: string,
  wantedPort: number | undefined,
  tell: (text: string) => void,
  more: Settings = {},
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const outcome = await attemptStart(place, log, tell, settings(port, more));
    if (outcome.kind === 'ready') return outcome.postmaster;
    const portTaken = outcome.log.includes('Address already in use');
    const stillClosing = ofEarlierServer.test(outcome.log);
    if (portTaken && wantedPort !== undefined) {
      throw new EmbeddedError(
        `Port ${port} for the database is used by another program. Choose another port or free it.`,
      );
    }
    if (!(portTaken || stillClosing) || attempt === 20) {
      throw new EmbeddedError(`PostgreSQL did not start. Its log (${log}):\n${outcome.log.trim()}`);
    }
    await pause(500);
  }
}

async function attemptStart(
  place: Place,
  log: string,
  tell: (text: string) => void,
  chosen: Settings,
): Promise<Attempt> {
  if (existsSync(log) && statSync(log).size > logBytesMax) rmSync(log);
  const logStart = existsSync(log) ? statSync(log).size : 0;
  const child = launch(place, log, chosen);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const pid = child.pid ?? 0;
  const watch = watchOver(pid);
  const settled = await waitUntil(() => ended || isReady(place.cluster, pid), startPatienceMs);
  if (settled && !ended) return { kind: 'ready', postmaster: guard(child, watch, Number(chosen['port']), tell) };
  watch?.kill('SIGKILL');
  if (!ended) await endProcess(pid);
  return { kind: 'ended', log: readFileSync(log, 'utf8').slice(logStart) || 'nothing' };
}

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C in the terminal reaches Farad only. Farad then stops PostgreSQL
 * in order.
 */
function launch(place: Place, log: string, chosen: Settings): ChildProcess {
  const output = openSync(log, 'a', 0o600);
  const words = ['-D', place.cluster, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const identity = place.account === null ? {} : { uid: place.account.uid, gid: place.account.gid };
  const child = spawn(programPath(place.native, 'postgres'), words, {
    ...identity,
    cwd: place.cluster,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.unref();
  return child;
}

/** True if the server accepts connections. Its file postmaster.pid then has `ready` in line 8. */
function isReady(cluster: string, pid: number): boolean {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return false;
  const lines = readFileSync(lock, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function settings(port: number, more: Settings): Settings {
  const roomy = totalmem() > 3e9;
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: roomy ? '256MB' : '64MB',
    effective_cache_size: roomy ? '1GB' : '256MB',
    maintenance_work_mem: roomy ? '128MB' : '32MB',
    work_mem: '8MB',
    synchronous_commit: 'on',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_error_statement: 'panic', // statements may hold personal data
    ...more,
  };
}

function guard(
  child: ChildProcess,
  watch: ChildProcess | null,
  port: number,
  tell: (text: string) => void,
): Postmaster {
  const pid = child.pid ?? 0;
  let stopping = false;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const onEnd = (): void => {
    if (stopping) return;
    tell(`PostgreSQL (process ${pid}) ended unexpectedly.`);
    watch?.kill('SIGKILL');
    resolve();
  };
  if (child.exitCode !== null || child.signalCode !== null) onEnd();
  else child.once('exit', onEnd);
  return {
    port,
    ended,
    stop: async () => {
      stopping = true;
      watch?.kill('SIGKILL');
      await endProcess(pid);
    },
  };
}

/**
 * Starts a shell that stops PostgreSQL when this process ends, even by `kill -9`. The shell reads a pipe that closes
 * when this process ends. Returns null on Windows.
 */
function watchOver(pid: number): ChildProcess | null {
  if (process.platform === 'win32' || pid === 0) return null;
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'farad-watch', String(pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.unref();
  if (watch.stdin instanceof Socket) watch.stdin.unref();
  return watch;
}
