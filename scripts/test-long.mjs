// npm run test:long: what takes minutes. Files named *.long.test.ts, then those of the browser named *.long.ts.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { root, runBin } from './run.mjs';

const long = { FARAD_LONG_TESTS: '1' };

async function runBrowserTests() {
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const built = await buildWeb();
  if (built !== 0) return built;
  // One at a time: they measure speed.
  const { code } = await runBin('@playwright/test/cli.js', ['test', '--reporter=list', '--workers=1'], {
    cwd: join(root, 'e2e'),
    env: { ...browser, ...long },
  });
  return code;
}

const { code } = await runBin('vitest/vitest.mjs', ['run', '.long.test.ts', '--passWithNoTests'], { env: long });
process.exitCode = Math.max(code, await runBrowserTests());
