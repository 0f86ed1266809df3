import { escapeHtml } from '@farad/domain/shared';

import type { InboxMessage } from './inbox.ts';

const words = {
  ru: {
    lang: 'ru',
    title: 'Исходящие сообщения',
    note: 'Магазин работает с двойниками SMS-оператора и почты: ничего не уходит наружу. Здесь то, что получил бы человек, новое сверху. Страница обновляется сама.',
    empty: 'Пока ничего не отправлено.',
    sms: 'SMS',
    email: 'Письмо',
    all: 'Показать все',
  },
  en: {
    lang: 'en',
    title: 'Outgoing messages',
    note: 'The shop talks to local twins of the SMS provider and the mail server: nothing leaves this machine. Here is what a person would have received, newest first. The page refreshes by itself.',
    empty: 'Nothing was sent yet.',
    sms: 'SMS',
    email: 'E-mail',
    all: 'Show all',
  },
} as const;

const style = `
:root{color-scheme:light dark;--paper:#FBFBF8;--ink:#15181C;--quiet:#5B6169;--line:#DDDCD4;--copper:#B4531A}
@media(prefers-color-scheme:dark){:root{--paper:#15181C;--ink:#ECEBE6;--quiet:#A3A8AF;--line:#33383F;--copper:#E08A52}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Golos Text',system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
p{margin:0}
.note{color:var(--quiet);font-size:14px;margin-bottom:24px}
a{color:var(--copper)}
.filter{margin-bottom:16px}
:focus-visible{outline:2px solid var(--copper);outline-offset:2px}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{padding:16px 0;border-bottom:1px solid var(--line)}
.head{display:flex;gap:12px;flex-wrap:wrap;font-size:13px;color:var(--quiet)}
.to{text-underline-offset:3px;font-family:'JetBrains Mono',ui-monospace,monospace;color:var(--ink);overflow-wrap:anywhere}
time{margin-left:auto;font-variant-numeric:tabular-nums}
h2{font-size:16px;margin:8px 0 0}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin-top:4px}
`;

/** Both pages of the twins allow styles of their own and nothing else. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

function item(message: InboxMessage, locale: keyof typeof words): string {
  const subject = message.subject === '' ? '' : `<h2>${escapeHtml(message.subject)}</h2>`;
  const time = new Date(message.at).toLocaleTimeString(locale);
  return `<li><p class="head"><span>${words[locale][message.channel]}</span><a class="to" href="?to=${encodeURIComponent(message.to)}">${escapeHtml(message.to)}</a>
<time datetime="${message.at}">${time}</time></p>${subject}<p class="text">${escapeHtml(message.text.trim())}</p></li>`;
}

/** The inbox for people; Russian unless the browser asks for English first. */
export function inboxPage(messages: readonly InboxMessage[], to: string, acceptLanguage: string): string {
  const locale = /^\s*en\b/i.test(acceptLanguage) ? 'en' : 'ru';
  const text = words[locale];
  const list =
    messages.length === 0
      ? `<p>${text.empty}</p>`
      : `<ol>${messages
          .slice(0, 200)
          .map((message) => item(message, locale))
          .join('')}</ol>`;
  return `<!doctype html><html lang="${text.lang}"><head><meta charset="utf-8"><title>${text.title} · Farad</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><style>${style}</style></head><body><main><h1>${text.title}</h1>
<p class="note">${text.note}</p>
${to === '' ? '' : `<p class="filter"><b>${escapeHtml(to)}</b> · <a href="?">${text.all}</a></p>`}${list}</main></body></html>`;
}
