import { expect, it } from 'vitest';

import { localeOf } from './locale.ts';

it.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['en', 'en'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['de, en;q=0.5', 'en'],
  ['de-DE', 'ru'],
  ['ru;q=0.1, en;q=0.7', 'en'],
  ['en;q=0', 'ru'],
  ['*', 'ru'],
  ['EN-us', 'en'],
  [';;;q=,,', 'ru'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
