import { defaultLocale, locales, type Locale } from './locale.ts';

/**
 * An address as a path of the site: `//evil.example` and `/\\evil.example` would be another host to a browser, and what
 * they begin with becomes one slash.
 */
export const sitePath = (address: string): string => address.replace(/^[/\\]+/, '/');

/** An address of the site map (`/catalog?x=1`) in a language: `/en/catalog?x=1`; Russian has no prefix (product S12). */
export function inLocale(locale: Locale, address: string): string {
  const path = sitePath(address);
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
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
