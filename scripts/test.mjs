// `npm test`: runs the checks, the build, the unit and API tests and the browser tests. The last line is `N passed, N
// failed`.
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { runChecks } from './check.mjs';
import { root, runBin, say, seconds } from './run.mjs';
import { scratchFolder } from './scratch.mjs';

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Names of failed tests. They are printed at the end, because readers may see only the last lines. */
const notOk = [];

/**
 * Returns how many tests passed and how many failed, by a report file. A run that failed without a failed test in the
 * report counts as one failure.
 */
async function countsOf(file, code, read) {
  const counts = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') notOk.push(`${relative(root, name)}: ${fullName}`);
  return { passed: numPassedTests, failed: numFailedTests };
}

function nameJourneys({ suites = [], specs = [], file }) {
  for (const { title, tests } of specs)
    for (const { status } of tests) if (status === 'unexpected') notOk.push(`e2e/src/${file}: ${title}`);
  for (const suite of suites) nameJourneys(suite);
}

function readPlaywright(report) {
  nameJourneys(report);
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected };
}

async function runUnitTests(scratch) {
  const report = join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runBin('vitest/vitest.mjs', ['run', ...reporters]);
  return countsOf(report, code, readVitest);
}

async function runBrowserTests(scratch) {
  const browser = await ensureBrowser();
  if (browser === null) return one(1);
  const report = join(scratch, 'playwright.json');
  const data = join(scratch, 'e2e');
  await mkdir(data);
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FARAD_E2E_DATA: data };
  const { code } = await runBin('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env,
  });
  return countsOf(report, code, readPlaywright);
}

process.env.TMPDIR = scratchFolder();
const scratch = await mkdtemp(join(process.env.TMPDIR, 'farad-npm-test-'));
await chmod(scratch, 0o711); // as root: lets the account that runs PostgreSQL enter
// Delete the folder when this process ends, also after Ctrl-C, because the folder may be in memory.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
// Cache of compiled code, so that only the first of the dozen shops of the tests compiles the program.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled');
const parts = [
  ['Checks', runChecks],
  ['Build', async () => one(await buildWeb())],
  ['Unit and API tests', () => runUnitTests(scratch)],
  ['Browser tests', () => runBrowserTests(scratch)],
];

const total = { passed: 0, failed: 0 };
for (const [name, runPart] of parts) {
  const startMs = Date.now();
  say(`\n${name}`);
  const { passed, failed } = await runPart();
  say(`${name}: ${passed} ok, ${failed} not ok (${seconds(startMs)})`);
  total.passed += passed;
  total.failed += failed;
}
for (const name of notOk) say(`not ok: ${name}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
