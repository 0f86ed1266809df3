// Runs one program in the foreground: passes signals on, returns its exit code, and leaves no process behind.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment, exitCode, nodePath, root } from './run.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ctrl-C sends a signal to this process twice: from the terminal and from npm. Signals within this time, in ms, count
 * as one.
 */
const sameSignalMs = 1000;

/**
 * Runs Node with these arguments until it ends. Resolves to its exit code. The child process has its own session, so
 * that it gets signals only from this process, each once. It also has a channel to this process. When this process
 * ends, the channel closes and the child ends too (end-with-parent.mjs).
 */
export function runInForeground(words, env = {}) {
  const guard = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;
  const child = spawn(nodePath, ['--import', guard, ...words], {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const stopListening = passSignals(child);
  const stopWatching = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${nodePath} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  }).finally(() => {
    stopListening();
    stopWatching();
  });
}

function passSignals(child) {
  let lastMs = -Infinity;
  const pass = (signal) => {
    if (Date.now() - lastMs < sameSignalMs) return;
    lastMs = Date.now();
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return () => signals.forEach((signal) => process.off(signal, pass));
}

/**
 * Calls `onGone` when npm, or the shell that npm started, has ended. The shell may be ended by a signal without passing
 * it on. When npm is killed, the shell may keep running. In both cases no signal would reach the server any more.
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => undefined;
  const shell = process.ppid;
  const above = look(shell);
  const npm = above !== null && /^\S*sh -c /.test(above.command) ? above.parent : shell;
  const clock = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(clock);
    onGone();
  }, 500);
  return () => clearInterval(clock);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the parent and the command line of a process; null if the system does not show them. */
function look(pid) {
  if (existsSync(`/proc/${pid}/stat`)) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const found = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
  return found === null ? null : { parent: Number(found[1]), command: found[2] };
}
