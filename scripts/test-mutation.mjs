// `npm run test:mutation`: changes the sources at one place at a time, and checks that a test fails. It takes long.
import { join } from 'node:path';
import { nodePath, root, run } from './run.mjs';
import { scratchFolder } from './scratch.mjs';

const { code } = await run(nodePath, [join(root, 'scripts', 'mutation', 'run.ts'), ...process.argv.slice(2)], {
  env: { TMPDIR: scratchFolder() },
});
process.exitCode = code;
