// Builds the web application when its inputs changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root, runBin, say, seconds } from './run.mjs';

const application = join(root, 'apps', 'web');
const stampFile = join(application, 'build', 'inputs.sha256');

/** Everything the build reads: the application, the packages it imports, the versions of its libraries. */
const inputs = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/wording',
  'packages/drawings',
  'package-lock.json',
  'tsconfig.base.json',
];

const notRead = /^(?:node_modules|build|\.react-router|coverage)$|\.test\.tsx?$/;

function* files(path) {
  const inside = readdirSync(path, { withFileTypes: true });
  for (const entry of inside.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notRead.test(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else yield full;
  }
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of inputs.map((name) => join(root, name))) {
    const list = input.endsWith('.json') ? [input] : files(input);
    for (const file of list)
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

const isText = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Smaller files are not worth a second one. */
const packedFrom = 1024;

/** Compressed copies beside the files that browsers load, as well as it can be done. */
function pack() {
  for (const file of files(join(application, 'build', 'client'))) {
    if (!isText.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < packedFrom) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Returns the exit code; 0 also when there was nothing to do. */
export async function buildWeb() {
  const hash = hashInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 0;
  const startMs = Date.now();
  say('Building the web application (once after a change) …');
  const { code, output } = await runBin('@react-router/dev/bin.cjs', ['build'], {
    cwd: application,
    collect: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    process.stderr.write(`${output}\nThe web application could not be built (code ${code}).\n`);
    return code;
  }
  pack();
  writeFileSync(stampFile, hash);
  say(`Built in ${seconds(startMs)}.`);
  return 0;
}
