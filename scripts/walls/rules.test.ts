import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchTree, type ScratchTree } from './scratch-tree.ts';

let tree: ScratchTree;

beforeAll(() => {
  tree = createScratchTree();
});
afterAll(() => tree.remove());

/** Lint rules that must be on, each with a file that breaks it. */
const lintPlants: readonly { file: string; rule: string; text: string }[] = [
  {
    file: 'apps/server/src/floating.ts',
    rule: 'typescript(no-floating-promises)',
    text: 'const save = async () => 1;\nexport function go() {\n  save();\n}\n',
  },
  {
    file: 'apps/server/src/misused.ts',
    rule: 'typescript(no-misused-promises)',
    text: 'export const go = (list: number[]) => list.forEach(async (item) => Promise.resolve(item));\n',
  },
  {
    file: 'apps/server/src/any.ts',
    rule: 'typescript(no-explicit-any)',
    text: 'export const loose = (value: any): unknown => value;\n',
  },
  {
    file: 'apps/server/src/unsafe.ts',
    rule: 'typescript(no-unsafe-member-access)',
    text: `export const loose = (text: string): unknown => JSON.parse(text).field;\n`,
  },
  {
    file: 'packages/domain/src/switch.ts',
    rule: 'typescript(switch-exhaustiveness-check)',
    text: `export function price(kind: 'retail' | 'wholesale'): number {\n  let sum = 0;\n  switch (kind) {\n    case 'retail':\n      sum = 1;\n      break;\n  }\n  return sum;\n}\n`,
  },
  {
    file: 'packages/domain/src/certain.ts',
    rule: 'typescript(no-non-null-assertion)',
    text: 'export const first = (list: number[]): number => list[0]!;\n',
  },
  {
    file: 'packages/domain/src/default.ts',
    rule: 'import(no-default-export)',
    text: 'export default 1;\n',
  },
  {
    file: 'apps/server/src/prints.ts',
    rule: 'eslint(no-console)',
    text: `export const go = () => console.log('here');\n`,
  },
  {
    file: 'apps/server/src/ignores.ts',
    rule: 'typescript(ban-ts-comment)',
    text: '// @ts-ignore\nexport const wrong: number = 1;\n',
  },
  {
    file: 'apps/server/src/swallows.ts',
    rule: 'eslint(no-empty)',
    text: 'export function go(act: () => void) {\n  try {\n    act();\n  } catch {}\n}\n',
  },
  {
    file: 'apps/server/src/loses-the-cause.ts',
    rule: 'eslint(preserve-caught-error)',
    text: `export function go(act: () => void) {\n  try {\n    act();\n  } catch (error) {\n    throw new Error('no');\n  }\n}\n`,
  },
  {
    file: 'apps/server/src/later.ts',
    rule: 'eslint(no-warning-comments)',
    text: '// fixme: finish\nexport const half = 1;\n',
  },
  {
    file: 'packages/domain/src/long-file.ts',
    rule: 'eslint(max-lines)',
    text: `export const one = 1;\n\n${'// A comment counts too.\n'.repeat(399)}`,
  },
  {
    file: 'packages/domain/src/long-function.ts',
    rule: 'eslint(max-lines-per-function)',
    text: `export function long(): number {\n  let sum = 0;\n${'  sum += 1;\n'.repeat(80)}  return sum;\n}\n`,
  },
  {
    file: 'packages/domain/src/unused.ts',
    rule: 'eslint(no-unused-vars)',
    text: `import { gone } from './default.ts';\nexport const here = 1;\n`,
  },
  {
    file: 'packages/domain/src/focused.test.ts',
    rule: 'vitest(no-focused-tests)',
    text: `import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));\n`,
  },
  {
    file: 'packages/domain/src/empty.test.ts',
    rule: 'vitest(expect-expect)',
    text: `import { test } from 'vitest';\ntest('nothing', () => undefined);\n`,
  },
  {
    file: 'packages/domain/src/silenced.ts',
    rule: 'eslint(no-warning-comments)',
    text: '// oxlint-disable-next-line eslint/no-var\nexport const here = 1;\n',
  },
  {
    file: 'apps/web/src/ui/raw.tsx',
    rule: 'react(no-danger)',
    text: `export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n`,
  },
  {
    file: 'apps/web/src/ui/picture.tsx',
    rule: 'jsx-a11y(alt-text)',
    text: `export const Picture = () => <img src="/a.png" />;\n`,
  },
];

test('the linter reports each planted file as an error', async () => {
  for (const { file, text } of lintPlants) tree.write(file, text);
  const lines = (await tree.run('oxlint/bin/oxlint', ['--type-aware', '--format', 'unix', 'packages', 'apps'])).split(
    '\n',
  );
  const missed = lintPlants.filter(
    ({ file, rule }) => !lines.some((line) => line.startsWith(`${file}:`) && line.includes(rule)),
  );
  expect(missed.map(({ file, rule }) => `${rule} in ${file}`)).toEqual([]);
  expect(lines.filter((line) => line.includes('[Warning'))).toEqual([]);
});

