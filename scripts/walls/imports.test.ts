import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchTree, type ScratchTree } from './scratch-tree.ts';

/** The packages that each folder may import, as in the table of ARCHITECTURE.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/wording': ['domain'],
  'packages/drawings': ['domain'],
  'packages/frame': ['domain'],
  'packages/demo-catalogue': ['domain', 'frame'],
  'packages/search': ['domain'],
  'packages/database': ['domain'],
  'packages/database/src/seed': ['domain', 'frame', 'demo-catalogue'],
  'packages/integrations': ['domain'],
  'packages/twins': ['domain'],
  'apps/server': ['domain', 'contract', 'frame', 'search', 'database', 'wording', 'drawings'],
  'apps/web': ['domain', 'contract', 'wording', 'drawings'],
  'apps/back-office': ['domain', 'contract', 'wording', 'drawings'],
  e2e: [],
  bench: ['domain', 'contract', 'search', 'database', 'frame', 'demo-catalogue', 'integrations'],
};

const packages = [
  'domain',
  'contract',
  'wording',
  'drawings',
  'frame',
  'demo-catalogue',
  'search',
  'database',
  'integrations',
  'twins',
] as const;

/** Packages that export one folder for each topic. The others export one file for each topic. */
const inFolders = new Set<string>(['domain', 'integrations']);
const targetFile = (name: string): string => `packages/${name}/src/planted${inFolders.has(name) ? '/index' : ''}.ts`;

interface Plant {
  readonly file: string;
  readonly text: string;
  /** Name of the rule that must report the import; null = the import is allowed. */
  readonly wall: string | null;
}

const folderOf = (row: string): string => (row.includes('/src/') ? row : `${row}/src`);
const wallOf = (row: string): string =>
  row.endsWith('/seed') ? 'wall-database-seed' : `wall-${row.split('/').at(-1)}`;

const matrix: Plant[] = Object.entries(mayImport).flatMap(([row, allowed]) =>
  packages
    .filter((name) => row !== `packages/${name}` && !row.startsWith(`packages/${name}/`))
    .filter((name) => !(row === 'apps/server' && (name === 'integrations' || name === 'twins'))) // checked by file below
    .map((name) => ({
      file: `${folderOf(row)}/imports-${name}.ts`,
      text: `import { planted } from '@farad/${name}/planted';\nexport const taken = planted;\n`,
      wall: row === 'e2e' && name === 'contract' ? 'contract-types-only' : allowed.includes(name) ? null : wallOf(row),
    })),
);

const plant = (file: string, from: string, wall: string | null, clause = 'import * as planted from'): Plant => ({
  file,
  text: `${clause} '${from}';\nexport const taken = planted;\n`,
  wall,
});

const pure = ['domain', 'contract', 'wording', 'drawings', 'frame', 'demo-catalogue', 'search'];

const outside: Plant[] = [
  ...pure.map((name) => plant(`packages/${name}/src/reads-a-file.ts`, 'node:fs', `wall-${name}-node`)),
  ...pure.map((name) => plant(`packages/${name}/src/asks-pg.ts`, 'pg', `wall-${name}`)),
  plant('packages/domain/src/uses-zod.ts', 'zod', 'wall-domain'),
  plant('packages/contract/src/uses-zod.ts', 'zod', null),
  plant('packages/database/src/uses-pg.ts', 'pg', null),
  plant('packages/database/src/uses-fastify.ts', 'fastify', 'wall-database'),
  plant('packages/integrations/src/uses-pg.ts', 'pg', 'wall-integrations'),
  plant('packages/twins/src/uses-fastify.ts', 'fastify', null),
  plant('apps/server/src/uses-kysely.ts', 'kysely', 'wall-server'),
  plant('apps/server/src/uses-pg.ts', 'pg', 'wall-server'),
  plant('apps/server/src/uses-nodemailer.ts', 'nodemailer', 'wall-server'),
  plant('apps/server/src/uses-react.ts', 'react', 'wall-server'),
  plant('apps/web/src/uses-node.tsx', 'node:fs', 'wall-web-node'),
  plant('apps/web/src/entry.server.tsx', 'node:stream', null),
  plant('apps/web/src/uses-pg.server.ts', 'pg', 'wall-web-server'),
  plant('apps/web/src/uses-fastify.ts', 'fastify', 'wall-web'),
  plant('e2e/src/uses-pg.ts', 'pg', 'wall-e2e'),
];

