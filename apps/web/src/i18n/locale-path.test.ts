import { describe, expect, it } from 'vitest';

import { alternates, inLocale, localeOfPath, switchLocale, withoutLocale } from './locale-path.ts';

describe('language of an address', () => {
  it.each([
    ['/', 'ru'],
    ['/catalog', 'ru'],
    ['/en', 'en'],
    ['/en/catalog', 'en'],
    ['/tr/product/x', 'tr'],
    ['/english', 'ru'],
    ['/ru/catalog', 'ru'],
  ])('%s → %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('takes the prefix off and puts it on', () => {
    expect(withoutLocale('/en')).toBe('/');
    expect(withoutLocale('/tr/search')).toBe('/search');
    expect(withoutLocale('/english')).toBe('/english');
    expect(inLocale('ru', '/catalog')).toBe('/catalog');
    expect(inLocale('en', '/')).toBe('/en');
    expect(inLocale('en', '/?a=1')).toBe('/en?a=1');
    expect(inLocale('tr', '/search?text=10к')).toBe('/tr/search?text=10к');
  });

  it('stays on the page when the language changes', () => {
    expect(switchLocale('tr', '/en/catalog/chip-resistors', '?page=2')).toBe('/tr/catalog/chip-resistors?page=2');
    expect(switchLocale('ru', '/tr')).toBe('/');
    expect(switchLocale('en', '/')).toBe('/en');
  });

  it('names every language and the default', () => {
    expect(alternates('https://farad.example', '/en/catalog')).toEqual([
      { hrefLang: 'ru', href: 'https://farad.example/catalog' },
      { hrefLang: 'en', href: 'https://farad.example/en/catalog' },
      { hrefLang: 'tr', href: 'https://farad.example/tr/catalog' },
      { hrefLang: 'x-default', href: 'https://farad.example/catalog' },
    ]);
  });
});
