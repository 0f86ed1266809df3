import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Files that may say the name of the software, and why. Buyers, letters, papers and exports show the shop's own name. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/domain/src/setting/shop-setting.ts': 'the name of the demonstration',
  'packages/documents/src/render-pdf.ts': 'the program that made the file',
  'apps/server/src/features/shop/customer-api/sign-hook.ts': 'the program that sends the request',
};

/** Text that the program shows: string literals, templates and JSX. Comments and package names are left out. */
const shownLines = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .map((line) => line.replaceAll(/'@farad\/[^']*'/g, ''))
    .filter((line) => /\bFarad\b|Фарад/.test(line));

test('no text of the shop says the name of the software', () => {
  const files = [
    'apps/*/src/**/*.{ts,tsx}',
    'apps/back-office/index.html',
    'packages/{contract,database,documents,domain,drawings,importers,integrations,search,twins,wording}/src/**/*.{ts,tsx}',
  ].flatMap((pattern) => globSync(pattern, { cwd: root }));
  expect(files.length).toBeGreaterThan(1000);
  // Data of tests may name the demonstration's seller.
  const ofTests = /\.(?:test\.tsx?|examples\.ts)$|\/testing\/|\/test-/;
  const saying = files.filter((file) => !ofTests.test(file) && shownLines(file).length > 0);
  // Messages to the operator of the software name it.
  const operator = /^packages\/database\/src\/embedded\//;
  expect(saying.filter((file) => !operator.test(file)).toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