const inside: Plant[] = [
  plant('apps/server/src/features/shop/basket/planted.ts', '../orders/planted.ts', 'server-feature-to-feature'),
  plant(
    'apps/server/src/features/office/orders/planted.ts',
    '../../shop/orders/planted.ts',
    'server-feature-to-feature',
  ),
  plant('packages/contract/src/kit/planted.ts', '../shop/planted.ts', 'contract-kit-knows-no-topic'),
  plant('packages/contract/src/shop/planted.ts', '../office/planted.ts', 'contract-shop-to-office'),
  plant('packages/contract/src/office/planted.ts', 'zod', null),
  plant('packages/contract/src/office/own.ts', '../shop/own.ts', null),
  plant('packages/contract/src/shop/own.ts', 'zod', null),
  plant('apps/server/src/kit/planted.ts', '../config/planted.ts', 'kit-knows-nothing'),
  plant('apps/server/src/config/planted.ts', 'node:path', null),
  plant('apps/server/src/core/planted/planted.ts', '../../features/shop/orders/planted.ts', 'server-row-core'),
  plant('apps/server/src/features/shop/orders/starts.ts', '../../../main.ts', 'server-row-features'),
  plant('apps/server/src/features/shop/orders/planted.ts', './own.ts', null),
  plant('apps/server/src/features/shop/orders/own.ts', '#http/planted.ts', null),
  plant('apps/server/src/http/planted.ts', 'node:http', null),
  plant('apps/server/src/features/shop/basket/sends.ts', '@farad/integrations/planted', 'adapters-in-main-only'),
  plant(
    'apps/server/src/features/shop/basket/port.ts',
    '@farad/integrations/planted',
    null,
    'import type * as planted from',
  ),
  plant('apps/server/src/features/shop/basket/twin.ts', '@farad/twins/planted', 'twins-in-main-only'),
  plant('apps/server/src/features/shop/basket/asks.test.ts', '@farad/twins/planted', null),
  plant('apps/server/src/main.ts', '@farad/integrations/planted', null),
  plant('packages/integrations/src/planted/contract.test.ts', '@farad/twins/planted', null),
  plant('packages/domain/src/laws.test.ts', 'fast-check', null),
  plant('packages/domain/src/laws-with-zod.test.ts', 'zod', 'wall-domain-tests'),
  plant('packages/domain/src/takes-a-test.ts', './laws.test.ts', 'tests-are-not-imported'),
  plant('apps/web/src/surfaces/storefront/pages/planted.tsx', '../../cabinet/pages/planted.tsx', 'surface-to-surface'),
  plant('apps/web/src/surfaces/cabinet/pages/planted.tsx', '../features/orders/planted.tsx', null),
  plant('apps/web/src/surfaces/cabinet/features/orders/planted.tsx', 'react', null),
  plant('apps/web/src/surfaces/cabinet/features/lists/planted.tsx', '../orders/planted.tsx', 'feature-to-feature'),
  plant('apps/web/src/surfaces/cabinet/features/lists/page.tsx', '../../pages/planted.tsx', 'feature-to-page'),
  plant('apps/web/src/ui/planted.tsx', '../surfaces/cabinet/features/orders/planted.tsx', 'ui-knows-no-feature'),
  plant('e2e/src/uses-types.ts', '@farad/contract/planted', null, 'import type * as planted from'),
  plant('packages/search/src/imports-nothing.ts', './missing.ts', 'resolves'),
  plant('packages/drawings/src/ring-a.ts', './ring-b.ts', 'no-cycle'),
  plant('packages/twins/src/left/one.ts', '../right/one.ts', 'folder-circle'),
  plant('packages/twins/src/right/two.ts', '../left/two.ts', 'folder-circle'),
  plant('packages/search/src/near/deep/climbs.ts', '../../far.ts', 'deep-import'),
  plant('packages/search/src/near/deep/stays.ts', '#far.ts', null),
];

const plants = [...matrix, ...outside, ...inside];

let tree: ScratchTree;
let complaints: readonly string[];

beforeAll(async () => {
  tree = createScratchTree();
  for (const name of packages) tree.write(targetFile(name), `export const planted = '${name}';\n`);
  for (const { file, text } of plants) tree.write(file, text);
  for (const side of ['left/two', 'right/one'])
    tree.write(`packages/twins/src/${side}.ts`, 'export const planted = 1;\n');
  tree.write('packages/search/src/far.ts', 'export const planted = 1;\n');
  for (let at = 1; at <= 30; at += 1)
    tree.write(`packages/search/src/full/part-${at}${at % 15 === 0 ? '.test' : ''}.ts`, 'export const planted = 1;\n');
  for (let at = 1; at <= 29; at += 1)
    tree.write(`packages/drawings/src/full/part-${at}.ts`, 'export const planted = 1;\n');
  tree.write('packages/drawings/src/ring-b.ts', "export type * from './ring-a.ts';\n");
  complaints = (await tree.run('scripts/walls.mjs', [tree.path])).split(/\n(?=\S)/);
});
afterAll(() => tree.remove());

const complaintsAbout = (file: string): string[] =>
  complaints.filter((complaint) => complaint.startsWith(`${file} must not`));

test.each(plants.filter(({ wall }) => wall !== null))('$wall stops $file', ({ file, wall }) => {
  expect(complaintsAbout(file).join('\n')).toContain(`\n    ${wall}: `);
});

test.each(plants.filter(({ wall }) => wall === null))('$file is allowed', ({ file }) => {
  // Reports about circles of folders are ignored, because the other planted files close such circles.
  expect(complaintsAbout(file).filter((complaint) => !complaint.includes('folder-circle'))).toEqual([]);
});

test('a folder of 29 files is refused; tests do not count', () => {
  const full = complaints.filter((complaint) => complaint.includes('full-folder'));
  expect(full.map((complaint) => complaint.split('\n')[0])).toEqual([
    'packages/drawings/src/full must not hold 29 files',
  ]);
});

test('every complaint names the correct alternative', () => {
  const bare = complaints.filter(
    (complaint) => complaint.includes(' must not import ') && !/\n {4}[\w-]+: \S.{15}/.test(complaint),
  );
  expect(bare).toEqual([]);
});

test('files that the parser misses are reported', async () => {
  const blind = createScratchTree();
  for (const { file, text } of matrix) blind.write(file, text);
  const config = readFileSync(join(blind.path, '.dependency-cruiser.mjs'), 'utf8');
  blind.write('.dependency-cruiser.mjs', config.replace(/exclude: .*/, "exclude: { path: '^apps/' },"));
  const said = await blind.run('scripts/walls.mjs', [blind.path]);
  blind.remove();
  expect(said).toContain('The walls were not checked: the parser did not see apps/');
});
