// `node scripts/count-lines.mjs [--at <commit>]`: prints the number of lines of the program's TypeScript, without blank
// lines and comments. Tests, texts, the demonstration, the reference frame, migrations and generated files are not
// counted.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';

const sources = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const leftOut = [
  /\.(?:test|spec|long|fixture|examples)\.tsx?$/,
  /\/testing\//,
  /^packages\/(?:wording|frame|demo[^/]*)\//,
  /\/migrations\//,
  /\/generated\//,
  /\.gen(?:erated)?\.tsx?$/,
];

export const isCounted = (path) => sources.test(path) && !leftOut.some((pattern) => pattern.test(path));

/** Returns the number of lines that are neither blank nor only a comment. */
export function linesOf(text) {
  let count = 0;
  let isInComment = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (isInComment) isInComment = !line.includes('*/');
    else if (/^\{?\/\*/.test(line)) isInComment = !line.includes('*/');
    else if (line !== '' && !line.startsWith('//')) count += 1;
  }
  return count;
}

const git = (args, input) =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30, stdio: ['pipe', 'pipe', 'inherit'] });

/** Returns the paths and texts of the counted files of a commit. */
function filesAt(commit) {
  const paths = git(['ls-tree', '-r', '--name-only', '-z', commit]).toString().split('\0').filter(isCounted);
  const bytes = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  let at = 0;
  return paths.map((path) => {
    const start = bytes.indexOf('\n', at) + 1;
    const size = Number(bytes.subarray(at, start).toString().trim().split(' ').at(-1));
    at = start + size + 1;
    return { path, text: bytes.subarray(start, start + size).toString() };
  });
}

/**
 * Returns how many lines a commit has, for each workspace and in all.
 *
 * @param {string} commit
 * @returns {{ workspaces: Map<string, number>; all: number }}
 */
export function countLines(commit) {
  const workspaces = new Map();
  for (const { path, text } of filesAt(commit)) {
    const workspace = path.split('/').slice(0, 2).join('/');
    workspaces.set(workspace, (workspaces.get(workspace) ?? 0) + linesOf(text));
  }
  return { workspaces, all: [...workspaces.values()].reduce((sum, count) => sum + count, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { at } = parseArgs({ options: { at: { type: 'string', default: 'HEAD' } } }).values;
  const { workspaces, all } = countLines(at);
  for (const [workspace, count] of workspaces) console.log(`${String(count).padStart(7)}  ${workspace}`);
  console.log(`${String(all).padStart(7)}  ${at}`);
}
