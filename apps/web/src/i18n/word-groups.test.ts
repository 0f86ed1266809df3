import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { lateNamespaces, pageNamespaces, rareNamespaces } from '@farad/wording/bundles';
import { resources } from '@farad/wording/server';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';

import routes from '../routes.ts';
import { lateNamespacesOf } from './word-groups.ts';

const source = dirname(import.meta.dirname);
const namespaces = Object.keys(resources.ru);
const used = new RegExp(`['\`](${namespaces.join('|')})\\.\\w`, 'g');

/**
 * Returns all modules that a browser loads together with this file, directly or not. Server-only modules are left out,
 * as in the build.
 */
function modulesOf(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file) || !existsSync(file) || /\.server\.|resource\.ts$|\.d\.ts$/.test(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([.#][^']+)';/gms,
  )) {
    modulesOf(path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path), seen);
  }
  return seen;
}

const namespacesUsedBy = (file: string): string[] => [
  ...new Set(
    [...modulesOf(file)].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(used)].map(([, name]) => name ?? ''),
    ),
  ),
];

function leaves(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path ?? ''].filter((part) => part !== '').join('/');
    return [{ path, file: entry.file }, ...leaves(entry.children ?? [], path)];
  });
}

const pages = leaves(routes).map(({ path, file }) => ({
  address: `/${path.replace(/^:locale\?\/?/, '').replace(/:(\w+)\??/g, '$1')}`,
  file: join(source, file),
}));

describe('texts that a page loads', () => {
  it('include all that each page uses', () => {
    expect(pages.length).toBeGreaterThan(20);
    const missing = pages.flatMap(({ address, file }) => {
      const there = new Set<string>([...pageNamespaces, ...lateNamespacesOf(address)]);
      return namespacesUsedBy(file)
        .filter((name) => !there.has(name))
        .map((name) => `${address}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('include all that the frame uses', () => {
    const there: readonly string[] = pageNamespaces;
    expect(namespacesUsedBy(join(source, 'root.tsx')).filter((name) => !there.includes(name))).toEqual([]);
  });

  it('belong to exactly one of both groups', () => {
    const all: readonly string[] = [...pageNamespaces, ...lateNamespaces, ...rareNamespaces];
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    ['/en/tools/series', ['tools']],
    ['/product/x', ['product']],
    ['/', ['home']],
    ['/tr', ['home']],
    ['/catalog', ['home']],
    ['/tr/catalog/chip-resistors', []],
    ['/products', []],
  ])('%s also needs %j', (pathname, names) => {
    expect(lateNamespacesOf(pathname)).toEqual(names);
  });
});
