// npm run test:long: what takes minutes, in files named *.long.test.ts.
import { runBin } from './run.mjs';

const { code } = await runBin('vitest/vitest.mjs', ['run', '.long.test.ts', '--passWithNoTests'], {
  env: { FARAD_LONG_TESTS: '1' },
});
process.exitCode = code;
