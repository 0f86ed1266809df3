// Installs the packages of package-lock.json if they are missing. It runs before every command of package.json. It is
// plain JavaScript for Node 20 without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install as installPackage, lastLines } from './debian.mjs';
import { childEnvironment, nodePath, root, say, seconds } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.farad-installed');
const nodeMajor = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node.split('.')[0];

/** Returns a text that identifies the required packages: the hash of the lock file, the system and the processor. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform} ${process.arch}`;
}

function isInstalled(stamp) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  return installedByHand();
}

/**
 * Returns true if all packages are already installed, for example by `npm install`. It compares npm's record in
 * node_modules with the lock file.
 */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.peer === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Returns the program and arguments that run npm. If npm started this script, the same npm is used, so that only one
 * version runs. Otherwise it is the npm of the PATH.
 */
function npmCommand(words) {
  const own = process.env.npm_execpath;
  if (own !== undefined && /npm-cli\.[cm]?js$/.test(own)) return [process.execPath, [own, ...words]];
  return ['npm', words];
}

function runNpm(words) {
  const [program, all] = npmCommand(words);
  const child = spawn(program, all, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
    env: { ...process.env, NODE_ENV: '' },
  });
  const startMs = Date.now();
  const clock = setInterval(() => say(`  … still installing (${seconds(startMs)})`), 10_000);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`npm could not be started: ${error.message}`));
    child.once('close', (code) => resolve(code === 0 ? null : `npm ${words[0]} ended with code ${code}`));
  }).finally(() => clearInterval(clock));
}

/** Returns the version of the Node in node_modules; null if that Node does not run. */
function installedNodeVersion() {
  const answer = spawnSync(nodePath, ['--version'], { encoding: 'utf8', env: childEnvironment() });
  return answer.status === 0 ? answer.stdout.trim() : null;
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** A library that Node needs. Small systems, such as a Debian container image, do not have it. */
const neededLibrary = 'libatomic.so.1';
const neededPackage = 'libatomic1';

/** Returns true if the library is installed, and on systems where this cannot be checked. */
function hasNeededLibrary() {
  if (process.platform !== 'linux') return true;
  const { stdout, status } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  return status !== 0 || stdout.includes(neededLibrary);
}

async function ensureLibrary() {
  if (hasNeededLibrary()) return;
  if (canInstall()) {
    say(`Installing the package ${neededPackage}, which Node needs (once) …`);
    const { code, output } = await installPackage(neededPackage);
    if (code !== 0) say(lastLines(output));
  }
  if (!hasNeededLibrary()) {
    fail(
      `Node ${nodeMajor}, which Farad runs on, needs ${neededLibrary}, which this system does not have. ` +
        `Install the package ${neededPackage} (Debian, Ubuntu) or libatomic (Fedora, RHEL) and start again.`,
    );
  }
}

async function install(stamp) {
  await ensureLibrary();
  const startMs = Date.now();
  say('Installing the packages of package-lock.json (once; about a minute) …');
  const problem = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (problem !== null) {
    fail(
      `The installation failed: ${problem}. Its message is above; most often the network or the disk is the reason.`,
    );
  }
  await ensureNode();
  writeFileSync(stampFile, stamp);
  say(`Installed in ${seconds(startMs)}.`);
}

/**
 * Downloads Node if it is missing. Ends this process with an error if the right Node is still missing. The npm package
 * `node` downloads Node in an install script, which npm may be set to ignore.
 */
async function ensureNode() {
  if (installedNodeVersion() === null) {
    say('Install scripts were skipped; running the one that downloads Node …');
    await runNpm(['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts', '--loglevel=error']);
  }
  const version = installedNodeVersion();
  if (version?.startsWith(`v${nodeMajor}.`) === true) return;
  fail(
    `Node ${nodeMajor}, which Farad runs on, is not in ${nodePath} (found: ${version ?? 'nothing that runs'}). ` +
      'npm was probably told to ignore install scripts. Run: npm rebuild node --ignore-scripts=false',
  );
}

const stamp = wantedStamp();
if (isInstalled(stamp)) {
  await ensureNode();
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) writeFileSync(stampFile, stamp);
} else {
  await install(stamp);
}
