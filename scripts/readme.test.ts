import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

const readme = read('README.md');

/** Returns the names in backticks in the first column of the table below a heading of the README. */
function namesBelow(heading: string): string[] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return found(own, /^\| ([^|]*`[^|]*) \|/gm).flatMap((cell) => found(cell, /`([^`]+)`/g));
}

test('the README lists every environment variable that is read, and no other', () => {
  const files = globSync('apps/server/src/config/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const parsed = files.flatMap((path) => found(read(path), /^ {2}([A-Z][A-Z0-9_]+):/gm));
  expect(parsed.length).toBeGreaterThan(50);
  expect(sorted(namesBelow('Configuration'))).toEqual(sorted(parsed));
});

test('the README lists every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const named = namesBelow('Commands').flatMap((command) => found(command, /^npm (?:run )?([\w:]+)/g));
  expect(sorted(named)).toEqual(sorted(commands));
});

test('the README lists every document, and links in documents work', () => {
  const documents = globSync('docs/*.md', { cwd: root });
  const unnamed = documents.filter((path) => !readme.includes(`](${path})`));
  expect(unnamed).toEqual([]);
  const pages = [...globSync('*.md', { cwd: root }), ...documents];
  const links = pages.flatMap((page) =>
    found(read(page), /\]\((?!https?:)([^)#\s]+)/g).map((target) => join(dirname(page), target)),
  );
  const dead = sorted(links).filter((path) => statSync(join(root, path), { throwIfNoEntry: false }) === undefined);
  expect(dead).toEqual([]);
});

test('pictures of the documents are small', () => {
  const pictures = globSync('docs/pictures/*', { cwd: root });
  expect(pictures.length).toBeGreaterThan(1);
  const heavy = pictures.filter((path) => statSync(join(root, path)).size > 60_000 || !readme.includes(`](${path})`));
  expect(heavy).toEqual([]);
});
