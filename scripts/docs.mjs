// `npm run docs [-- --base /farad/]`: builds the documentation site from the Markdown files of the repository into
// build/docs. It ends with code 1 if a link is dead. `--base` = path of the site on its host, by default `/`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { deadLinks, hasFile, onSite, placeOf, readPages } from './docs/pages.mjs';
import { root, say, seconds } from './run.mjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });

/** Writes the pages with links of the site, and the pictures, for VitePress. */
function writePages(pages) {
  const folder = join(root, 'build/docs-pages');
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of pages) {
    const path = join(folder, placeOf(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, onSite(file, text, pages));
  }
  cpSync(join(root, 'docs/pictures'), join(folder, 'pictures'), { recursive: true });
}

const startMs = Date.now();
const pages = readPages(root);
const dead = deadLinks(pages, hasFile(root));
for (const line of dead) say(`dead link in ${line}`);
if (dead.length > 0) process.exitCode = 1;
else {
  writePages(pages);
  await build(join(root, 'scripts/docs'), { base: values.base });
  say(`${pages.size} pages in build/docs (${seconds(startMs)})`);
}
