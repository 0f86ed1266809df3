import { expect, test } from 'vitest';
import { defaultLocale, isLocale, languages, locales } from './index.ts';

test('the language records of the specification', () => {
  expect(languages.map(({ languageId, locale, icon }) => [languageId, locale, icon])).toEqual([
    ['russian', 'ru', 'ru'],
    ['english', 'en', 'us'],
    ['turkish', 'tr', 'tr'],
  ]);
  expect(defaultLocale).toBe('ru');
  expect(locales.every(isLocale)).toBe(true);
  expect(isLocale('de')).toBe(false);
});
