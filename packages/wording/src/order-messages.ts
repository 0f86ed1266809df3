import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';

/** What happened to an order, told to its buyer. */
export interface MovedOrder {
  readonly what: 'cancelled' | 'refused' | 'returnRequested';
  readonly number: string;
  /** In the words of whoever did it; empty: none given. */
  readonly reason: string;
  /** Address of the order's page. */
  readonly url: string;
}

const headlines: Readonly<Record<MovedOrder['what'], Readonly<Record<Locale, (number: string) => string>>>> = {
  cancelled: {
    ru: (number) => `Заказ ${number} отменён`,
    en: (number) => `Order ${number} is cancelled`,
    tr: (number) => `${number} numaralı sipariş iptal edildi`,
  },
  refused: {
    ru: (number) => `Компания не одобрила заказ ${number}, он отменён`,
    en: (number) => `The company did not approve order ${number}, it is cancelled`,
    tr: (number) => `Şirket ${number} numaralı siparişi onaylamadı, sipariş iptal edildi`,
  },
  returnRequested: {
    ru: (number) => `Запрос на возврат по заказу ${number} принят`,
    en: (number) => `We have your return request for order ${number}`,
    tr: (number) => `${number} numaralı sipariş için iade talebiniz alındı`,
  },
};

const headlineOf = (locale: Locale, { what, number }: MovedOrder): string => headlines[what][locale](number);

const reasonWords: Readonly<Record<Locale, string>> = { ru: 'Причина', en: 'Reason', tr: 'Neden' };

/** Without the reason: an SMS is short. */
export const orderMovedSms = (locale: Locale, moved: MovedOrder): string =>
  `${headlineOf(locale, moved)}. ${moved.url}`;

export function orderMovedMail(locale: Locale, moved: MovedOrder): MailText {
  const headline = headlineOf(locale, moved);
  const reason = moved.reason === '' ? '' : `${reasonWords[locale]}: ${moved.reason}\n\n`;
  return { subject: headline, text: `${headline}.\n\n${reason}${moved.url}\n` };
}

/** An order above its buyer's limit, told to the owners of the company. */
export interface WaitingOrder {
  readonly number: string;
  readonly total: Kopecks;
  readonly inn: string;
  /** Address of the order's page, where it is answered. */
  readonly url: string;
}

const waitingText = (locale: Locale, { number, total, inn }: WaitingOrder): string => {
  const sum = formatMoney(total, locale);
  return {
    ru: `Заказ ${number} на ${sum} для компании с ИНН ${inn} ждёт вашего одобрения`,
    en: `Order ${number} for ${sum} for the company with INN ${inn} waits for your approval`,
    tr: `INN ${inn} numaralı şirketin ${sum} tutarındaki ${number} numaralı siparişi onayınızı bekliyor`,
  }[locale];
};

export const orderWaitsSms = (locale: Locale, order: WaitingOrder): string =>
  `${waitingText(locale, order)}: ${order.url}`;

export const orderWaitsMail = (locale: Locale, order: WaitingOrder): MailText => ({
  subject: waitingText(locale, order),
  text: `${waitingText(locale, order)}.\n\n${order.url}\n`,
});
