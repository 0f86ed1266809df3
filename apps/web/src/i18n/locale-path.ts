import { defaultLocale, locales, type Locale } from '@farad/domain/shared';

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Language of an address: `/en/catalog` is English; without a prefix Russian (product S12). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return prefixed.find((locale) => locale === first) ?? defaultLocale;
}

/** `/en/catalog` → `/catalog`; `/en` → `/`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === defaultLocale) return pathname;
  const rest = pathname.slice(locale.length + 1);
  return rest === '' ? '/' : rest;
}

/** An address of the site map (`/catalog?x=1`) in a language: `/en/catalog?x=1`. */
export function inLocale(locale: Locale, address: string): string {
  if (locale === defaultLocale) return address;
  return address === '/'
    ? `/${locale}`
    : address.startsWith('/?')
      ? `/${locale}${address.slice(1)}`
      : `/${locale}${address}`;
}

/** The same page in another language. */
export function switchLocale(locale: Locale, pathname: string, search = ''): string {
  return inLocale(locale, withoutLocale(pathname)) + search;
}

/** For `<link rel="alternate" hreflang>`: each language and `x-default`, absolute. */
export function alternates(siteUrl: string, pathname: string, search = ''): { hrefLang: string; href: string }[] {
  const each = locales.map((locale) => ({
    hrefLang: locale as string,
    href: siteUrl + switchLocale(locale, pathname, search),
  }));
  return [...each, { hrefLang: 'x-default', href: siteUrl + switchLocale(defaultLocale, pathname, search) }];
}
