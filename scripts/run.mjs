// Runs child processes for the commands of the root package.json. Plain JavaScript for Node 20 without dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';

/** Path of the Node that npm installed for Farad. The Node that runs this file may be too old for Farad. */
export const nodePath = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * Returns the environment variables of child processes. The PATH begins with the installed Node, so that programs that
 * start `node` get it.
 */
export const childEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(nodePath), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});

/**
 * Returns the exit code of a process. For a process that a signal ended, it is 128 + the signal's number, as in a
 * shell.
 */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a program to its end. Its output goes to this terminal or, with `collect`, into the result. Resolves to `{ code,
 * output }`. If the program cannot be started, `code` is 127 and `output` is the reason.
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

/** Runs a command-line program of node_modules with the installed Node. `file` is its path in node_modules. */
export const runBin = (file, words, options) => run(nodePath, [join(root, 'node_modules', file), ...words], options);

export const seconds = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;

/** Prints a line to standard output, which is how these commands tell people their results. */
export const say = (text) => void process.stdout.write(`${text}\n`);
