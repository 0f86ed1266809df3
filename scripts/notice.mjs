// `npm run notice`: writes NOTICE, the licences of the packages that the shop runs on. With --check it writes nothing and
// fails if NOTICE is outdated. It reads only the lock file, so NOTICE is the same on every system.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './run.mjs';

/** Licences of packages that name none in their package.json. They are read from the package's own LICENSE file. */
const readLicences = new Map([['png-js', 'MIT']]);

const head = `Farad
Copyright (c) 2026 Farad. MIT licence: see LICENSE.

The shop runs on these packages of others, sorted by licence. npm installs them, each with its own notices. Packages
that only tests and builds need are not listed. Written by \`npm run notice\` from package-lock.json.
`;

const byName = (one, other) => (one < other ? -1 : 1);

/** Returns the licence of a package of the lock file. */
function licenceOf(name, { license }) {
  const licence = license ?? readLicences.get(name);
  if (licence === undefined)
    throw new Error(`${name} names no licence: read it in the package and add it to scripts/notice.mjs`);
  return licence;
}

/**
 * Returns the text of NOTICE. Packages for development have no part in it, and neither do the workspaces, which are
 * links.
 */
export function noticeOf({ packages }) {
  const byLicence = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.dev === true || entry.link === true) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(name, entry);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  const parts = [...byLicence]
    .toSorted(([one], [other]) => byName(one, other))
    .map(([licence, names]) => [licence, ...[...names].toSorted(byName).map((name) => `  ${name}`), ''].join('\n'));
  return [head, ...parts].join('\n');
}

const [, started, option] = process.argv;
if (started !== undefined && import.meta.url === pathToFileURL(started).href) {
  const file = join(root, 'NOTICE');
  const notice = noticeOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  if (option !== '--check') writeFileSync(file, notice);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== notice) {
    say('NOTICE is outdated: run npm run notice');
    process.exitCode = 1;
  }
}
