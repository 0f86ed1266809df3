import { createHash } from 'node:crypto';

import { announcedDay, askAgainSeconds, type ShopOpening } from '@farad/domain/opening';
import {
  defaultLocale,
  escapeHtml,
  inLocale,
  languages,
  locales,
  type Locale,
  type ShownLanguages,
} from '@farad/domain/shared';
import { closedTexts } from '@farad/wording/closed-texts';
import { trialTexts } from '@farad/wording/trial-texts';
import { formatDate } from '@farad/wording/format';
import type { FastifyReply } from 'fastify';

/** How buyers can reach the shop while it is closed; empty = not set. */
export interface ClosedShopContacts {
  readonly phone: string;
  readonly email: string;
}

const style = `:root{color-scheme:light dark;--paper:light-dark(#fbfbf8,#121416);--ink:light-dark(#15181c,#e9e8e3);--ink-2:light-dark(#555b62,#a8adb3);--line:light-dark(#d9d8d2,#33373b)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Golos Text",system-ui,sans-serif}
main{box-sizing:border-box;max-width:600px;min-height:100vh;margin:0 auto;padding:12vh 20px 24px;display:flex;flex-direction:column}
.shop{margin:0 0 32px;font-weight:600;overflow-wrap:anywhere}
h1{font-size:32px;line-height:1.2;margin:0 0 16px}
p{margin:0 0 16px;color:var(--ink-2)}
.day{color:var(--ink);font-size:20px}
ul{list-style:none;margin:0 0 32px;padding:0}
li a{display:inline-block;padding:6px 0;font-size:18px;overflow-wrap:anywhere}
a{color:var(--ink)}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
footer{margin-top:auto;padding-top:12px;border-top:1px solid var(--line);display:flex;flex-wrap:wrap;gap:4px 20px}
footer a,footer span{display:inline-block;padding:6px 0;color:var(--ink-2)}`;

/** Content-Security-Policy of the page, which loads nothing and runs no scripts. */
const policy = `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** Returns the language of a URL path: `/en/catalog` is English. */
export function localeOfAddress(pathname: string): Locale {
  const first = pathname.split(/[/.]/, 2)[1] ?? '';
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale;
}

export interface ClosedPage {
  readonly opening: ShopOpening;
  readonly locale: Locale;
  readonly shop: string;
  readonly contacts: ClosedShopContacts;
  readonly shownLanguages: ShownLanguages['shown'];
  readonly officeUrl: string;
  readonly theme: 'light' | 'dark' | null;
  /** True if the shop runs as a trial, which the page says. */
  readonly isTrial: boolean;
  readonly now: Date;
}

const link = (href: string, text: string, rest = ''): string =>
  `<a href="${escapeHtml(href)}"${rest}>${escapeHtml(text)}</a>`;

function contactList({ phone, email }: ClosedShopContacts): string {
  const lines = [
    ...(phone === '' ? [] : [link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone)]),
    ...(email === '' ? [] : [link(`mailto:${email}`, email)]),
  ];
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function languageLinks(current: Locale, shown: ShownLanguages['shown']): string {
  return languages
    .filter(({ locale }) => shown.includes(locale))
    .map(({ locale, name }) =>
      locale === current
        ? `<span lang="${locale}">${name}</span>`
        : link(inLocale(locale, '/'), name, ` lang="${locale}" hreflang="${locale}"`),
    )
    .join('');
}

/** Returns the page that buyers see while the shop is closed. */
function closedPage(page: ClosedPage): string {
  const { opening, locale, shop, contacts, shownLanguages, officeUrl, theme, isTrial, now } = page;
  const words = closedTexts[locale];
  const title = opening.wasOpen ? words.backTitle : words.soonTitle;
  const day = announcedDay(opening, now);
  const list = contactList(contacts);
  return [
    `<!DOCTYPE html><html lang="${locale}"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} · ${shop}`)}</title><style>${style}</style></head><body><main>`,
    `<p class="shop">${escapeHtml(shop)}</p><h1>${escapeHtml(title)}</h1>`,
    day === null ? '' : `<p class="day">${escapeHtml(words.opensOn(formatDate(day, locale)))}</p>`,
    `<p>${escapeHtml(opening.wasOpen ? words.backText : words.soonText)}</p>`,
    isTrial ? `<p data-trial="">${escapeHtml(trialTexts[locale].page)}</p>` : '',
    list === '' ? '' : `<p>${escapeHtml(words.ask)}</p>${list}`,
    `<footer>${languageLinks(locale, shownLanguages)}${link(officeUrl, words.staff)}</footer></main></body></html>`,
  ].join('');
}

/** Sends the page of a closed shop. Because of the status 503, search engines keep their index and try again later. */
export const sendClosedPage = (reply: FastifyReply, page: ClosedPage): FastifyReply =>
  reply
    .code(503)
    .headers({
      'retry-after': askAgainSeconds(page.opening, page.now),
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(closedPage(page));

/**
 * Adds a notice to a page. It is plain HTML outside the elements that React controls, so that buyers need not load its
 * texts. `attributes` mark it for tests and styles.
 */
function withMark(html: string, attributes: string, content: string): string {
  const look = 'background:#ffd479;color:#15181c;padding:6px 16px;font-size:14px;line-height:1.5;text-align:center';
  const aside = `<aside ${attributes} style="${look}">${content}</aside>`;
  // The replacement is a function, because in a string `$&` would have a special meaning.
  return html.replace(/<body[^>]*>/, (body) => `${body}${aside}`);
}

const trialWords = (locale: Locale, isTrial: boolean): string => (isTrial ? `${trialTexts[locale].page} ` : '');

/** Adds a notice to a page: staff see the shop, but buyers do not, and in a trial nothing is real. */
export function withClosedMark(html: string, locale: Locale, officeUrl: string, isTrial: boolean): string {
  const { mark, markLink } = closedTexts[locale];
  const words = escapeHtml(trialWords(locale, isTrial) + mark);
  const office = link(officeUrl, markLink, ' style="color:inherit;text-decoration:underline"');
  return withMark(html, `data-closed=""${isTrial ? ' data-trial=""' : ''}`, `${words} ${office}`);
}

/** Adds a notice to a page that shows an unsaved setting. */
export const withPreviewMark = (html: string, locale: Locale, isTrial: boolean): string =>
  withMark(
    html,
    `data-preview=""${isTrial ? ' data-trial=""' : ''}`,
    escapeHtml(trialWords(locale, isTrial) + closedTexts[locale].previewMark),
  );
