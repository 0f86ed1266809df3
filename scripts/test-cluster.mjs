// `npm run test:cluster`: runs the files *.cluster.test.ts, which start the servers of several machines on this one.
// Words after `--` choose files by a part of their name.
import { buildWeb } from './build-web.mjs';
import { ensureNginx } from './debian.mjs';
import { runBin } from './run.mjs';

if (!(await ensureNginx())) process.exit(1);
// Build the pages first, because the tests request pages.
if ((await buildWeb()) !== 0) process.exit(1);
const names = process.argv.slice(2);
const { code } = await runBin(
  'vitest/vitest.mjs',
  // One file at a time, because each starts many processes.
  ['run', '--project', 'cluster', '--no-file-parallelism', '--passWithNoTests', ...names],
  { env: { FARAD_CLUSTER_TESTS: '1' } },
);
process.exitCode = code;
