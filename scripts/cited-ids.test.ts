import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/product.md'), 'utf8');

/**
 * Ids that exist: those in the first cells of the tables in docs/product.md, and the forty attacks of
 * attack-tests.test.ts.
 */
const attacks = Array.from({ length: 40 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
const defined = new Set([...[...page.matchAll(/^\| ([A-Z]\d*|\d+(?:\.\d+)*) \|/gmu)].map(([, id]) => id), ...attacks]);

/** Returns the ids that a text cites after the words "product" and "integrations", such as C7, B9 and 10.2. */
function citedIn(text: string): string[] {
  // A comment may have a line break between the word and the id.
  const joined = text.replace(/\n\s*(?:\*|\/\/|--|#)?\s*/gu, ' ');
  const products = joined.matchAll(/\bproduct ((?:[A-Z]\d{0,2}\b(?:, | and )?)+)/gu);
  const vendors = joined.matchAll(/\bintegrations (\d+(?:\.\d+)*)\b/gu);
  return [
    ...[...products].flatMap(([, ids = '']) => ids.match(/[A-Z]\d{0,2}/gu) ?? []),
    ...[...vendors].map(([, id = '']) => id),
  ];
}

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.sql', '*.css', '*.sh', '*.conf'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('cited-ids.test.ts') && existsSync(join(root, file)));

test('every id that code cites is defined in docs/product.md', () => {
  const unknown = sources.flatMap((file) =>
    citedIn(readFileSync(join(root, file), 'utf8'))
      .filter((id) => !defined.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('a citation is found alone, in a list and across a line break, and an unknown id is reported', () => {
  expect(citedIn('(product C7, B9; integrations 10.2.1) and product\n * O4')).toEqual(['C7', 'B9', 'O4', '10.2.1']);
  expect(citedIn('the product A of the list costs').every((id) => defined.has(id))).toBe(false);
  expect(defined.has('C99')).toBe(false);
});
