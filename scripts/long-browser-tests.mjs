// Runs the browser tests that take minutes: the files *.long.ts in e2e/src.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { root, runBin } from './run.mjs';

/** Environment variable that turns long tests on, in Playwright and in Vitest. */
export const long = { FARAD_LONG_TESTS: '1' };

/**
 * Builds the pages and runs the test files whose name contains one of `names`, or all files if `names` is empty.
 * Resolves to the exit code.
 */
export async function runLongBrowserTests(names = [], reporter = 'list') {
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const built = await buildWeb();
  if (built !== 0) return built;
  // The tests run one at a time, because they measure speed.
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
 * Runs the browser journeys of `npm test` against several processes: two for pages, two for API calls and one worker.
 * Resolves to the exit code.
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
