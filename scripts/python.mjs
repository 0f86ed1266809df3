// Installs Python programs for the tests: from PyPI, into a cache folder of this checkout.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install, lastLines } from './debian.mjs';
import { root, run, say } from './run.mjs';

const version = '4.32.5';
const folder = join(root, 'node_modules', '.cache', `schemathesis-${version}`);
const program = join(folder, 'bin', 'schemathesis');

/**
 * Creates the folder with `python3 -m venv`. If that fails, it installs the module first, which is a separate package
 * on Debian.
 */
async function makeFolder() {
  const make = () => run('python3', ['-m', 'venv', folder], { collect: true });
  const first = await make();
  if (first.code === 0 || !canInstall()) return first;
  await install('python3-venv');
  return make();
}

/**
 * Installs Schemathesis if it is missing. Returns the environment variable with its path; empty if it cannot be
 * installed. The test that needs it then fails and says so.
 */
export async function ensureSchemathesis() {
  if (process.env['SCHEMATHESIS'] !== undefined) return {};
  if (!existsSync(program)) {
    say(`Installing Schemathesis ${version} for the API test against its description (once) …`);
    const made = await makeFolder();
    const pip = join(folder, 'bin', 'pip');
    const words = ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`];
    const { code, output } = made.code === 0 ? await run(pip, words, { collect: true }) : made;
    if (code !== 0) say(lastLines(output));
  }
  return existsSync(program) ? { SCHEMATHESIS: program } : {};
}
