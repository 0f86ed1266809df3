import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { programPath } from '../embedded/embedded-binaries.ts';
import { ensureCluster, faradName, readPassword } from '../embedded/embedded-cluster.ts';
import { choosePlace, type Place } from '../embedded/embedded-place.ts';
import { startPostmaster, type Postmaster } from '../embedded/embedded-postmaster.ts';

/** A primary and a replica of PostgreSQL on this computer, from the embedded binaries, to try failovers with. */
export interface Replication {
  /** URL of both servers, as `DATABASE_URL` has it. */
  readonly url: string;
  readonly primary: () => ReplicatedServer;
  readonly replica: () => ReplicatedServer;
  /** Kills all processes of the primary at once (SIGKILL), like a power failure. */
  readonly killPrimary: () => Promise<void>;
  /** Promotes the replica by `pg_ctl promote`, so that it takes writes. */
  readonly promote: () => Promise<void>;
  /** Makes a replica of the server that was killed, as a new copy of the promoted one. Commits wait for it again. */
  readonly rebuild: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ReplicatedServer {
  readonly name: string;
  readonly url: string;
}

interface Server extends ReplicatedServer {
  readonly place: Place;
  readonly log: string;
  readonly port: number;
  postmaster: Postmaster | null;
}

/** A shop of several processes opens more connections than the 100 of an embedded server. */
const ofSeveralProcesses = { max_connections: '300' };
const lookMs = 50;
const looksMax = 1200;
const silent = (): void => undefined;

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    if (await look()) return;
    await pause(lookMs);
  }
  throw new Error(`not in time: ${what}`);
}

/** Runs statements on one connection of a server. Returns the rows of the last one. */
async function run(url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Folders whose files belong to the running server. A copy has the folders, but empty (pg_basebackup's list). */
const emptyFolders: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init|postgresql\.auto\.conf.*)$/;

/** Copies the files of a running server. Files that end meanwhile are left out; the write-ahead log repeats their end. */
async function copyFiles(from: string, to: string, own: (path: string) => Promise<void>): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await own(to);
  if (emptyFolders.has(basename(to))) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyFiles(source, target, own);
      continue;
    }
    try {
      await copyFile(source, target);
    } catch (error) {
      if (existsSync(source)) throw error;
      continue;
    }
    await own(target);
  }
}

/** Copies the running server `source` to the folder of `target`, which then follows it. */
async function copyCluster(source: Server, target: Server): Promise<void> {
  const { account, cluster } = target.place;
  const own = async (path: string): Promise<void> => {
    if (account !== null) await chown(path, account.uid, account.gid);
  };
  const write = async (name: string, text: string): Promise<void> => {
    await writeFile(join(cluster, name), text, { mode: 0o600 });
    await own(join(cluster, name));
  };
  await rm(cluster, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    await copyFiles(source.place.cluster, cluster, own);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await write('backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(source.url);
  const to = `host=${hostname} port=${port} user=${username} password=${password} application_name=${target.name}`;
  await write('postgresql.auto.conf', `primary_conninfo = '${to}'\nwal_keep_size = '512MB'\n`);
  await write('standby.signal', '');
}

async function start(server: Server): Promise<void> {
  server.postmaster = await startPostmaster(server.place, server.log, server.port, silent, ofSeveralProcesses);
}

/** Runs `pg_ctl promote` as the account of the server. */
async function promoteByProgram({ place }: Server): Promise<void> {
  const { native, account, cluster } = place;
  const program = join(dirname(programPath(native, 'postgres')), 'pg_ctl');
  const child = spawn(program, ['promote', '-w', '-D', cluster], {
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`pg_ctl promote ended with ${code}: ${output}`);
}

/** Returns the ids of the server's processes, its first one at the beginning. */
function processesOf({ place }: Server): readonly number[] {
  const first = Number(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return [first, ...children.map(Number).filter((pid) => pid > 0)];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A child ends by itself when it notices that the first process is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts a primary and a replica in `folder`, on the two ports. Every commit waits until the replica has it. */
export async function startReplication(folder: string, ports: readonly [number, number]): Promise<Replication> {
  const open = async (name: string, port: number, password?: string): Promise<Server> => {
    const dataDir = join(folder, name);
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const place = await choosePlace(dataDir, silent);
    const known = password ?? (await readPassword(dataDir, place.cluster));
    const url = `postgres://${faradName}:${known}@127.0.0.1:${port}/${faradName}`;
    return { name, place, port, url, log: join(dataDir, 'postgres.log'), postmaster: null };
  };
  let primary = await open('one', ports[0]);
  const { password } = new URL(primary.url);
  let replica = await open('two', ports[1], password);

  async function follow(): Promise<void> {
    await copyCluster(primary, replica);
    await start(replica);
    const state = `select state from pg_stat_replication where application_name = '${replica.name}'`;
    await until('the replica follows', async () => (await run(primary.url, state))[0]?.['state'] === 'streaming');
    await run(primary.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    const waits = `select sync_state from pg_stat_replication where application_name = '${replica.name}'`;
    await until('commits wait', async () => (await run(primary.url, waits))[0]?.['sync_state'] === 'sync');
  }

  await ensureCluster(primary.place, password, silent);
  await start(primary);
  const maintenance = primary.url.replace(/[^/]+$/, 'postgres');
  await run(maintenance, `create database ${faradName}`, `alter system set wal_keep_size = '512MB'`);
  await run(maintenance, 'select pg_reload_conf()');
  await follow();
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return {
    url: `postgres://${faradName}:${password}@${hosts}/${faradName}?target_session_attrs=read-write`,
    primary: () => primary,
    replica: () => replica,
    killPrimary: async () => {
      const ended = primary.postmaster?.ended;
      for (const pid of processesOf(primary)) kill(pid);
      await ended;
      primary.postmaster = null;
      await rm(join(primary.place.cluster, 'postmaster.pid'), { force: true });
    },
    promote: async () => {
      await promoteByProgram(replica);
      [primary, replica] = [replica, primary];
    },
    rebuild: follow,
    stop: async () => {
      // The replica ends first. Otherwise the last transactions of the primary wait for it.
      await replica.postmaster?.stop();
      await primary.postmaster?.stop();
    },
  };
}
