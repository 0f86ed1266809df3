import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const office = join(import.meta.dirname, '../../apps/back-office/src');

/** Lines of the back office that a pattern finds, outside of tests. */
const linesWith = (pattern: RegExp, exceptIn: RegExp): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: office })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !exceptIn.test(file))
    .flatMap((file) =>
      readFileSync(join(office, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

/** Query keys are made in ui/call of the names of calls; the texts of a language are no call. */
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
