import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { openOrder } from './order-messages.ts';

/**
 * What can happen to the money of an order. `late`, `overpaid`: it came and goes back by itself; `released`: it was held
 * and is let go; `not_captured`: less is taken than was held; `refund_planned`: a payment order is made; `refund_withdrawn`: it was a mistake; `refund_sent`: the
 * bank carried it out; `refund_cash`: the till paid it out.
 */
export const moneyHappenings = [
  'late',
  'overpaid',
  'released',
  'not_captured',
  'refunded',
  'refund_planned',
  'refund_withdrawn',
  'refund_sent',
  'refund_cash',
] as const;

/** What happened to the money of an order, told to its buyer. */
export interface MovedMoney {
  readonly what: (typeof moneyHappenings)[number];
  readonly number: string;
  readonly amount: Kopecks;
  /** In the words of whoever gave it back; empty: none. */
  readonly reason: string;
  /** Last digits of the account that it goes to by bank; absent: it does not. */
  readonly accountEnd?: string;
  /** Address of the order's page. */
  readonly url: string;
}

type Say = (number: string, sum: string, accountEnd: string) => string;

const headlines: Readonly<Record<MovedMoney['what'], Readonly<Record<Locale, Say>>>> = {
  late: {
    ru: (number, sum) => `Оплата ${sum} пришла, когда заказ ${number} был уже отменён. Мы возвращаем деньги`,
    en: (number, sum) => `Your payment of ${sum} came when order ${number} was already cancelled. We are returning it`,
    tr: (number, sum) =>
      `${sum} tutarındaki ödemeniz, ${number} numaralı sipariş iptal edildikten sonra ulaştı. Tutarı iade ediyoruz`,
  },
  overpaid: {
    ru: (number, sum) => `Заказ ${number} уже был оплачен. Мы возвращаем ${sum}`,
    en: (number, sum) => `Order ${number} was already paid. We are returning ${sum}`,
    tr: (number, sum) => `${number} numaralı sipariş zaten ödenmişti. ${sum} tutarını iade ediyoruz`,
  },
  released: {
    ru: (number, sum) => `Заказ ${number} отменён, ${sum} на карте больше не заморожены`,
    en: (number, sum) => `Order ${number} is cancelled, ${sum} are no longer held on your card`,
    tr: (number, sum) => `${number} numaralı sipariş iptal edildi, kartınızdaki ${sum} blokesi kaldırıldı`,
  },
  not_captured: {
    ru: (number, sum) => `Часть заказа ${number} не будет отправлена: ${sum} на карте больше не заморожены`,
    en: (number, sum) => `A part of order ${number} will not be sent: ${sum} are no longer held on your card`,
    tr: (number, sum) =>
      `${number} numaralı siparişin bir kısmı gönderilmeyecek: kartınızdaki ${sum} blokesi kaldırıldı`,
  },
  refunded: {
    ru: (number, sum) => `Возврат по заказу ${number}: ${sum}`,
    en: (number, sum) => `Refund for order ${number}: ${sum}`,
    tr: (number, sum) => `${number} numaralı sipariş için iade: ${sum}`,
  },
  refund_planned: {
    ru: (number, sum, end) => `Вернём ${sum} за заказ ${number} на счёт …${end}. Напишем, когда отправим деньги`,
    en: (number, sum, end) =>
      `We will return ${sum} for order ${number} to the account …${end}. We will write once the money is sent`,
    tr: (number, sum, end) =>
      `${number} numaralı sipariş için ${sum} tutarını …${end} hesabına iade edeceğiz. Para gönderildiğinde yazacağız`,
  },
  refund_withdrawn: {
    ru: (number, sum, end) => `Возврат ${sum} за заказ ${number} на счёт …${end} отменён: денег по нему не будет`,
    en: (number, sum, end) => `The refund of ${sum} for order ${number} to the account …${end} is withdrawn`,
    tr: (number, sum, end) => `${number} numaralı sipariş için …${end} hesabına ${sum} iadesi geri alındı`,
  },
  refund_sent: {
    ru: (number, sum, end) => `Отправили ${sum} за заказ ${number} на счёт …${end}`,
    en: (number, sum, end) => `We sent ${sum} for order ${number} to the account …${end}`,
    tr: (number, sum, end) => `${number} numaralı sipariş için ${sum} tutarını …${end} hesabına gönderdik`,
  },
  refund_cash: {
    ru: (number, sum) => `Вернули ${sum} наличными за заказ ${number}`,
    en: (number, sum) => `We returned ${sum} in cash for order ${number}`,
    tr: (number, sum) => `${number} numaralı sipariş için ${sum} tutarını nakit iade ettik`,
  },
};

const reasonWords: Readonly<Record<Locale, string>> = { ru: 'Причина', en: 'Reason', tr: 'Neden' };

/** What happened, in one sentence. */
export const moneyHeadline = (
  locale: Locale,
  { what, number, amount, accountEnd = '' }: Pick<MovedMoney, 'what' | 'number' | 'amount' | 'accountEnd'>,
): string => headlines[what][locale](number, formatMoney(amount, locale), accountEnd);

/** Without the reason: an SMS is short. */
export const moneyMovedSms = (locale: Locale, moved: MovedMoney): string =>
  `${moneyHeadline(locale, moved)}. ${moved.url}`;

export function moneyMovedMail(locale: Locale, moved: MovedMoney): MailText {
  const headline = moneyHeadline(locale, moved);
  const reason = moved.reason === '' ? '' : `${reasonWords[locale]}: ${moved.reason}\n\n`;
  return { subject: headline, text: `${headline}.\n\n${reason}${openOrder[locale]}: ${moved.url}\n` };
}
