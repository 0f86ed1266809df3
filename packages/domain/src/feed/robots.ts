import { locales } from '../shared/locale.ts';
import { inLocale } from '../shared/locale-path.ts';

// Personal pages and endless lists. Pages with their own `noindex` must stay crawlable (integrations section 9).
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
    // Only Yandex supports Clean-param; other crawlers might misread it.
    'User-agent: Yandex',
    ...paths.map((path) => `Disallow: ${path}`),
    `Clean-param: ${marks.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
