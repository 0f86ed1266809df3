import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf, deadLinks, hasFile, onSite, placeOf, readPages } from './pages.mjs';

const root = join(import.meta.dirname, '../..');
const fence = '```';

test('links and anchors of all pages lead somewhere', () => {
  const pages = readPages(root);
  expect(pages.size).toBeGreaterThan(70);
  expect(deadLinks(pages, hasFile(root))).toEqual([]);
});

test('a dead link, a dead anchor and an anchor of no page are named; code has no links', () => {
  const pages = new Map([
    [
      'docs/a.md',
      '# A\n\n[b](b.md#two-words-1), [c](c.md), [d](b.md#three), [self](#a), [file](../x.sh#1), [out](https://x)',
    ],
    ['docs/b.md', `# B\n\n## Two *words*\n\n## Two words\n\n${fence}sh\n## Three\n[e](e.md)\n${fence}\n`],
  ]);
  expect(deadLinks(pages, (path: string) => path === 'x.sh')).toEqual([
    'docs/a.md: c.md',
    'docs/a.md: b.md#three',
    'docs/a.md: ../x.sh#1',
  ]);
});

test.each([
  ['README.md', 'index.md'],
  ['CODE_OF_CONDUCT.md', 'code-of-conduct.md'],
  ['docs/import.md', 'import.md'],
  ['docs/decisions', 'decisions/index.md'],
  ['docs/decisions/0001-shape-of-the-program.md', 'decisions/0001-shape-of-the-program.md'],
])('%s is the page %s', (file, place) => {
  expect(placeOf(file)).toBe(place);
});

test('links lead to pages of the site; other files are named', () => {
  const pages = new Map(
    ['README.md', 'docs/import.md', 'docs/decisions', 'docs/decisions/1.md'].map((file) => [file, '']),
  );
  const here = (file: string, text: string): string => onSite(file, text, pages);
  expect(here('README.md', '[i](docs/import.md#a) [d](docs/decisions)')).toBe(
    '[i](./import.md#a) [d](./decisions/index.md)',
  );
  expect(here('README.md', '![p](docs/pictures/p.webp) [o](https://x)')).toBe('![p](./pictures/p.webp) [o](https://x)');
  expect(here('docs/decisions/1.md', '[r](../../README.md#b) [s](#c)')).toBe('[r](../index.md#b) [s](./1.md#c)');
  expect(here('docs/import.md', '[the unit](../deploy/x.env)')).toBe('the unit (`deploy/x.env`)');
  expect(here('README.md', '[LICENSE](LICENSE)')).toBe('LICENSE');
  expect(here('README.md', `${fence}text\n[i](docs/import.md)\n${fence}`)).toBe(
    `${fence}text\n[i](docs/import.md)\n${fence}`,
  );
});

test.each([
  ['3. Name and certificate', '3-name-and-certificate'],
  ['Before opening: `npm run doctor`', 'before-opening-npm-run-doctor'],
  ['Лента «Новости»', 'лента-новости'],
])('%s has the anchor of GitHub', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
