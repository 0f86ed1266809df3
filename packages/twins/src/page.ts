import { escapeHtml } from '@farad/domain/shared';

import type { InboxEntry } from './messages/inbox.ts';
import { fileLinks } from './messages/letter-page.ts';
import { languageOf, writePage, type PageLanguage } from './page-frame.ts';

const words = {
  ru: {
    title: 'Исходящие сообщения',
    note: 'Вместо SMS-оператора и почты работает имитация: ничего не уходит наружу. Здесь то, что получил бы человек, новое сверху. Страница обновляется сама.',
    empty: 'Пока ничего не отправлено.',
    sms: 'SMS',
    email: 'Письмо',
    all: 'Показать все',
    asMail: 'Как в почте',
    payments: 'Платежи',
    parcels: 'Посылки',
  },
  en: {
    title: 'Outgoing messages',
    note: 'The SMS provider and the mail server are simulated: nothing leaves this machine. Here is what a person would have received, newest first. The page refreshes by itself.',
    empty: 'Nothing was sent yet.',
    sms: 'SMS',
    email: 'E-mail',
    all: 'Show all',
    asMail: 'As mail shows it',
    payments: 'Payments',
    parcels: 'Parcels',
  },
} as const;

function item(entry: InboxEntry, locale: PageLanguage, mountPath: string): string {
  const { id, message, html } = entry;
  const subject = message.subject === '' ? '' : `<h2>${escapeHtml(message.subject)}</h2>`;
  const look = html === '' ? '' : `<p><a href="${mountPath}/letters/${id}">${words[locale].asMail}</a></p>`;
  // Moscow time, as everywhere in the shop.
  const time = new Date(message.at).toLocaleTimeString(locale, { timeZone: 'Europe/Moscow' });
  return `<li><p class="head"><span>${words[locale][message.channel]}</span><a class="to" href="?to=${encodeURIComponent(message.to)}">${escapeHtml(message.to)}</a>
<time datetime="${message.at}">${time}</time></p>${subject}<p class="text">${escapeHtml(message.text.trim())}</p>${fileLinks(entry, mountPath)}${look}</li>`;
}

/** Returns the page that lists the messages of the inbox. */
export function inboxPage(
  messages: readonly InboxEntry[],
  to: string,
  acceptLanguage: string,
  mountPath: string,
): string {
  const language = languageOf(acceptLanguage);
  const text = words[language];
  const list =
    messages.length === 0
      ? `<p>${text.empty}</p>`
      : `<ol>${messages
          .slice(0, 200)
          .map((entry) => item(entry, language, mountPath))
          .join('')}</ol>`;
  const filter =
    to === ''
      ? `<p class="filter"><a href="${mountPath}/yookassa/">${text.payments}</a> · <a href="${mountPath}/cdek/">${text.parcels}</a></p>`
      : `<p class="filter"><b>${escapeHtml(to)}</b> · <a href="?">${text.all}</a></p>`;
  const main = `<h1>${text.title}</h1><p class="note">${text.note}</p>${filter}${list}`;
  return writePage({ language, title: text.title, main, refresh: { seconds: 5 } });
}
