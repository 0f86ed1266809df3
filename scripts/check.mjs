// `npm run check`: format, lint, types, rules for imports and dead code, two steps at a time. Warnings count as errors.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runBin, say, seconds } from './run.mjs';

/**
 * Environment of the programs that check types, which are written in Go. A higher GOGC makes them faster and takes more
 * memory, up to about GOMEMLIMIT.
 */
const typeEnvironment = { GOGC: '300', GOMEMLIMIT: '4GiB' };

const sources = ['packages', 'apps', 'e2e', 'bench', 'scripts', '.dependency-cruiser.mjs', 'vitest.config.ts'];

/** Returns the folders with a tsconfig.json, as paths from the root. */
function typedFolders() {
  const nested = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  return [...nested, 'e2e', 'bench', 'scripts'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** Generates the types of the routes. Lint, dead code and types need them, and a new checkout does not have them. */
async function generateRouteTypes() {
  for (const folder of typedFolders().filter((name) => existsSync(join(root, name, 'react-router.config.ts')))) {
    const { code, output } = await runBin('@react-router/dev/bin.cjs', ['typegen'], {
      cwd: join(root, folder),
      collect: true,
    });
    if (code !== 0) throw new Error(`the types of routes of ${folder} cannot be generated:\n${output}`);
  }
}

/**
 * Checks the types of one folder, with each of its tsconfig*.json in turn. Returns the exit code and the output. Two
 * steps run at a time, so the compiler uses one thread; more threads would each check the shared code again.
 */
async function checkTypes(folder) {
  const path = join(root, folder);
  const outputs = [];
  let code = 0;
  for (const config of readdirSync(path).filter((name) => /^tsconfig.*\.json$/.test(name))) {
    const result = await runBin('typescript/bin/tsc', ['-p', join(path, config), '--singleThreaded'], {
      collect: true,
      env: typeEnvironment,
    });
    if (result.code !== 0) code = result.code;
    outputs.push(result.output);
  }
  return { code, output: outputs.join('') };
}

const collected =
  (file, words, env = {}) =>
  () =>
    runBin(file, words, { collect: true, env });

/**
 * Returns a step that runs a script of this repository. The path is relative to node_modules, because runBin starts
 * there.
 */
const own = (name, words) => collected(relative(join(root, 'node_modules'), join(root, 'scripts', name)), words);

const steps = () => [
  ['lint', collected('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], typeEnvironment)],
  ['format', collected('oxfmt/bin/oxfmt', ['--check', ...sources])],
  ['walls', own('walls.mjs', [])],
  ['gathered texts', own('wording.mjs', ['--check'])],
  ['licences of packages', own('notice.mjs', ['--check'])],
  ['dead code', collected('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])],
  [
    'undeclared imports',
    collected('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--strict', '--include', 'unlisted']),
  ],
  ...typedFolders().map((folder) => [`types ${folder}`, () => checkTypes(folder)]),
];

/** Runs all steps and prints a line for each. Returns how many passed and failed. */
export async function runChecks() {
  await generateRouteTypes();
  const waiting = steps();
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const [name, check] = step;
      const startMs = Date.now();
      const { code, output } = await check();
      say(`${code === 0 ? '  ok  ' : 'FAILED'} ${name} (${seconds(startMs)})`);
      if (code !== 0) say(output.trim());
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passed, failed } = await runChecks();
  say(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
