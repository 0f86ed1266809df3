// Builds the web application and the back office. An application is built only if its inputs have changed since its
// last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root, runBin, say, seconds } from './run.mjs';

/**
 * Inputs of every build besides the application's own folder: packages that it imports, and the versions of libraries.
 */
const shared = [
  'packages/domain',
  'packages/contract',
  'packages/wording',
  'packages/drawings',
  'package-lock.json',
  'tsconfig.base.json',
];
/** The applications to build. `client` is the folder of the build that browsers load. */
const applications = [
  { title: 'web application', folder: 'apps/web', program: '@react-router/dev/bin.cjs', client: 'client' },
  { title: 'back office', folder: 'apps/back-office', program: 'vite/bin/vite.js', client: 'assets' },
].map((application) => ({ ...application, inputs: [application.folder, ...shared] }));

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

function hashInputs(inputs) {
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
/** Files below this size in bytes are not compressed, because they gain too little. */
const packedFrom = 1024;

/** Writes a Brotli and a gzip copy beside each text file that browsers load, at the highest level. */
function pack(folder) {
  for (const file of files(folder)) {
    if (!isText.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < packedFrom) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

async function build({ title, folder, program, client, inputs }) {
  const output = join(root, folder, 'build');
  const stampFile = join(output, 'inputs.sha256');
  const hash = hashInputs(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 0;
  const startMs = Date.now();
  say(`Building the ${title} (once after a change) …`);
  const built = await runBin(program, ['build'], {
    cwd: join(root, folder),
    collect: true,
    env: { NODE_ENV: 'production' },
  });
  if (built.code !== 0) {
    process.stderr.write(`${built.output}\nThe ${title} could not be built (code ${built.code}).\n`);
    return built.code;
  }
  pack(join(output, client));
  writeFileSync(stampFile, hash);
  say(`Built in ${seconds(startMs)}.`);
  return 0;
}

/** Builds all applications. Returns 0 if all are up to date, else the exit code of the failed build. */
export async function buildWeb() {
  for (const application of applications) {
    const code = await build(application);
    if (code !== 0) return code;
  }
  return 0;
}

const [, started] = process.argv;
if (started !== undefined && import.meta.url === pathToFileURL(started).href) process.exitCode = await buildWeb();
