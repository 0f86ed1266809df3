import { locales } from '../shared/locale.ts';
import { inLocale } from '../shared/locale-path.ts';

// Pages of a visitor alone and endless views. What shows `noindex` itself must stay readable (integrations section 9).
const closed = ['/basket', '/checkout', '/cabinet', '/sign-in', '/search'];
const closedOnce = ['/admin', '/api/', '/*?*sort='];
const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid', 'from'];

/** robots.txt of the shop's host. */
export function robotsText(siteUrl: string): string {
  const paths = [...locales.flatMap((locale) => closed.map((path) => inLocale(locale, path))), ...closedOnce];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    // Yandex alone knows Clean-param; others would stumble over it.
    'User-agent: Yandex',
    ...paths.map((path) => `Disallow: ${path}`),
    `Clean-param: ${marks.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
