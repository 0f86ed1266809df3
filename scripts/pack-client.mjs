// `npm run pack:client -- [folder]`: packs the typed client of the API as a file for `npm install`. The file goes into
// `folder`, by default the current folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeClientPackage } from './client-package.mjs';
import { run } from './run.mjs';
import { scratchFolder } from './scratch.mjs';

const target = resolve(process.argv[2] ?? '.');
const folder = await mkdtemp(join(scratchFolder(), 'farad-client-'));
try {
  await writeClientPackage(folder);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, ['pack', '--pack-destination', target], { cwd: folder });
  process.exitCode = code;
} finally {
  await rm(folder, { recursive: true });
}
