import {
  alternatesOf,
  defaultLocale,
  inLocale,
  locales,
  sitePath,
  type Alternate,
  type Locale,
  type ShownLanguages,
} from '@farad/domain/shared';

export { inLocale };

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Returns the language of an address: `/en/catalog` is English; no prefix is Russian (product S12). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return prefixed.find((locale) => locale === first) ?? defaultLocale;
}

/** Returns the path without its language: `/en/catalog` gives `/catalog`; `/en` gives `/`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  const rest = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1);
  return rest === '' ? '/' : sitePath(rest);
}

/** Returns the address of the same page in another language. */
export function switchLocale(locale: Locale, pathname: string, search = ''): string {
  return inLocale(locale, withoutLocale(pathname)) + search;
}

/** Returns the absolute addresses for `<link rel="alternate" hreflang>`: one per shown language, and `x-default`. */
export const alternates = (
  siteUrl: string,
  pathname: string,
  search: string,
  languages: ShownLanguages,
): readonly Alternate[] => alternatesOf(siteUrl, withoutLocale(pathname) + search, languages);
