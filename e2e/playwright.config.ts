import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The account that runs the database must be able to enter the folder. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farad-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

// Workers load this file too; only the first process creates the folder.
process.env['FARAD_E2E_DATA'] ??= makeFolder();

const chromium = process.env['CHROMIUM_PATH'];

// FARAD_SEVERAL_PROCESSES runs the same journeys behind a balancer, against several processes of the shop.
const program = process.env['FARAD_SEVERAL_PROCESSES'] === undefined ? 'main.ts' : 'testing/processes/serve-several.ts';

/** Browser journeys against a complete shop of their own: embedded database, demonstration parts, twins. */
export default defineConfig({
  testDir: 'src',
  testMatch: process.env['FARAD_LONG_TESTS'] === undefined ? '*.spec.ts' : '*.long.ts',
  // Journeys of half a minute run only in test:long, against several processes, so that npm test stays short.
  ...(process.env['FARAD_SEVERAL_PROCESSES'] === undefined ? { grepInvert: /@long/ } : {}),
  outputDir: join(process.env['FARAD_E2E_DATA'], 'results'),
  // Nothing is tried twice, so waiting for a condition has time enough on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One more than the processors of the smallest machine, because journeys wait for the shop half of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    // Requests through a service worker would bypass the routes with which journeys replace the network.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    // The cookie choice is made, so that other journeys do not meet the banner.
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
    // Traces would take half of the machine. Run a failed journey again with `--trace on`.
    // Moving elements can neither be clicked nor compared reliably.
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
      // First staff account, which staff.ts signs in.
      ADMIN_EMAIL: 'chief@farad.example',
      ADMIN_PASSWORD: 'stork verna lamp 17',
      // Lets a journey send requests from a client address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    wait: { stdout: /ready http:\/\/localhost:(?<farad_port>\d+)/ },
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
