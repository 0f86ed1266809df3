// Settings of the documentation site, which `npm run docs` builds.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anchorOf, groups, placeOf, readPages, titleOf } from '../pages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = readPages(root);

const entryOf = (file) => ({
  text: titleOf(pages.get(file)),
  link: `/${placeOf(file).replace(/(?:index)?\.md$/, '')}`,
});

const decisions = [...pages.keys()].filter((file) => file.startsWith('docs/decisions/'));

/** Shows `{{ … }}` of the documents as text. Vue would compute it. */
function showBraces({ renderer: { rules } }) {
  for (const name of ['text', 'code_inline']) {
    const render = rules[name];
    rules[name] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;');
  }
}

export default {
  title: 'Farad',
  description: 'An online shop for electronic components and radio parts',
  lang: 'en',
  srcDir: join(root, 'build/docs-pages'),
  outDir: join(root, 'build/docs'),
  cacheDir: join(root, 'build/docs-cache'),
  // Addresses of a shop on one's own machine, such as http://localhost:3000, are no pages.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // What looks like a tag in the documents is text, such as <version>.
    html: false,
    anchor: { slugify: anchorOf },
    config: showBraces,
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      { text: 'Farad', link: '/' },
      ...groups.map(({ title, files }) => ({ text: title, items: files.map(entryOf) })),
      { ...entryOf('docs/decisions'), collapsed: true, items: decisions.map(entryOf) },
    ],
  },
};
