import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The database's own account must be able to enter it. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farad-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

// Workers load this file too; only the first process makes the folder.
process.env['FARAD_E2E_DATA'] ??= makeFolder();

const chromium = process.env['CHROMIUM_PATH'];

// The same journeys behind a balancer, against several processes of the shop.
const program = process.env['FARAD_SEVERAL_PROCESSES'] === undefined ? 'main.ts' : 'testing/processes/serve-several.ts';

/** Journeys in a real browser against a whole shop of its own: embedded database, demonstration parts, twins. */
export default defineConfig({
  testDir: 'src',
  testMatch: process.env['FARAD_LONG_TESTS'] === undefined ? '*.spec.ts' : '*.long.ts',
  outputDir: join(process.env['FARAD_E2E_DATA'], 'results'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than processors of the smallest machine: journeys wait for the shop half of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only at the second try is named at the end of npm test.
  retries: 1,
  use: {
    browserName: 'chromium',
    // Answers of a worker are those of the network, but journeys that stand in for the network would not reach it.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    // Has chosen its cookies: journeys that are not about the choice do not meet the question.
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
    // Traces of everything would take half of the machine.
    trace: 'on-first-retry',
    // What moves is neither pressed nor looked at.
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
      // The first of staff, whom staff.ts signs in.
      ADMIN_EMAIL: 'chief@farad.example',
      ADMIN_PASSWORD: 'stork verna lamp 17',
      // So that a journey can come from a network of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    wait: { stdout: /ready http:\/\/localhost:(?<farad_port>\d+)/ },
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
