import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Files that may contain the name of the software, each with the reason. All others must use the shop's own name,
 * because customers see it on pages and in messages, documents and exports.
 */
const exceptions: Readonly<Record<string, string>> = {
  'packages/domain/src/setting/shop-setting.ts': 'the name of the demonstration',
  'apps/server/src/features/shop/customer-api/sign-hook.ts': 'the program that sends the request',
};

/** Returns the lines of a file that contain the name of the software, without comments and names of packages. */
const shownLines = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .map((line) => line.replaceAll(/'@farad\/[^']*'/g, ''))
    .filter((line) => /\bFarad\b|Фарад/.test(line));

test('no text of the shop contains the name of the software', () => {
  const files = [
    'apps/*/src/**/*.{ts,tsx}',
    'apps/back-office/index.html',
    'packages/{contract,database,documents,domain,drawings,importers,integrations,search,twins,wording}/src/**/*.{ts,tsx}',
  ].flatMap((pattern) => globSync(pattern, { cwd: root }));
  expect(files.length).toBeGreaterThan(1000);
  // Data for tests may contain the name of the demonstration's seller.
  const ofTests = /\.(?:test\.tsx?|examples\.ts)$|\/testing\/|\/test-/;
  const saying = files.filter((file) => !ofTests.test(file) && shownLines(file).length > 0);
  // Messages of the embedded database go to the operator of the software, so they may name it.
  const operator = /^packages\/database\/src\/embedded\//;
  expect(saying.filter((file) => !operator.test(file)).toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
