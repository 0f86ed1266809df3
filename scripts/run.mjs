// Child processes for the commands of the root package.json. Plain JavaScript for Node 20 without dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';

/** Path of the Node that npm installed. The one that runs this file may be too old for Farad. */
export const nodePath = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Returns the environment of child processes. Programs started by `env node` get the installed Node. */
export const childEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(nodePath), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});

/** Returns the exit code as a shell does: 128 + signal number for a process ended by a signal. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a program of this repository to its end, in this terminal or with collected output. Resolves to `{ code, output
 * }`. A program that cannot be started gives code 127 and the reason.
 */
export function run(program, words, { collect = false, env = {}, cwd = root } = {}) {
  const child = spawn(program, words, {
    cwd,
    env: childEnvironment(env),
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  for (const stream of collect ? [child.stdout, child.stderr] : []) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/** Runs a command-line program from node_modules on the installed Node. */
export const runBin = (file, words, options) => run(nodePath, [join(root, 'node_modules', file), ...words], options);

export const seconds = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;

/** Prints a line for a person. Standard output is the interface of these commands. */
export const say = (text) => void process.stdout.write(`${text}\n`);
