import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

/** A program of a customer that took nothing for two days: nothing is sent to it any more. */
export const hookPausedHeadline = (locale: Locale, url: string): string =>
  ({
    ru: `Вебхук приостановлен: ${url} не отвечает двое суток`,
    en: `Webhook paused: ${url} has not answered for two days`,
    tr: `Webhook duraklatıldı: ${url} iki gündür yanıt vermiyor`,
  })[locale];

const leads: Readonly<Record<Locale, string>> = {
  ru: 'События копятся 30 дней. Почините приёмник и включите отправку: всё, что ждёт, придёт сразу.',
  en: 'Events are kept for 30 days. Mend the receiver and switch sending on again: all that waits comes at once.',
  tr: 'Olaylar 30 gün saklanır. Alıcıyı onarıp gönderimi yeniden açın: bekleyenlerin tümü hemen gelir.',
};

const openHook: Readonly<Record<Locale, string>> = { ru: 'Открыть вебхук', en: 'Open the webhook', tr: 'Webhook’u aç' };

/** The same as a letter; `page` is where its owner goes on. */
export const hookPausedMail = (
  locale: Locale,
  { url, page }: { readonly url: string; readonly page: string },
): MailText => ({
  subject: hookPausedHeadline(locale, url),
  text: `${hookPausedHeadline(locale, url)}.\n${leads[locale]}\n\n${openHook[locale]}: ${page}\n`,
});
