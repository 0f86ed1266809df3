import type { Kopecks } from '@farad/domain/money';
import { orderStatuses, orderStatusFacts, type DeliveryKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { statusHeadlines as enHeadlines } from './en/parts/order-status.ts';
import { statusHeadlines as ruHeadlines } from './ru/parts/order-status.ts';
import { statusHeadlines as trHeadlines } from './tr/parts/order-status.ts';
import { orderTable, type CountedOrder } from './order-table.ts';

/** What can happen to an order that its buyer is told of. */
export const orderHappenings = [
  ...new Set(orderStatuses.map((status) => orderStatusFacts[status].news)),
  'awaited',
  'lapsed',
  'paid',
  'refused',
  'changed',
  'cancelRequested',
  'cancelRefused',
  'returnRequested',
  'returnAccepted',
  'returnRefused',
] as const;

/** What happened to an order, told to its buyer. */
export interface MovedOrder {
  readonly what: (typeof orderHappenings)[number];
  readonly number: string;
  /** In the words of whoever did it; empty: none given. */
  readonly reason: string;
  /** Address of the order's page. */
  readonly url: string;
  /** What it cost and what it costs now; absent: the same. */
  readonly sums?: { readonly before: Kopecks; readonly after: Kopecks } | undefined;
  /** What it is made of now. */
  readonly counted: CountedOrder;
  /** Of the buyer; empty: not known. */
  readonly name: string;
  readonly deliveryKind: DeliveryKind;
  /** In one line. */
  readonly address: string;
  /** Promised days, in words; empty: none. */
  readonly days: string;
}

/** What is said of an order that is paid. */
export interface PaidWords {
  /** `Иван, спасибо!` */
  readonly greeting: string;
  readonly sum: string;
  /** How and when the goods come, in one sentence. */
  readonly arrival: string;
}

const thanks: Readonly<Record<Locale, string>> = { ru: 'спасибо!', en: 'thank you!', tr: 'teşekkürler!' };

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Arrival = (place: string, days: string) => string;

const arrivals: Readonly<Record<Locale, Readonly<Record<DeliveryKind, Arrival>>>> = {
  ru: {
    own_pickup: (place) => `Сообщим, когда можно забрать: ${place}`,
    courier: (place, days) => (days === '' ? `Привезём по адресу: ${place}` : `Привезём ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `Привезём в пункт выдачи: ${place}` : `В пункт выдачи привезём ${days}: ${place}`,
  },
  en: {
    own_pickup: (place) => `We will tell you when you can collect it: ${place}`,
    courier: (place, days) => (days === '' ? `We will bring it to ${place}` : `It arrives ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `It goes to the pickup point: ${place}` : `It is at the pickup point ${days}: ${place}`,
  },
  tr: {
    own_pickup: (place) => `Teslim almaya hazır olunca haber vereceğiz: ${place}`,
    courier: (place, days) => (days === '' ? `Teslimat adresi: ${place}` : `Teslimat ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `Teslim noktası: ${place}` : `Teslim noktasına varış ${days}: ${place}`,
  },
};

export const paidWords = (locale: Locale, moved: MovedOrder): PaidWords => ({
  greeting: moved.name === '' ? capital(thanks[locale]) : `${moved.name}, ${thanks[locale]}`,
  sum: formatMoney(moved.counted.total, locale),
  arrival: arrivals[locale][moved.deliveryKind](moved.address, moved.days),
});

/** In a person's words: whom, how much, where and when. */
function paidText(locale: Locale, moved: MovedOrder): string {
  const { greeting, sum, arrival } = paidWords(locale, moved);
  const got = {
    ru: `Получили ${sum} за заказ ${moved.number}.`,
    en: `We have received ${sum} for order ${moved.number}.`,
    tr: `${moved.number} numaralı sipariş için ${sum} aldık.`,
  }[locale];
  return `${greeting} ${got} ${arrival}.`;
}

/** The button that leads to an order. */
export const openOrder: Readonly<Record<Locale, string>> = {
  ru: 'Открыть заказ',
  en: 'Open the order',
  tr: 'Siparişi aç',
};

type Headline = (number: string) => string;

const headlines: Readonly<Record<Locale, Readonly<Record<MovedOrder['what'], Headline>>>> = {
  ru: {
    ...ruHeadlines,
    awaited: (number) =>
      `Заказ ${number} принят. Ждём детали от поставщика: как придут, напишем, и можно будет оплатить`,
    lapsed: (number) => `Заказ ${number} отменён: время ожидания вышло, детали вернулись в продажу`,
    paid: (number) => `Заказ ${number} оплачен`,
    refused: (number) => `Компания не одобрила заказ ${number}, он отменён`,
    changed: (number) => `Состав заказа ${number} изменён`,
    cancelRequested: (number) => `Получили просьбу отменить заказ ${number}, скоро ответим`,
    cancelRefused: (number) => `Отменить заказ ${number} не получится`,
    returnRequested: (number) => `Получили ваш запрос на возврат по заказу ${number}`,
    returnAccepted: (number) => `Возврат по заказу ${number} одобрен`,
    returnRefused: (number) => `Возврат по заказу ${number} отклонён`,
  },
  en: {
    ...enHeadlines,
    awaited: (number) => `Order ${number} is accepted. Parts are on their way to us; you can pay when they are here`,
    lapsed: (number) => `Order ${number} is cancelled: its time is over, the parts are no longer held`,
    paid: (number) => `Order ${number} is paid`,
    refused: (number) => `The company did not approve order ${number}, it is cancelled`,
    changed: (number) => `The contents of order ${number} have changed`,
    cancelRequested: (number) => `We have your request to cancel order ${number} and will answer soon`,
    cancelRefused: (number) => `Order ${number} cannot be cancelled`,
    returnRequested: (number) => `We have your return request for order ${number}`,
    returnAccepted: (number) => `Your return for order ${number} is accepted`,
    returnRefused: (number) => `Your return for order ${number} is refused`,
  },
  tr: {
    ...trHeadlines,
    awaited: (number) =>
      `${number} numaralı sipariş alındı. Parçalar tedarikçiden bekleniyor; geldiklerinde ödeyebilirsiniz`,
    lapsed: (number) => `${number} numaralı sipariş iptal edildi: süresi doldu, parçalar artık ayrılmıyor`,
    paid: (number) => `${number} numaralı sipariş ödendi`,
    refused: (number) => `Şirket ${number} numaralı siparişi onaylamadı, sipariş iptal edildi`,
    changed: (number) => `${number} numaralı siparişin içeriği değişti`,
    cancelRequested: (number) => `${number} numaralı siparişin iptali için isteğinizi aldık, kısa sürede yanıtlarız`,
    cancelRefused: (number) => `${number} numaralı sipariş iptal edilemiyor`,
    returnRequested: (number) => `${number} numaralı sipariş için iade talebiniz alındı`,
    returnAccepted: (number) => `${number} numaralı sipariş için iadeniz kabul edildi`,
    returnRefused: (number) => `${number} numaralı sipariş için iadeniz reddedildi`,
  },
};

/** What happened, in one sentence. */
export const orderHeadline = (locale: Locale, { what, number }: Pick<MovedOrder, 'what' | 'number'>): string =>
  headlines[locale][what](number);

const reasonWords: Readonly<Record<Locale, string>> = { ru: 'Причина', en: 'Reason', tr: 'Neden' };

const sumWords: Readonly<Record<Locale, (before: string, after: string) => string>> = {
  ru: (before, after) => `Было ${before}, стало ${after}.`,
  en: (before, after) => `It was ${before}, it is ${after} now.`,
  tr: (before, after) => `${before} idi, şimdi ${after}.`,
};

/** What an order cost and costs now; empty where it is the same. */
function sumsOf(locale: Locale, { sums }: MovedOrder): string {
  if (sums === undefined || sums.before === sums.after) return '';
  return sumWords[locale](formatMoney(sums.before, locale), formatMoney(sums.after, locale));
}

/** Without the reason: an SMS is short. */
export const orderMovedSms = (locale: Locale, moved: MovedOrder): string =>
  [
    moved.what === 'paid' ? paidText(locale, moved) : `${orderHeadline(locale, moved)}.`,
    sumsOf(locale, moved),
    moved.url,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** They are about a part of the order, or about nothing of it any more. */
const withoutTable: ReadonlySet<MovedOrder['what']> = new Set([
  'cancelRequested',
  'cancelRefused',
  'returnRequested',
  'returnAccepted',
  'returnRefused',
  'completed',
]);

export function orderMovedMail(locale: Locale, moved: MovedOrder): MailText {
  const headline = orderHeadline(locale, moved);
  const reason = moved.reason === '' ? '' : `${reasonWords[locale]}: ${moved.reason}\n\n`;
  const sums = sumsOf(locale, moved);
  const lead = moved.what === 'paid' ? paidText(locale, moved) : `${headline}.`;
  return {
    subject: headline,
    text: `${lead}\n\n${sums === '' ? '' : `${sums}\n\n`}${reason}${openOrder[locale]}: ${moved.url}\n`,
    table: withoutTable.has(moved.what) ? undefined : orderTable(locale, moved.counted),
  };
}

/** An order above its buyer's limit, told to the owners of the company. */
export interface WaitingOrder {
  readonly number: string;
  readonly total: Kopecks;
  readonly inn: string;
  /** Address of the order's page, where it is answered. */
  readonly url: string;
}

/** In one sentence, without the address. */
export const orderWaitsHeadline = (locale: Locale, { number, total, inn }: Omit<WaitingOrder, 'url'>): string => {
  const sum = formatMoney(total, locale);
  return {
    ru: `Заказ ${number} на ${sum} для компании с ИНН ${inn} ждёт вашего одобрения`,
    en: `Order ${number} for ${sum} for the company with INN ${inn} is waiting for your approval`,
    tr: `INN ${inn} numaralı şirketin ${sum} tutarındaki ${number} numaralı siparişi onayınızı bekliyor`,
  }[locale];
};

export const orderWaitsSms = (locale: Locale, order: WaitingOrder): string =>
  `${orderWaitsHeadline(locale, order)}: ${order.url}`;

export const orderWaitsMail = (locale: Locale, order: WaitingOrder): MailText => ({
  subject: orderWaitsHeadline(locale, order),
  text: `${orderWaitsHeadline(locale, order)}.\n\n${openOrder[locale]}: ${order.url}\n`,
});
