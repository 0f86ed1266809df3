import { configDefaults, defineConfig } from 'vitest/config';
import { scratchFolder } from './scripts/scratch.mjs';
import { LongFilesFirst } from './scripts/vitest/long-files-first.ts';

/** Packages whose tests need no database. */
const pure = [
  'contract',
  'demo-catalogue',
  'documents',
  'domain',
  'drawings',
  'frame',
  'importers',
  'integrations',
  'search',
  'twins',
  'wording',
];

// Sets tmpdir() for the tests and for their child processes.
process.env['TMPDIR'] = scratchFolder();

const tests = ['test.ts', 'test.tsx'];
const purePatterns = [...pure.map((name) => `packages/${name}`), 'apps/web', 'apps/back-office'].flatMap((folder) =>
  tests.map((ending) => `${folder}/src/**/*.${ending}`),
);

const long = '**/*.long.test.ts';
/** Measures response times, so no other test may run at the same time. */
const measured = '**/live-import.long.test.ts';
const isLongRun = process.env['FARAD_LONG_TESTS'] === '1';

/** Tests that start servers of several machines: database servers, search servers, processes of the shop, nginx. */
const cluster = '**/*.cluster.test.ts';
const isClusterRun = process.env['FARAD_CLUSTER_TESTS'] === '1';

const shared = {
  exclude: [...configDefaults.exclude, cluster, ...(isLongRun ? [] : [long])],
  setupFiles: ['scripts/vitest/no-unexpected-output.ts'],
  pool: 'forks' as const,
  // Failed tests are not retried, so the limits are long enough for a busy machine. Long tests load the machine
  // themselves.
  testTimeout: isLongRun || isClusterRun ? 1_800_000 : 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  hookTimeout: isLongRun || isClusterRun ? 600_000 : 120_000,
};

export default defineConfig({
  test: {
    // One more than the processors of the smallest machine, because tests wait for the database half of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      // Pure tests leave no state behind, so files share their imported modules.
      { test: { ...shared, name: 'rules', include: purePatterns, isolate: false } },
      {
        test: {
          ...shared,
          name: 'with-database',
          // Each file opens its own database, server and clocks, so files share their imported modules.
          isolate: false,
          include: ['packages/database/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          exclude: [...shared.exclude, measured],
          globalSetup: ['scripts/vitest/database-server.ts'],
        },
      },
      // A group begins when all tests of the groups before it have ended.
      { test: { ...shared, name: 'measured', include: [measured], sequence: { groupOrder: 1 } } },
      { test: { ...shared, name: 'walls', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
      ...(isClusterRun
        ? [
            {
              test: {
                ...shared,
                name: 'cluster',
                include: [cluster],
                exclude: configDefaults.exclude,
                globalSetup: ['scripts/vitest/database-server.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
