// Turns the Markdown files of the repository into the pages of the documentation site. On GitHub links lead to files; on
// the site they lead to pages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Groups of the side bar with their files. */
export const groups = [
  {
    title: 'Run a shop',
    files: [
      'docs/opening.md',
      'docs/operations.md',
      'docs/replicas.md',
      'docs/several-servers.md',
      'docs/scale.md',
      'docs/import.md',
      'docs/exchange-1c.md',
      'docs/customer-api.md',
    ],
  },
  {
    title: 'What it does',
    files: [
      'docs/tour.md',
      'docs/product.md',
      'docs/specification.md',
      'docs/accuracy.md',
      'docs/relevance.md',
      'docs/speed.md',
      'docs/personal-data.md',
      'docs/legal-duties.md',
    ],
  },
  {
    title: 'Work on it',
    files: [
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'docs/mutation.md',
      'docs/reference/cdek-status-codes.md',
      'SECURITY.md',
      'CODE_OF_CONDUCT.md',
      'CHANGELOG.md',
    ],
  },
];

const first = 'README.md';
const decisions = 'docs/decisions';
const pictures = 'docs/pictures/';

/** Returns the path of a page or picture on the site: `docs/import.md` is `import.md`, the README is the first page. */
export function placeOf(file) {
  if (file === first) return 'index.md';
  if (file === decisions) return 'decisions/index.md';
  if (file.startsWith('docs/')) return file.slice('docs/'.length);
  return file.toLowerCase().replaceAll('_', '-');
}

/** Returns the anchor of a heading as GitHub makes it. */
export const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

/** Splits a text into prose (even indices) and blocks of code (odd indices). */
const parts = (text) => text.split(/(^```[^\n]*\n.*?^```[^\n]*$)/gms);

const changeProse = (text, change) =>
  parts(text)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

export const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** Returns the anchors of a page. A heading that occurs again gets a number. */
function anchorsIn(text) {
  const anchors = new Set();
  for (const [, heading] of parts(text)
    .filter((_, index) => index % 2 === 0)
    .flatMap((part) => [...part.matchAll(/^#{1,6} (.+)$/gm)])) {
    const anchor = anchorOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

const link = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;
const isOutside = (target) => /^[a-z]+:/i.test(target);

/** Returns where a link of a file leads: a path from the root of the repository, and an anchor, '' = none. */
function destinationOf(file, target) {
  const [path = '', anchor = ''] = target.split('#');
  return { path: path === '' ? file : posix.join(posix.dirname(file), path), anchor };
}

/**
 * Returns the dead links of the pages, each as `file: target`. `pages` = texts by file; `exists` tells whether the
 * repository has a file or folder.
 */
export function deadLinks(pages, exists) {
  const anchors = new Map([...pages].map(([file, text]) => [file, anchorsIn(text)]));
  const isDead = (file, target) => {
    const { path, anchor } = destinationOf(file, target);
    if (!pages.has(path)) return anchor !== '' || !exists(path);
    return anchor !== '' && !anchors.get(path).has(anchor);
  };
  return [...pages].flatMap(([file, text]) =>
    parts(text)
      .filter((_, index) => index % 2 === 0)
      .flatMap((part) => [...part.matchAll(link)].map(([, , , target]) => target))
      .filter((target) => !isOutside(target) && isDead(file, target))
      .map((target) => `${file}: ${target}`),
  );
}

/**
 * Returns the text of a page with links of the site. A link to a file that is no page becomes the name of this file.
 * @param {string} file
 * @param {string} text
 * @param {{ has: (file: string) => boolean }} pages
 * @returns {string}
 */
export function onSite(file, text, pages) {
  const from = posix.dirname(placeOf(file));
  return changeProse(text, (prose) =>
    prose.replaceAll(link, (whole, mark, title, target) => {
      if (isOutside(target)) return whole;
      const { path, anchor } = destinationOf(file, target);
      if (!pages.has(path) && !path.startsWith(pictures))
        return title.includes(path) ? title : `${title} (\`${path}\`)`;
      const place = posix.relative(from, placeOf(path));
      return `${mark}[${title}](${place.startsWith('.') ? place : `./${place}`}${anchor === '' ? '' : `#${anchor}`})`;
    }),
  );
}

const namesIn = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`);

/** Returns the page that lists the decisions. It stands for their folder. */
const listOf = (texts) =>
  [
    '# Decisions',
    '',
    ...texts.map(([file, text]) => `- [${titleOf(text)}](decisions/${posix.basename(file)})`),
    '',
  ].join('\n');

/**
 * Returns the texts of all pages by file. Throws if a document of `docs/` has no place in the side bar.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readPages(root) {
  const read = (file) => [file, readFileSync(join(root, file), 'utf8')];
  const files = groups.flatMap((group) => group.files);
  const lost = ['docs', 'docs/reference']
    .flatMap((folder) => namesIn(root, folder))
    .filter((file) => !files.includes(file));
  if (lost.length > 0) throw new Error(`no group of scripts/docs/pages.mjs has ${lost.join(', ')}`);
  const decided = namesIn(root, decisions).map(read);
  return new Map([first, ...files].map(read).concat(decided, [[decisions, listOf(decided)]]));
}

export const hasFile = (root) => (path) => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
