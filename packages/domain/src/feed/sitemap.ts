import { alternatesOf, inLocale } from '../shared/locale-path.ts';
import { locales } from '../shared/locale.ts';
import type { ShownLanguages } from '../shared/shown-languages.ts';
import { xmlText } from './xml-text.ts';

/** Maximum number of URLs in a sitemap file (sitemaps.org). */
const sitemapAddressesMax = 50_000;

/** Maximum number of pages in a sitemap file. Each page has one URL per language. */
export const sitemapPagesMax = Math.floor(sitemapAddressesMax / locales.length);

/** A page of the sitemap: its Russian path (`/catalog`) and the time of its last change. */
export interface SitemapPage {
  readonly address: string;
  readonly changedAt: Date | null;
}

export interface SitemapFile {
  /** Absolute URL. */
  readonly url: string;
  readonly changedAt: Date | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapStart = `${head}<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = '</urlset>\n';

const lastmod = (at: Date | null): string => (at === null ? '' : `<lastmod>${at.toISOString()}</lastmod>`);

/**
 * Returns the sitemap entries of a page: one per language of the site. Each entry lists the URLs of all languages, its
 * own included (integrations section 9).
 */
export function sitemapEntries(
  siteUrl: string,
  { address, changedAt }: SitemapPage,
  languages: ShownLanguages,
): string {
  const links = alternatesOf(siteUrl, address, languages)
    .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`)
    .join('');
  return languages.shown
    .map(
      (locale) =>
        `<url><loc>${xmlText(siteUrl + inLocale(locale, address))}</loc>${lastmod(changedAt)}${links}</url>\n`,
    )
    .join('');
}

/** Returns the sitemap index, which lists the sitemap files. */
export function sitemapIndex(files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ url, changedAt }) => `<sitemap><loc>${xmlText(url)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${sitemapNamespace}">\n${entries.join('')}</sitemapindex>\n`;
}
