import { readFileSync } from 'node:fs';

import { Engine } from 'mrml';
import { expect, test } from 'vitest';

import { letterFrame } from './frame.ts';

const compiled = (): string => {
  const made = new Engine().toHtml(readFileSync(new URL('frame.mjml', import.meta.url), 'utf8'));
  if (made.type !== 'success') throw new Error(`frame.mjml: ${made.message}`);
  return made.content;
};

// After a change of frame.mjml run: vitest run packages/documents/src/letter/frame.test.ts -u
test('the frame of letters is what its MJML compiles to', async () => {
  const module = `/** Compiled from frame.mjml by frame.test.ts. */\nexport const letterFrame = \`${compiled()}\`;\n`;
  await expect(module).toMatchFileSnapshot('./frame.ts');
});

test('the frame loads nothing from outside', () => {
  const addresses = [...letterFrame.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, url]) => url);
  expect(new Set(addresses)).toEqual(new Set(['[[siteUrl]]', 'cid:[[logo]]', '[[url]]', 'tel:[[phoneDigits]]']));
  expect(letterFrame).not.toMatch(/@import|url\(|<script/);
});
