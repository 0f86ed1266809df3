// npm run test:long: what takes minutes. Files named *.long.test.ts, then those of the browser named *.long.ts.
import { long, runLongBrowserTests } from './long-browser-tests.mjs';
import { runBin } from './run.mjs';

const { code } = await runBin('vitest/vitest.mjs', ['run', '.long.test.ts', '--passWithNoTests'], { env: long });
process.exitCode = Math.max(code, await runLongBrowserTests());
