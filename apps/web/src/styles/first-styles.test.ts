import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { kinds } from './first-styles.ts';

const source = dirname(import.meta.dirname);
const first = join(import.meta.dirname, 'first');

/** Returns all modules of a page that may contain class names. Server-only modules are left out, as in the build. */
function modulesOf(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file) || !existsSync(file) || /\.server\.|\.css/.test(file)) return seen;
  const text = readFileSync(file, 'utf8');
  // A component that loads later loads the file with all styles itself.
  if (text.includes('/whole-styles.tsx')) return seen;
  seen.add(file);
  for (const [, path = ''] of text.matchAll(/(?:^(?:import|export) (?!type )[^;]*?from |import\()'(\.[^']+)'/gms)) {
    modulesOf(join(dirname(file), path), seen);
  }
  return seen;
}

const patterns = (css: string, word: string): string[] =>
  [...css.matchAll(new RegExp(`^@source ${word}'(.+)';$`, 'gm'))].map(([, glob = '']) => join(first, glob));

describe('styles within a document', () => {
  it.each(Object.entries(kinds))('of the route %s cover every file that its page uses', (route, kind) => {
    const css = readFileSync(join(first, `${kind}.css`), 'utf8');
    const [named, left] = [patterns(css, ''), patterns(css, 'not ')];
    const modules = [...modulesOf(join(source, `${route}.tsx`)), ...modulesOf(join(source, 'root.tsx'))].filter(
      (file) => file.endsWith('.tsx'),
    );
    expect(modules.length).toBeGreaterThan(20);
    const isRead = (file: string): boolean =>
      named.some((glob) => matchesGlob(file, glob)) && !left.some((glob) => matchesGlob(file, glob));
    expect(modules.filter((file) => !isRead(file)).map((file) => relative(source, file))).toEqual([]);
  });
});
