import type { Kopecks } from '@farad/domain/money';
import type { DeliveryKind, OrderNews } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import { companyTitle } from './company-title.ts';
import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { orderTable, type CountedOrder } from './order-table.ts';
import { texts } from './languages/messages/order-messages.ts';

/** What happened to an order, told to its buyer. */
export interface MovedOrder {
  readonly what: OrderNews;
  readonly number: string;
  /** In the words of whoever did it; empty: none given. */
  readonly reason: string;
  /** Address of the order's page. */
  readonly url: string;
  /** What it cost and what it costs now; absent: the same. */
  readonly sums?: { readonly before: Kopecks; readonly after: Kopecks } | undefined;
  /** What the shop gives back; absent: nothing. */
  readonly refund?: Kopecks | undefined;
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

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const paidWords = (locale: Locale, moved: MovedOrder): PaidWords => ({
  greeting: moved.name === '' ? capital(texts[locale].thanks) : `${moved.name}, ${texts[locale].thanks}`,
  sum: formatMoney(moved.counted.total, locale),
  arrival: texts[locale].arrivals[moved.deliveryKind](moved.address, moved.days),
});

/** In a person's words: whom, how much, where and when. */
function paidText(locale: Locale, moved: MovedOrder): string {
  const { greeting, sum, arrival } = paidWords(locale, moved);
  const got = texts[locale].paidText({ sum, number: moved.number });
  return `${greeting} ${got} ${arrival}.`;
}

/** The button that leads to an order. */
export const openOrder = (locale: Locale): string => texts[locale].openOrder;

/** What happened, in one sentence. */
export const orderHeadline = (locale: Locale, { what, number }: Pick<MovedOrder, 'what' | 'number'>): string =>
  texts[locale].headlines[what](number);

/** What is said of an accepted return; empty: no money goes back. */
export const refundWords = (locale: Locale, { refund }: MovedOrder): string =>
  refund === undefined ? '' : texts[locale].refundWords(formatMoney(refund, locale));

/** What an order cost and costs now, or what goes back; empty where there is neither. */
function sumsOf(locale: Locale, moved: MovedOrder): string {
  const { sums } = moved;
  if (moved.refund !== undefined) return refundWords(locale, moved);
  if (sums === undefined || sums.before === sums.after) return '';
  return texts[locale].sumWords(formatMoney(sums.before, locale), formatMoney(sums.after, locale));
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
  const reason = moved.reason === '' ? '' : `${texts[locale].reasonWords}: ${moved.reason}\n\n`;
  const sums = sumsOf(locale, moved);
  const lead = moved.what === 'paid' ? paidText(locale, moved) : `${headline}.`;
  return {
    subject: headline,
    text: `${lead}\n\n${sums === '' ? '' : `${sums}\n\n`}${reason}${texts[locale].openOrder}: ${moved.url}\n`,
    table: withoutTable.has(moved.what) ? undefined : orderTable(locale, moved.counted),
  };
}

/** An order above its buyer's limit, told to the owners of the company. */
export interface WaitingOrder {
  readonly number: string;
  readonly total: Kopecks;
  readonly inn: string;
  /** Absent in what was kept before names were told. */
  readonly company?: string | undefined;
  /** Address of the order's page, where it is answered. */
  readonly url: string;
}

/** In one sentence, without the address. */
export const orderWaitsHeadline = (locale: Locale, order: Omit<WaitingOrder, 'url'>): string => {
  const { number, total, inn, company: name = '' } = order;
  const sum = formatMoney(total, locale);
  const company = companyTitle(locale, { name, inn });
  return texts[locale].orderWaitsHeadline({ number, sum, company });
};

export const orderWaitsSms = (locale: Locale, order: WaitingOrder): string =>
  `${orderWaitsHeadline(locale, order)}: ${order.url}`;

export const orderWaitsMail = (locale: Locale, order: WaitingOrder): MailText => ({
  subject: orderWaitsHeadline(locale, order),
  text: `${orderWaitsHeadline(locale, order)}.\n\n${texts[locale].openOrder}: ${order.url}\n`,
});
