// `npm run test:long`: runs the tests that take minutes. First the files *.long.test.ts, then the browser tests
// *.long.ts, then the journeys of `npm test` against several processes.
import { buildWeb } from './build-web.mjs';
import { ensureNginx } from './debian.mjs';
import { long, runBrowserTestsOnSeveral, runLongBrowserTests } from './long-browser-tests.mjs';
import { ensureSchemathesis } from './python.mjs';
import { runBin } from './run.mjs';

if (!(await ensureNginx())) process.exit(1);
// Build the pages first, because the tests of several processes request pages.
if ((await buildWeb()) !== 0) process.exit(1);
const { code } = await runBin('vitest/vitest.mjs', ['run', '.long.test.ts', '--passWithNoTests'], {
  env: { ...long, ...(await ensureSchemathesis()) },
});
process.exitCode = Math.max(code, await runLongBrowserTests(), await runBrowserTestsOnSeveral());
