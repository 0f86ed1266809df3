import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const office = join(import.meta.dirname, '../../apps/back-office/src');

/**
 * Returns the lines of the back office that match a pattern, outside of tests and of the files that `exceptIn` matches.
 */
const linesWith = (pattern: RegExp, exceptIn: RegExp): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: office })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !exceptIn.test(file))
    .flatMap((file) =>
      readFileSync(join(office, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

/**
 * Files that may write query keys: ui/call makes them from the names of calls, and application.tsx makes one for the
 * texts of a language, which no call loads.
 */
const makesKeys = /^(?:ui\/call\/.*|app\/application\.tsx)$/;
const literalKey = /\bqueryKey:|\bqueryKey = (?!callKey\()|QueryKey\b|\b(?:get|set)QueryData\([[']/;

test('a query key is made by callKey of the name of its call', () => {
  expect(linesWith(literalKey, makesKeys)).toEqual([]);
});

test('a query key that is written by hand is found', () => {
  const planted = ["queryKey: ['orders', number],", "const queryKey = ['orders'];", "queries.setQueryData(['me'], me)"];
  expect(planted.filter((line) => literalKey.test(line))).toEqual(planted);
  expect(literalKey.test("const queryKey = callKey('wave', { waveId });")).toBe(false);
});

/**
 * The only file with a computed style, the height of a chart. All other styles are classes of layout.css or styles.css.
 */
const computesStyles = /^features\/today\/report-chart\.tsx$/;

test('styles are in the style sheets, not in `style` attributes', () => {
  expect(linesWith(/\bstyle=\{/, computesStyles)).toEqual([]);
});

test('every class of the layout that a component names is in its style sheet', () => {
  const known = new Set(readFileSync(join(office, 'layout.css'), 'utf8').match(/(?<=\.)[a-z][a-z0-9-]*(?= \{)/g));
  const named = linesWith(/\b(?:w|max|min|below|above|gap|grows|text)-\d+\b/, /\.css$/).flatMap(
    (line) => /class(?:Name)?[=:].*/.exec(line)?.[0].match(/\b(?:w|max|min|below|above|gap|grows|text)-\d+\b/g) ?? [],
  );
  const widths = readFileSync(join(office, 'ui/field/field-width.ts'), 'utf8').match(/\b\d+\b/g) ?? [];
  expect(named.length).toBeGreaterThan(100);
  expect([...named, ...widths.map((width) => `w-${width}`)].filter((name) => !known.has(name))).toEqual([]);
});
