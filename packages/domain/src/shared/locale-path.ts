import { defaultLocale, locales, type Locale } from './locale.ts';

/** An address of the site map (`/catalog?x=1`) in a language: `/en/catalog?x=1`; Russian has no prefix (product S12). */
export function inLocale(locale: Locale, address: string): string {
  if (locale === defaultLocale) return address;
  return address === '/'
    ? `/${locale}`
    : address.startsWith('/?')
      ? `/${locale}${address.slice(1)}`
      : `/${locale}${address}`;
}

/** One language version of a page, absolute. */
export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** Every language version of an address of the site map and `x-default`, for `hreflang` (integrations section 9). */
export function alternatesOf(siteUrl: string, address: string): readonly Alternate[] {
  const each = locales.map((locale) => ({ hrefLang: locale as string, href: siteUrl + inLocale(locale, address) }));
  return [...each, { hrefLang: 'x-default', href: siteUrl + inLocale(defaultLocale, address) }];
}
