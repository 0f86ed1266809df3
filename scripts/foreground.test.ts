import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../packages/database/src/embedded/embedded-process-table.ts';

let scratch: string;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'farad-foreground-'));
  await writeFile(join(scratch, 'server.mjs'), server);
  await writeFile(join(scratch, 'start.mjs'), starter());
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

/**
 * A program in place of the server. It prints its process id and each signal, and ends shortly after the first signal.
 */
const server = `
  setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log('got ' + signal);
    setTimeout(() => process.exit(Number(process.env.ENDS_WITH ?? 0)), 300);
  });
  console.log('pid ' + process.pid);`;

const starter = (): string => `
  import { runInForeground } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'foreground.mjs')).href)};
  process.exitCode = await runInForeground([${JSON.stringify(join(scratch, 'server.mjs'))}]);`;

interface Started {
  readonly child: ChildProcess;
  readonly serverPid: number;
  /** Resolves to all printed lines, when both processes have ended. */
  readonly lines: Promise<string[]>;
  readonly code: Promise<number | null>;
}

/** Starts the program as the leader of a process group, as a terminal does. */
async function start(program: string, words: string[], env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(program, words, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const all: string[] = [];
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const reader = createInterface(child.stdout);
  const closed = new Promise<string[]>((resolve) => reader.once('close', () => resolve(all)));
  const serverPid = await new Promise<number>((resolve) => {
    reader.on('line', (line) => {
      all.push(line);
      if (line.startsWith('pid ')) resolve(Number(line.slice(4)));
    });
  });
  return { child, serverPid, lines: closed, code };
}

const startPlain = (env?: Record<string, string>): Promise<Started> =>
  start(process.execPath, [join(scratch, 'start.mjs')], env);

const signals = (lines: string[]): string[] => lines.filter((line) => line.startsWith('got '));

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the server once and its exit code is returned',
  async (signal) => {
    const { child, lines, code } = await startPlain({ ENDS_WITH: '7' });
    child.kill(signal);
    expect(await code).toBe(7);
    expect(signals(await lines)).toEqual([`got ${signal}`]);
  },
);

test('Ctrl-C, which arrives twice (from the terminal and from npm), is one signal to the server', async () => {
  const { child, lines, code } = await startPlain();
  process.kill(-(child.pid ?? 0), 'SIGINT');
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(signals(await lines)).toEqual(['got SIGINT']);
});

test('when the starter is killed, the server shuts down in order', async () => {
  const { child, serverPid, lines } = await startPlain();
  child.kill('SIGKILL');
  expect(signals(await lines)).toEqual(['got SIGTERM']);
  await expect.poll(() => isAlive(serverPid)).toBe(false);
});

test('when the shell between npm and the starter dies, the server shuts down in order', async () => {
  const command = `"${process.execPath}" "${join(scratch, 'start.mjs')}"; exit $?`; // `exit` keeps the shell from exec
  const { child, serverPid, lines } = await start('/bin/sh', ['-c', command], { npm_lifecycle_event: 'start' });
  child.kill('SIGTERM');
  expect(signals(await lines)).toEqual(['got SIGTERM']);
  await expect.poll(() => isAlive(serverPid)).toBe(false);
});

test('when npm is killed and its shell survives, the server shuts down in order', async () => {
  const shell = `"${process.execPath}" "${join(scratch, 'start.mjs')}"; exit $?`;
  await writeFile(
    join(scratch, 'npm.mjs'),
    `import { spawn } from 'node:child_process'; spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' });`,
  );
  const env = { npm_lifecycle_event: 'start' };
  const { child, serverPid, lines } = await start(process.execPath, [join(scratch, 'npm.mjs')], env);
  child.kill('SIGKILL');
  expect(signals(await lines)).toEqual(['got SIGTERM']);
  await expect.poll(() => isAlive(serverPid)).toBe(false);
});

test('a server ended by a signal gives the exit code of a shell', async () => {
  const { serverPid, code } = await startPlain();
  process.kill(serverPid, 'SIGKILL');
  expect(await code).toBe(137);
});
