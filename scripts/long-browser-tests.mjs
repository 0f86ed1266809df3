// Browser tests that take minutes: files *.long.ts in e2e/src.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { root, runBin } from './run.mjs';

/** Environment that enables long tests, here and in vitest. */
export const long = { FARAD_LONG_TESTS: '1' };

/**
 * Builds the pages and runs the files whose names contain one of `names`; all files without names. Resolves to the exit
 * code.
 */
export async function runLongBrowserTests(names = [], reporter = 'list') {
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const built = await buildWeb();
  if (built !== 0) return built;
  // One at a time, because they measure speed.
  const { code } = await runBin(
    '@playwright/test/cli.js',
    ['test', `--reporter=${reporter}`, '--workers=1', ...names],
    {
      cwd: join(root, 'e2e'),
      env: { ...browser, ...long },
    },
  );
  return code;
}

/**
 * Runs the journeys of npm test against two processes for pages, two for API calls and one worker. Resolves to the exit
 * code.
 */
export async function runBrowserTestsOnSeveral(names = []) {
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const built = await buildWeb();
  if (built !== 0) return built;
  const { code } = await runBin('@playwright/test/cli.js', ['test', '--reporter=list', ...names], {
    cwd: join(root, 'e2e'),
    env: { ...browser, FARAD_SEVERAL_PROCESSES: '1' },
  });
  return code;
}
