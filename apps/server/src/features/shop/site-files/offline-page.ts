import { createHash } from 'node:crypto';

import { escapeHtml, type Locale } from '@farad/domain/shared';
import { installTexts } from '@farad/wording/install-texts';

const style = `:root{color-scheme:light dark;--paper:light-dark(#fbfbf8,#121416);--ink:light-dark(#15181c,#e9e8e3);--ink-2:light-dark(#555b62,#a8adb3);--copper:light-dark(#b4531a,#e08a52);--on-copper:light-dark(#fff,#15181c)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Golos Text",system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:15vh 20px 40px}
h1{font-size:28px;line-height:1.2;margin:24px 0 12px}
p{margin:0 0 24px;color:var(--ink-2)}
a{display:inline-block;padding:10px 20px;background:var(--copper);color:var(--on-copper);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

const sign =
  '<svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true"><path d="M2 16h11M19 16h11M13 4v24M19 4v24" fill="none" stroke="currentColor" stroke-width="3"/></svg>';

/** Content security policy of the page, which loads nothing and runs no scripts. */
export const offlinePolicy = `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/**
 * Returns the page shown without a network. The address in the browser stays, so the link of the page reloads the
 * requested page.
 */
export function offlinePage(locale: Locale, shop: string): string {
  const { offlineTitle, offlineText, tryAgain } = installTexts[locale];
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${offlineTitle} · ${shop}`)}</title><style>${style}</style></head><body><main>${sign}<h1>${escapeHtml(offlineTitle)}</h1><p>${escapeHtml(offlineText)}</p><a href="">${escapeHtml(tryAgain)}</a></main></body></html>`;
}
