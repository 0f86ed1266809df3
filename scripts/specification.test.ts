import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The specification gets no shorter. */
const rowsMin = 190;

/** The sections of the customer's specification. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const heading = /^## (\d)\. \S/;
const tableHead = ['| No. | Statement | Code | Test |', '|---|---|---|---|'];
const cells = /^\| (\d)\.(\d+) \| ([^|]*\S) \| ([^|]*\S) \| ([^|]*\S) \|$/;
const filePart = /^`([\w./-]+)`$/;
const laterPart = /^later \(issue [89]\)$/;
const isTestFile = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

interface Row {
  readonly id: string;
  readonly code: readonly string[];
  readonly isLater: boolean;
  readonly tests: readonly string[];
  /** What stands in the row and is none of the above. */
  readonly unread: readonly string[];
}

const pathOf = (part: string): string[] => {
  const path = filePart.exec(part)?.[1];
  return path === undefined ? [] : [path];
};

function readRow(id: string, codeCell: string, testCell: string): Row {
  const [codeParts, testParts] = [codeCell.split('<br>'), testCell.split('<br>')];
  const isLater = codeParts.some((part) => laterPart.test(part));
  const code = codeParts.flatMap(pathOf);
  const isEmptyTest = testCell === '—' && code.length === 0;
  const unread = [
    ...codeParts.filter((part) => !filePart.test(part) && !laterPart.test(part)),
    ...testParts.filter((part) => !filePart.test(part) && !isEmptyTest),
  ];
  return { id, code, isLater, tests: testParts.flatMap(pathOf), unread };
}

/** Every line that begins with a bar is a table's head or the next row; any other is a problem, told by its line. */
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
    [...code, ...tests].filter((path) => !isFile(path)).map((path) => `${id}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('code is named as code and tests as tests', () => {
  const confused = rows.filter(({ code, tests }) => code.some(isTestFile) || !tests.every(isTestFile));
  expect(idsOf(confused)).toEqual([]);
});

test('every row has its code and the test that proves it', () => {
  const open = rows.filter(({ code, tests, isLater }) => code.length === 0 || tests.length === 0 || isLater);
  expect(idsOf(open)).toEqual([]);
});

test('what is otherwise than the specification says is marked so', () => {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  expect(text).not.toMatch(/differs until/i);
  for (const [, difference] of text.matchAll(/Differs: ([^|]*) \|/g)) expect(difference).toMatch(/\S{2,}.*\.$/);
});
