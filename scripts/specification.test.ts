import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Minimum number of rows in docs/specification.md, so that nobody removes rows unnoticed. */
const rowsMin = 190;

/** Numbers of the sections of the customer's specification. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const heading = /^## (\d)\. \S/;
const tableHead = ['| No. | Statement | Code | Test |', '|---|---|---|---|'];
const cells = /^\| (\d)\.(\d+) \| ([^|]*\S) \| ([^|]*\S) \| ([^|]*\S) \|$/;
const filePart = /^`([\w./-]+)`$/;
/** Matches a test in a cell of the table: the path of its file, then its title. */
const testPart = /^`([\w./-]+)` › (\S.*\S|\S)$/;
const laterPart = /^later \(issue [89]\)$/;
const isTestFile = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

interface NamedTest {
  readonly path: string;
  readonly title: string;
}

interface Row {
  readonly id: string;
  readonly code: readonly string[];
  readonly isLater: boolean;
  readonly tests: readonly NamedTest[];
  /** Parts of the row's cells that are neither a file, a test nor a later issue. */
  readonly unread: readonly string[];
}

const pathOf = (part: string): string[] => {
  const path = filePart.exec(part)?.[1];
  return path === undefined ? [] : [path];
};

const namedTest = (part: string): NamedTest[] => {
  const [, path, title] = testPart.exec(part) ?? [];
  return path === undefined || title === undefined ? [] : [{ path, title }];
};

function readRow(id: string, codeCell: string, testCell: string): Row {
  const [codeParts, testParts] = [codeCell.split('<br>'), testCell.split('<br>')];
  const isLater = codeParts.some((part) => laterPart.test(part));
  const code = codeParts.flatMap(pathOf);
  const isEmptyTest = testCell === '—' && code.length === 0;
  const unread = [
    ...codeParts.filter((part) => !filePart.test(part) && !laterPart.test(part)),
    ...testParts.filter((part) => !testPart.test(part) && !isEmptyTest),
  ];
  return { id, code, isLater, tests: testParts.flatMap(namedTest), unread };
}

/**
 * Reads the rows of all tables. A line that begins with a bar must be a table head or have the next number. Other such
 * lines are returned in `problems` with their line numbers.
 */
function readSpecification() {
  const rows: Row[] = [];
  const problems: string[] = [];
  let section = '';
  let next = 1;
  for (const [index, line] of readFileSync(join(root, 'docs/specification.md'), 'utf8').split('\n').entries()) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined) [section, next] = [title, 1];
    if (!line.startsWith('|') || tableHead.includes(line)) continue;
    const [, inSection, number, , codeCell = '', testCell = ''] = cells.exec(line) ?? [];
    if (inSection === section && number === String(next)) rows.push(readRow(`${section}.${next}`, codeCell, testCell));
    else problems.push(`line ${index + 1} is no row ${section}.${next}: ${line}`);
    next += 1;
  }
  return { rows, problems };
}

const { rows, problems } = readSpecification();
const idsOf = (some: readonly Row[]): string[] => some.map(({ id }) => id);
const isFile = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

test('every line of the tables is read, and every section has rows', () => {
  expect(problems).toEqual([]);
  expect(rows.flatMap(({ id, unread }) => unread.map((part) => `${id}: ${part}`))).toEqual([]);
  expect([...new Set(rows.map(({ id }) => id.charAt(0)))]).toEqual(sections);
  expect(rows.length).toBeGreaterThanOrEqual(rowsMin);
});

test('every file that is named exists', () => {
  const gone = rows.flatMap(({ id, code, tests }) =>
    [...code, ...tests.map(({ path }) => path)].filter((path) => !isFile(path)).map((path) => `${id}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('code is named as code and tests as tests', () => {
  const confused = rows.filter(
    ({ code, tests }) => code.some(isTestFile) || !tests.every(({ path }) => isTestFile(path)),
  );
  expect(idsOf(confused)).toEqual([]);
});

/** Matches the call of a test with its title. Skipped tests do not match, because they prove nothing. */
const titled =
  /(?:\b(?:it|test)(?:\.(?:concurrent|sequential|fails))?|\))\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g;

/** Returns the titles of the tests in a file. Titles of `test.each` keep their placeholders. */
const titlesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(titled), ([, quoted = '']) => quoted.slice(1, -1).replaceAll(/\\(['"`])/g, '$1')));

test('titles are found in every form in which tests have them, except skipped tests and groups', () => {
  const text = [
    "test('plain', () => {",
    "  it.each([['a', 1]])('of %s', (x) => {",
    "])(\n  'on a line of its own',",
    "test('it\\'s quoted', async ({ page }) => {",
    'test(`with ${place}`, async () => {',
    "it.skip('is skipped', () => {",
    "describe('a group', () => {",
  ].join('\n');
  expect([...titlesIn(text)]).toEqual(['plain', 'of %s', 'on a line of its own', "it's quoted", 'with ${place}']);
});

test('every test that a row names exists under its title', () => {
  const files = new Map<string, ReadonlySet<string>>();
  const titlesOf = (path: string): ReadonlySet<string> => {
    const titles = files.get(path) ?? titlesIn(isFile(path) ? readFileSync(join(root, path), 'utf8') : '');
    files.set(path, titles);
    return titles;
  };
  const gone = rows.flatMap(({ id, tests }) =>
    tests.filter(({ path, title }) => !titlesOf(path).has(title)).map(({ path, title }) => `${id}: ${path} › ${title}`),
  );
  expect(gone).toEqual([]);
});

test('every row has its code and the test that proves it', () => {
  const open = rows.filter(({ code, tests, isLater }) => code.length === 0 || tests.length === 0 || isLater);
  expect(idsOf(open)).toEqual([]);
});

test('every note about a difference from the specification is a sentence', () => {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  expect(text).not.toMatch(/differs until/i);
  for (const [, difference] of text.matchAll(/Differs: ([^|]*) \|/g)) expect(difference).toMatch(/\S{2,}.*\.$/);
});
