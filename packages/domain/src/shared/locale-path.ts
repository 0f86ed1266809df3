import { defaultLocale, type Locale } from './locale.ts';
import type { ShownLanguages } from './shown-languages.ts';

/**
 * Makes a URL a path of this site. Browsers treat `//evil.example` and `/\\evil.example` as another host, so leading
 * slashes become one.
 */
export const sitePath = (address: string): string => address.replace(/^[/\\]+/, '/');

/** Returns a site path (`/catalog?x=1`) for a language: `/en/catalog?x=1`; Russian has no prefix (product S12). */
export function inLocale(locale: Locale, address: string): string {
  const path = sitePath(address);
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** URL of one language version of a page. */
export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** Returns the shown language versions of a site path and `x-default`, for `hreflang` (integrations section 9). */
export function alternatesOf(siteUrl: string, address: string, { shown, main }: ShownLanguages): readonly Alternate[] {
  const each = shown.map((locale) => ({ hrefLang: locale as string, href: siteUrl + inLocale(locale, address) }));
  return [...each, { hrefLang: 'x-default', href: siteUrl + inLocale(main, address) }];
}
