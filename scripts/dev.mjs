// `npm run dev`: restarts the server when a file of the server or of a package changes. When an input of the web
// application or of the back office changes, builds them first.
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { runInForeground } from './foreground.mjs';
import { root, say } from './run.mjs';

const applications = ['apps/web', 'apps/back-office'];
const webInputs = [...applications, 'packages/contract', 'packages/domain', 'packages/drawings', 'packages/wording'];
const quietMs = 200;

let timer;
let building = false;
let again = false;

async function rebuild() {
  if (building) {
    again = true;
    return;
  }
  building = true;
  if ((await buildWeb()) !== 0) say('Waiting for the next change …');
  building = false;
  if (!again) return;
  again = false;
  await rebuild();
}

function onChange() {
  clearTimeout(timer);
  timer = setTimeout(() => void rebuild(), quietMs);
}

await rebuild();
const watchers = webInputs
  .map((path) => join(root, path, applications.includes(path) ? '' : 'src'))
  .filter((path) => existsSync(path))
  .map((path) =>
    watch(path, { recursive: true }, (_event, name) => {
      if (!/(?:^|[\\/])(?:build|node_modules|\.react-router)(?:[\\/]|$)/.test(name ?? '')) onChange();
    }),
  );
// CHECK_ANSWERS: an API answer that does not match its schema is an error immediately.
process.exitCode = await runInForeground(
  [
    '--watch',
    '--watch-preserve-output',
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    ...applications.map((path) => `--watch-path=${path}/build`),
    'apps/server/src/main.ts',
  ],
  { CHECK_ANSWERS: process.env.CHECK_ANSWERS ?? 'on' },
);
clearTimeout(timer);
for (const watcher of watchers) watcher.close();
