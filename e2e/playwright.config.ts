import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Creates the folder for the data of the shop. The account that runs PostgreSQL must be able to enter it. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farad-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

// Worker processes load this file too. Only the first process creates the folder; the workers get its path by the
// variable.
process.env['FARAD_E2E_DATA'] ??= makeFolder();

const chromium = process.env['CHROMIUM_PATH'];

// With FARAD_SEVERAL_PROCESSES the same journeys run against several processes of the shop behind a load balancer.
const program = process.env['FARAD_SEVERAL_PROCESSES'] === undefined ? 'main.ts' : 'testing/processes/serve-several.ts';

/**
 * Browser journeys in a shop started for them, with an embedded database, demonstration parts and simulated providers.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: process.env['FARAD_LONG_TESTS'] === undefined ? '*.spec.ts' : '*.long.ts',
  // Journeys with the tag `@long` take half a minute. They run only under `npm run test:long`, against several
  // processes, so that `npm test` stays short.
  ...(process.env['FARAD_SEVERAL_PROCESSES'] === undefined ? { grepInvert: /@long/ } : {}),
  outputDir: join(process.env['FARAD_E2E_DATA'], 'results'),
  // The timeouts are long enough for a busy machine, because failed journeys are not repeated.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One worker more than the smallest machine has processors, because journeys wait for the shop half of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    // Journeys simulate the network by Playwright routes. Requests of a service worker would bypass them.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    // The visitor has already chosen about cookies, so that no banner covers the page.
    storageState: {
      cookies: [
        {
          name: 'cookieConsent',
          value: 'necessary:2026-11',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [],
    },
    screenshot: 'only-on-failure',
    // Elements in motion can neither be clicked nor compared reliably. Traces are off, because they would take half of
    // the processor time; run a failed journey again with `--trace on`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/${program}`,
    cwd: root,
    env: {
      PORT: '0',
      DATA_DIR: join(process.env['FARAD_E2E_DATA'], 'data'),
      DEMO_PARTS: '12000',
      LOG_LEVEL: 'warn',
      CHECK_ANSWERS: 'on',
      // The first staff account, with which kit/staff.ts signs in.
      ADMIN_EMAIL: 'chief@farad.example',
      ADMIN_PASSWORD: 'stork verna lamp 17',
      // Journeys may choose their client address with the header X-Forwarded-For.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    wait: { stdout: /ready http:\/\/localhost:(?<farad_port>\d+)/ },
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
