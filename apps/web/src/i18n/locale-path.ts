import {
  alternatesOf,
  defaultLocale,
  inLocale,
  locales,
  sitePath,
  type Alternate,
  type Locale,
} from '@farad/domain/shared';

export { inLocale };

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Language of an address: `/en/catalog` is English; without a prefix Russian (product S12). */
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

/** The same page in another language. */
export function switchLocale(locale: Locale, pathname: string, search = ''): string {
  return inLocale(locale, withoutLocale(pathname)) + search;
}

/** For `<link rel="alternate" hreflang>`: each language and `x-default`, absolute. */
export const alternates = (siteUrl: string, pathname: string, search = ''): readonly Alternate[] =>
  alternatesOf(siteUrl, withoutLocale(pathname) + search);
