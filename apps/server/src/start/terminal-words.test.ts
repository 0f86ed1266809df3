import { expect, it } from 'vitest';

import { languageOf } from './terminal-words.ts';

it.each([
  ['ru_RU.UTF-8', 'ru'],
  ['ru', 'ru'],
  ['tr_TR@euro', 'tr'],
  ['en_US.UTF-8', 'en'],
  ['de_DE.UTF-8', 'en'],
  ['C.UTF-8', 'en'],
  ['POSIX', 'en'],
  ['', 'en'],
])('the locale %s speaks %s', (locale, language) => expect(languageOf(locale)).toBe(language));
