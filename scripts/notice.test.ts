import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf } from './notice.mjs';

/** Returns the lines of NOTICE after its head. */
const listed = (packages: object): string[] => noticeOf({ packages }).split('\n').slice(5);

test('packages are listed once, by licence and name', () => {
  const lines = listed({
    '': { name: 'farad', license: 'MIT' },
    'node_modules/pg': { license: 'MIT' },
    'node_modules/@fastify/cors': { license: 'MIT' },
    'node_modules/pg/node_modules/split2': { license: 'ISC' },
    'node_modules/split2': { license: 'ISC' },
    'node_modules/one-system': { license: 'ISC', devOptional: true, optional: true },
  });
  expect(lines).toEqual(['', 'ISC', '  one-system', '  split2', '', 'MIT', '  @fastify/cors', '  pg', '']);
});

test('workspaces and packages for development are not listed', () => {
  const lines = listed({
    'packages/domain': { name: '@farad/domain' },
    'node_modules/@farad/domain': { resolved: 'packages/domain', link: true },
    'node_modules/vitest': { license: 'MIT', dev: true },
  });
  expect(lines.join('')).toBe('');
});

test('a package without a licence is refused by its name', () => {
  expect(() => noticeOf({ packages: { 'node_modules/odd': {} } })).toThrow('odd names no licence');
});

test('the check compares NOTICE, and NOTICE is current', () => {
  const root = join(import.meta.dirname, '..');
  expect(readFileSync(join(import.meta.dirname, 'check.mjs'), 'utf8')).toContain("own('notice.mjs', ['--check'])");
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(readFileSync(join(root, 'NOTICE'), 'utf8')).toBe(noticeOf(lock));
});
