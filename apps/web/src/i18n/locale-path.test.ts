import { describe, expect, it } from 'vitest';

import { allLanguages, locales } from '@farad/domain/shared';
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

  it('removes the prefix and adds it', () => {
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

  it.each(['/en//evil.example', '/en/\\evil.example', '/tr///evil.example', '//evil.example', '/\\/evil.example'])(
    'a change of language on %s stays on the site',
    (pathname) => {
      const links = locales.flatMap((locale) => [
        switchLocale(locale, pathname),
        inLocale(locale, pathname),
        ...alternates('https://farad.example', pathname, '', allLanguages).map(({ href }) => href),
      ]);
      expect(links.map((link) => new URL(link, 'https://farad.example').host)).toEqual(
        links.map(() => 'farad.example'),
      );
      expect(withoutLocale(pathname)).toBe('/evil.example');
    },
  );

  it('lists every language and the default', () => {
    expect(alternates('https://farad.example', '/en/catalog', '', allLanguages)).toEqual([
      { hrefLang: 'ru', href: 'https://farad.example/catalog' },
      { hrefLang: 'en', href: 'https://farad.example/en/catalog' },
      { hrefLang: 'tr', href: 'https://farad.example/tr/catalog' },
      { hrefLang: 'x-default', href: 'https://farad.example/catalog' },
    ]);
  });
});
