import { locales } from '../shared/locale.ts';
import { inLocale } from '../shared/locale-path.ts';

// Paths that crawlers must not read: personal pages and endless lists. Pages with their own `noindex` are not listed,
// because a crawler must read the page to see it (integrations section 9).
const closed = ['/basket', '/checkout', '/cabinet', '/sign-in', '/search'];
const closedOnce = ['/admin', '/api/', '/*?*sort='];
const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid', 'from'];

/** Returns robots.txt for the shop's host. */
export function robotsText(siteUrl: string): string {
  const paths = [...locales.flatMap((locale) => closed.map((path) => inLocale(locale, path))), ...closedOnce];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    // Yandex gets its own block, because only it supports Clean-param. Other crawlers might misread the line.
    'User-agent: Yandex',
    ...paths.map((path) => `Disallow: ${path}`),
    `Clean-param: ${marks.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
