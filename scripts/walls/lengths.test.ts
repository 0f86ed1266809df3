import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Returns the matches of a pattern in the files of a folder, outside of tests, each as `file: match`. */
const matchesIn = (folder: string, files: string, pattern: RegExp): readonly string[] =>
  globSync(files, { cwd: join(root, folder), exclude: ['**/{node_modules,build,.react-router}/**'] })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) =>
      Array.from(readFileSync(join(root, folder, file), 'utf8').matchAll(pattern), ([match]) => `${file}: ${match}`),
    );

/** Matches a maximum length of a form field that is written as a number. `most` = the maximum length of a field's kit. */
const numberInForm =
  /\b(?:maxLength="\d+|maxLength=\{[^}]*?(?<![\w.$[])\d[\d_]*|maxLength: \d[\d_]*|most=\{\d[\d_]*\})/g;

test('a form takes the maximum length of a text from packages/domain', () => {
  expect(matchesIn('apps', '*/src/**/*.tsx', numberInForm)).toEqual([]);
});

test('a form that names a maximum length by its number is found', () => {
  const planted = [
    '<input maxLength={300}',
    '<input maxLength="300"',
    '<Input\n  maxLength={20_000}',
    '<Field maxLength={isNumber ? 40 : limits.address}',
    '<Field maxLength={\n  isNumber ? limits.number : 500\n}',
    "box('price', { maxLength: 16 })",
    '<OwnWords most={60}',
  ];
  expect(planted.filter((text) => text.match(numberInForm) === null)).toEqual([]);
  for (const right of [
    'maxLength={textLimits.email}',
    'maxLength={limits[0]}',
    'maxLength: limits.part',
    'maxLength={max2}',
  ])
    expect(right.match(numberInForm)).toBeNull();
});

/** Matches a maximum length of a text field in a schema that is written as a number. */
const numberInSchema =
  /\b(?:(?:LineText|PlainText)(?:\.\w+\(\w*\))*\.max|Name|Word|Words|words|field|titleOf)\(\d[\d_]*/g;

/** Texts that programs send, or that are chosen and not typed, so that no form has their limit. */
const withoutForm = [
  'office/imports/imports.ts: Name(200',
  'office/operation/operation.ts: LineText.min(1).max(60',
  'shop/boms/match-lines.ts: LineText.max(2000',
  'shop/customer-api.ts: LineText.max(100',
  'shop/customer-api.ts: LineText.min(1).max(100',
];

test('a schema takes the maximum length of a typed text from packages/domain', () => {
  const found = matchesIn('packages/contract/src', '**/*.ts', numberInSchema);
  expect(found.toSorted()).toEqual(withoutForm);
});

test('a schema that names a maximum length by its number is found', () => {
  const planted = ['name: LineText.max(300)', 'text: PlainText.min(1).max(50_000)', 'mpn: Name(100)'];
  expect(planted.filter((text) => text.match(numberInSchema) === null)).toEqual([]);
  expect('name: LineText.min(1).max(textLimits.personName)'.match(numberInSchema)).toBeNull();
});
