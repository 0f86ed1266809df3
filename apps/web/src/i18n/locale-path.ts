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

/** `/en/catalog` → `/catalog`; `/en` → `/`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  const rest = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1);
  return rest === '' ? '/' : sitePath(rest);
}

/** Returns the address of the same page in another language. */
export function switchLocale(locale: Locale, pathname: string, search = ''): string {
  return inLocale(locale, withoutLocale(pathname)) + search;
}

/** Returns the links for `<link rel="alternate" hreflang>`: each shown language and `x-default`, absolute. */
export const alternates = (
  siteUrl: string,
  pathname: string,
  search: string,
  languages: ShownLanguages,
): readonly Alternate[] => alternatesOf(siteUrl, withoutLocale(pathname) + search, languages);
