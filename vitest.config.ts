import { configDefaults, defineConfig } from 'vitest/config';
import { scratchFolder } from './scripts/scratch.mjs';

/** Packages whose tests need no database: they start at once. */
const pure = [
  'contract',
  'demo-catalogue',
  'documents',
  'domain',
  'drawings',
  'importers',
  'integrations',
  'search',
  'twins',
  'wording',
];

// What tests make below tmpdir(), in whatever process.
process.env['TMPDIR'] = scratchFolder();

const tests = ['test.ts', 'test.tsx'];
const purePatterns = [...pure.map((name) => `packages/${name}`), 'apps/web', 'apps/back-office'].flatMap((folder) =>
  tests.map((ending) => `${folder}/src/**/*.${ending}`),
);

const long = '**/*.long.test.ts';
const isLongRun = process.env['FARAD_LONG_TESTS'] === '1';

const shared = {
  exclude: [...configDefaults.exclude, ...(isLongRun ? [] : [long])],
  setupFiles: ['scripts/vitest/no-unexpected-output.ts'],
  pool: 'forks' as const,
  testTimeout: isLongRun ? 600_000 : 40_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One more than processors of the smallest machine: tests wait for the database half of their time.
    maxWorkers: 3,
    projects: [
      // Pure: nothing of one file is left for the next, so they share what they import.
      { test: { ...shared, name: 'rules', include: purePatterns, isolate: false } },
      {
        test: {
          ...shared,
          name: 'with-database',
          // Each file opens a database, a server and clocks of its own, so all share what they import.
          isolate: false,
          // Of two processors shared with the database a test may have to wait; npm test names what was tried twice.
          retry: isLongRun ? 0 : 1,
          include: ['packages/database/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          globalSetup: ['scripts/vitest/database-server.ts'],
        },
      },
      { test: { ...shared, name: 'walls', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
