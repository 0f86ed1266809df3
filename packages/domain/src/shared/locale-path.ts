import { defaultLocale, type Locale } from './locale.ts';
import type { ShownLanguages } from './shown-languages.ts';

/**
 * Returns a path of this site. Browsers take `//evil.example` and `/\\evil.example` for another host, so several
 * leading slashes become one.
 */
export const sitePath = (address: string): string => address.replace(/^[/\\]+/, '/');

/**
 * Returns the path of a page in a language: `/catalog?x=1` becomes `/en/catalog?x=1`. Russian paths have no prefix
 * (product S12).
 */
export function inLocale(locale: Locale, address: string): string {
  const path = sitePath(address);
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** URL of a page in one language. */
export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** Returns the URLs of a page in all shown languages, and its `x-default`, for `hreflang` (integrations section 9). */
export function alternatesOf(siteUrl: string, address: string, { shown, main }: ShownLanguages): readonly Alternate[] {
  const each = shown.map((locale) => ({ hrefLang: locale as string, href: siteUrl + inLocale(locale, address) }));
  return [...each, { hrefLang: 'x-default', href: siteUrl + inLocale(main, address) }];
}
