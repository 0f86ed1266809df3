import { expect, test } from 'vitest';

import { logoStyles } from '../styles/logo-styles.ts';
import { withHeadTags } from './head-tags.server.ts';

const page = '<html lang="ru" data-theme="dark"><head><title>T</title></head><body></body></html>';
const usual = { style: '', icon: null };

test('the program’s own look needs no style', () => {
  const made = withHeadTags(page, 'ru', usual);
  expect(made).toContain('<html lang="ru" data-theme="dark"><head>');
  expect(made).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(made).toContain('<meta name="theme-color" content="#121416">');
});

test('the look of the shop is set on the root, its icons have addresses of their own', () => {
  const icon = 'a'.repeat(32);
  const made = withHeadTags(page, 'en', { style: '--copper:light-dark(#1a5fb4,#7fb2ff)', icon });
  expect(made).toContain('<html style="--copper:light-dark(#1a5fb4,#7fb2ff)" lang="ru" data-theme="dark">');
  expect(made).toContain(`<link rel="icon" href="/img/shop/${icon}/icon-96.png" type="image/png" sizes="96x96">`);
  expect(made).toContain(`<link rel="apple-touch-icon" href="/img/shop/${icon}/apple-touch-icon.png">`);
  expect(made).toContain('href="/en/manifest.webmanifest"');
  expect(made).not.toContain('<style>');
  const withLogo = withHeadTags(page, 'en', { style: `--logo:url(/img/shop/${icon}/logo)`, icon });
  expect(withLogo).toContain(`<style>${logoStyles}</style>`);
  expect(made).toContain('<meta name="theme-color" content="#121416">');
});

test('the first paint waits for the header of a page that has one', () => {
  const waits = '<link rel="expect" href="#header-end" blocking="render">';
  const withHeader = page.replace('<body>', '<body><header><span id="header-end" hidden=""></span></header>');
  expect(withHeadTags(withHeader, 'ru', usual)).toContain(waits);
  expect(withHeadTags(page, 'ru', usual)).not.toContain(waits);
});
