import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, unlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { locateNative, repairNative, tryProgram } from './embedded-binaries.ts';
import { isAlive } from './embedded-process-table.ts';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
let stopped: string;
let scratch: string;
/** A copy of the data folder of a stopped Farad. */
let dataDir: string;
let reported: string[];
const running: EmbeddedServer[] = [];

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'farad-embedded-'));
  await chmod(folder, 0o755);
  return folder;
};

beforeAll(async () => {
  stopped = await openFolder();
  await (await startEmbedded({ dataDir: join(stopped, 'data') })).stop();
});
afterAll(() => rm(stopped, { recursive: true, force: true }));

beforeEach(async () => {
  scratch = await openFolder();
  // Files of the cluster keep their owner.
  execFileSync('cp', ['-a', join(stopped, 'data'), scratch]);
  dataDir = join(scratch, 'data');
  reported = [];
});
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
  await rm(scratch, { recursive: true, force: true });
});

const tell = (text: string): void => void reported.push(text);

async function start(port?: number): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, onProgress: tell, ...(port === undefined ? {} : { port }) });
  running.push(server);
  return server;
}

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: T }>(sql)).rows.map((row) => row.answer);
  } finally {
    await client.end();
  }
}

const postmasterPid = (cluster = join(dataDir, 'postgres')): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts a Farad as a child process and waits until its server runs. */
async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const url of createInterface(child.stdout)) return { child, url };
  throw new Error('the child ended before its server was ready');
}

async function killAndWait(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

test('creates a cluster once, keeps the data, and sorts Russian', async () => {
  dataDir = join(scratch, 'new');
  const first = await start();
  await ask(first.url, `CREATE TABLE t AS SELECT unnest(ARRAY['Яблоко', 'ёмкость', 'Резистор', 'Ель']) AS word`);
  expect(await ask(first.url, 'SELECT word AS answer FROM t ORDER BY word')).toEqual([
    'Ель',
    'ёмкость',
    'Резистор',
    'Яблоко',
  ]);
  await first.stop();

  const second = await start();
  expect(await ask(second.url, 'SELECT count(*)::int AS answer FROM t')).toEqual([4]);
  expect(await ask(second.url, `SELECT current_setting('synchronous_commit') AS answer`)).toEqual(['on']);
  expect(reported.filter((text) => text.startsWith('Creating'))).toHaveLength(1);
});

test('only the owner can read the password, and nobody connects without it', async () => {
  dataDir = join(scratch, 'new');
  const { url } = await start();
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  const stranger = new URL(url);
  stranger.password = 'wrong';
  await expect(ask(stranger.href, 'SELECT 1 AS answer')).rejects.toThrow(/password authentication failed/);
});

test('stop leaves no process and no lock', async () => {
  const server = await start();
  const pid = postmasterPid();
  expect(isAlive(pid)).toBe(true);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(join(dataDir, 'farad.lock'))).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a killed server is restarted at the same address with its committed data', async () => {
  const { url, isRunning } = await start();
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS n');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(isRunning, { interval: 5 }).toBe(false);
  await expect.poll(isRunning).toBe(true);
  expect(await ask(url, 'SELECT n AS answer FROM kept')).toEqual([42]);
  expect(postmasterPid()).not.toBe(pid);
  expect(reported.join('\n')).toContain('ended unexpectedly');
}, 60_000);

test('a server that cannot be restarted is given up with a message', async () => {
  const lost = Promise.withResolvers<string>();
  const onLost = ({ message }: Error): void => lost.resolve(message);
  const server = await startEmbedded({ dataDir, onProgress: tell, onLost, restartPauseMs: 10 });
  running.push(server);
  // The broken file makes every restart fail.
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'broken\n');
  process.kill(postmasterPid(), 'SIGKILL');
  expect(await lost.promise).toBe('PostgreSQL ended and cannot be started again.');
  expect(server.isRunning()).toBe(false);
}, 90_000);

test('a second Farad on the same data folder is refused', async () => {
  await start();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /Another Farad \(process \d+\) already uses the data folder/,
  );
});

test('of two starts at the same moment only one succeeds', async () => {
  dataDir = join(scratch, 'new');
  const outcomes = await Promise.allSettled([start(), start()]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('kill -9 loses nothing that was committed, and the next start recovers', async () => {
  const { child, url } = await startChild();
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await killAndWait(child);
  const server = await start();
  expect(await ask(server.url, 'SELECT n AS answer FROM kept')).toEqual([42]);
});

test('after kill -9 of Farad its server stops by itself', async () => {
  const { child } = await startChild();
  const pid = postmasterPid();
  await killAndWait(child);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('the next start recovers from kill -9 of Farad and of its server', async () => {
  const { child, url } = await startChild();
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS n');
  process.kill(postmasterPid(), 'SIGKILL');
  await killAndWait(child);
  const server = await start();
  expect(await ask(server.url, 'SELECT n AS answer FROM kept')).toEqual([42]);
  expect(reported.join('\n')).toContain('Removed the stale lock of PostgreSQL');
});

test('a stale lock is recognised even if another program has its process id', async () => {
  await (await start()).stop();
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => void other.kill('SIGKILL'));
  writeFileSync(join(dataDir, 'farad.lock'), JSON.stringify({ pid: other.pid, startMark: '1' }));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${other.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n`);
  const server = await start();
  expect(await ask(server.url, 'SELECT 1 AS answer')).toEqual([1]);
  expect(isAlive(other.pid ?? 0)).toBe(true);
});

test('a lock cut short by a power failure does not block the start', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'farad.lock'), '{"pid":');
  expect(await ask((await start()).url, 'SELECT 1 AS answer')).toEqual([1]);
});

test('a given port is used, and an occupied one is refused with a message', async () => {
  const { server, port } = await occupyPort();
  await expect(start(port)).rejects.toThrow(`Port ${port} for the database is used by another program`);
  await new Promise((resolve) => server.close(resolve));
  expect(new URL((await start(port)).url).port).toBe(String(port));
});

async function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

test('a cluster of another major version is refused with a message', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /was created by PostgreSQL 17, but this Farad includes PostgreSQL 18/,
  );
});

test('a lost password file gives an error message', async () => {
  await (await start()).stop();
  await unlink(join(dataDir, 'postgres.password'));
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/The password file of the database is missing/);
});

test('links of shared libraries that npm left out are restored', async () => {
  const folder = join(scratch, 'package');
  await cp(join(locateNative(), '..'), folder, { recursive: true, verbatimSymlinks: true });
  const native = join(folder, 'native');
  const { said } = tryProgram(native, null);
  for (const link of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]) {
    await unlink(join(folder, link.target));
  }
  expect(tryProgram(native, null).runs).toBe(false);
  expect(await repairNative(native)).toMatch(/^npm had ignored install scripts; restored \d+ links/);
  expect(tryProgram(native, null)).toEqual({ runs: true, said });
  expect(await repairNative(native)).toBeNull();
});

test.runIf(isRoot)(
  'as root, a data folder closed to other accounts moves the cluster to /var/lib/farad with a message',
  async () => {
    dataDir = join(scratch, 'new');
    await mkdir(dataDir);
    await chmod(scratch, 0o700);
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    const cluster = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    onTestFinished(() => rm(join(cluster, '..'), { recursive: true, force: true }));
    expect(cluster).toMatch(/^\/var\/lib\/farad\/cluster-/);
    expect(reported.join('\n')).toContain(`the database is in ${cluster}`);
    expect(await ask((await start()).url, 'SELECT n AS answer FROM kept')).toEqual([42]);
  },
);