/** Files that may have more than 400 lines, each with the reason. */
const longFiles: Readonly<Record<string, string>> = {
  'packages/demo-catalogue/src/listed/{controllers,diodes,transistors}.ts':
    'data: a row or more for each part of the demonstration',
};

test('only the named files may be longer than 400 lines', () => {
  const { overrides } = JSON.parse(readFileSync(join(tree.path, '.oxlintrc.json'), 'utf8')) as {
    readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
  };
  const exempt = overrides.filter(({ rules }) => 'eslint/max-lines' in rules).flatMap(({ files }) => files);
  expect(exempt).toEqual(Object.keys(longFiles));
});

/** Files that must not compile, each with the message that the compiler must print. */
const typePlants: readonly { folder: string; file: string; words: string; text: string }[] = [
  {
    folder: 'packages/domain',
    file: 'fetches.ts',
    words: `Cannot find name 'fetch'`,
    text: `export const ask = () => fetch('/');\n`,
  },
  {
    folder: 'packages/domain',
    file: 'process.ts',
    words: `Cannot find name 'process'`,
    text: 'export const home = process.env;\n',
  },
  {
    folder: 'packages/domain',
    file: 'page.ts',
    words: `Cannot find name 'document'`,
    text: 'export const page = document;\n',
  },
  {
    folder: 'packages/domain',
    file: 'timer.ts',
    words: `Cannot find name 'setTimeout'`,
    text: 'export const wait = setTimeout;\n',
  },
  {
    folder: 'packages/search',
    file: 'fetches.ts',
    words: `Cannot find name 'fetch'`,
    text: `export const ask = () => fetch('/');\n`,
  },
  {
    folder: 'packages/domain',
    file: 'index.ts',
    words: `Type 'undefined' is not assignable to type 'number'`,
    text: 'export const first = (list: number[]): number => list[0];\n',
  },
  {
    folder: 'packages/domain',
    file: 'optional.ts',
    words: 'exactOptionalPropertyTypes',
    text: 'export const box: { size?: number } = { size: undefined };\n',
  },
  { folder: 'packages/domain', file: 'enum.ts', words: 'erasableSyntaxOnly', text: 'export enum Kind {\n  One,\n}\n' },
  {
    folder: 'packages/domain',
    file: 'brand.ts',
    words: `is not assignable to type 'Brand<number, "Kopecks">'`,
    text: `type Brand<T, Name extends string> = T & { readonly mark: Name };\nexport const sum: Brand<number, 'Kopecks'> = 1;\n`,
  },
];

test('the compiler rejects globals that a pure package may not use', async () => {
  for (const { folder, file, text } of typePlants) tree.write(`${folder}/src/planted-${file}`, text);
  const folders = [...new Set(typePlants.map(({ folder }) => folder))];
  const said = await Promise.all(
    folders.map((folder) =>
      tree.run('typescript/bin/tsc', ['-p', `${folder}/tsconfig.pure.json`, '--pretty', 'false']),
    ),
  );
  const complaints = said.join('').split(/\n(?=\S)/);
  const missed = typePlants.filter(
    ({ folder, file, words }) =>
      !complaints.some(
        (complaint) => complaint.startsWith(`${folder}/src/planted-${file}`) && complaint.includes(words),
      ),
  );
  expect(missed.map(({ file }) => file)).toEqual([]);
});

test('dead code and undeclared imports are found', async () => {
  tree.write('apps/server/src/main.ts', `import { used } from './half-used.ts';\nexport const start = used;\n`);
  tree.write('apps/server/src/half-used.ts', 'export const used = 1;\nexport const unusedExport = 2;\n');
  tree.write('apps/server/src/unused-file.ts', 'export const nobody = 1;\n');
  tree.write('packages/search/src/undeclared.ts', `export { wording } from '@farad/wording/planted';\n`);
  tree.write('packages/wording/src/planted.ts', 'export const wording = 1;\n');
  const knip = ['--no-progress', '--no-config-hints'];
  const dead = await tree.run('knip/bin/knip.js', knip);
  expect(dead).toContain('apps/server/src/unused-file.ts');
  expect(dead).toMatch(/unusedExport\s+apps\/server\/src\/half-used\.ts/);
  const undeclared = await tree.run('knip/bin/knip.js', [...knip, '--strict', '--include', 'unlisted']);
  expect(undeclared).toMatch(/@farad\/wording\s+packages\/search\/src\/undeclared\.ts/);
});

test('an unformatted file is found', async () => {
  tree.write('packages/domain/src/loose-format.ts', 'export   const  a = "x"\n');
  expect(await tree.run('oxfmt/bin/oxfmt', ['--check', 'packages'])).toContain('packages/domain/src/loose-format.ts');
});

test('a test that prints an unexpected error fails', async () => {
  tree.write(
    'packages/wording/src/prints.test.ts',
    `import { expect, test } from 'vitest';\ntest('prints', () => {\n  console.error('surprise');\n  expect(1).toBe(1);\n});\n`,
  );
  const said = await tree.run('vitest/vitest.mjs', ['run', 'packages/wording/src/prints.test.ts']);
  expect(said).toContain('The test printed unexpected errors');
  expect(said).toContain('error: surprise');
});
