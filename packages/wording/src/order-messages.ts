import type { Kopecks } from '@farad/domain/money';
import type { DeliveryKind, OrderNews } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import { companyTitle } from './company-title.ts';
import { formatMoney } from './format.ts';
import { smsFrom, type MailText } from './messages.ts';
import { orderTable, type CountedOrder } from './order-table.ts';
import { sentence } from './sentence.ts';
import { texts } from './languages/messages/order-messages.ts';

/** A change of an order, for a message to its buyer. */
export interface MovedOrder {
  readonly what: OrderNews;
  readonly number: string;
  /** Reason as its author wrote it; '' = none. */
  readonly reason: string;
  /** Address of the order's page. */
  readonly url: string;
  /** Totals before and after the change; absent = unchanged. */
  readonly sums?: { readonly before: Kopecks; readonly after: Kopecks } | undefined;
  /** Amount that the shop refunds; absent = none. */
  readonly refund?: Kopecks | undefined;
  /** Current goods and sums of the order. */
  readonly counted: CountedOrder;
  /** Name of the buyer; '' = unknown. */
  readonly name: string;
  readonly deliveryKind: DeliveryKind;
  /** Address in one line. */
  readonly address: string;
  /** Opening hours of the office; absent or '' = unknown, or the order is delivered. */
  readonly hours?: string;
  /** Promised days, in words; '' = none. */
  readonly days: string;
}

/** Parts of the message about a paid order. */
export interface PaidWords {
  /** `Иван, спасибо!` */
  readonly greeting: string;
  readonly sum: string;
  /** How and when the goods arrive, in one sentence. */
  readonly arrival: string;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const paidWords = (locale: Locale, moved: MovedOrder): PaidWords => ({
  greeting: moved.name === '' ? capital(texts[locale].thanks) : `${moved.name}, ${texts[locale].thanks}`,
  sum: formatMoney(moved.counted.total, locale),
  arrival: texts[locale].arrivals[moved.deliveryKind](moved.address, moved.days),
});

/** Returns where and when an order can be collected; '' = it is delivered, or is not ready. */
function collectText(locale: Locale, { what, deliveryKind, address, hours = '' }: MovedOrder): string {
  const isReady = what === 'in_warehouse' && deliveryKind === 'own_pickup';
  return isReady ? texts[locale].collect(address, hours) : '';
}

/** Returns the message about a paid order: greeting, sum, place and time. */
function paidText(locale: Locale, moved: MovedOrder): string {
  const { greeting, sum, arrival } = paidWords(locale, moved);
  const got = texts[locale].paidText({ sum, number: moved.number });
  return `${greeting} ${got} ${sentence(arrival)}`;
}

/** Text of the button that opens an order. */
export const openOrder = (locale: Locale): string => texts[locale].openOrder;

/** Returns the event in one sentence. */
export const orderHeadline = (locale: Locale, { what, number }: Pick<MovedOrder, 'what' | 'number'>): string =>
  texts[locale].headlines[what](number);

/** Returns the sentence about the refund of an accepted return; '' = no refund. */
export const refundWords = (locale: Locale, { refund }: MovedOrder): string =>
  refund === undefined ? '' : texts[locale].refundWords(formatMoney(refund, locale));

/** Returns the sentence about totals before and after, or about the refund; '' = neither. */
function sumsOf(locale: Locale, moved: MovedOrder): string {
  const { sums } = moved;
  if (moved.refund !== undefined) return refundWords(locale, moved);
  if (sums === undefined || sums.before === sums.after) return '';
  return texts[locale].sumWords(formatMoney(sums.before, locale), formatMoney(sums.after, locale));
}

/** Returns the SMS. To keep it short, it names neither the reason nor the shop. */
export const orderMovedSms = (locale: Locale, moved: MovedOrder): string =>
  [
    moved.what === 'paid' ? paidText(locale, moved) : `${orderHeadline(locale, moved)}.`,
    collectText(locale, moved),
    sumsOf(locale, moved),
    moved.url,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Messages that do not repeat the table of the order. They concern a part of it, a question about it, or its end. */
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
  const told = moved.what === 'paid' ? paidText(locale, moved) : `${headline}.`;
  const lead = [told, collectText(locale, moved)].filter((part) => part !== '').join(' ');
  return {
    subject: headline,
    text: `${lead}\n\n${sums === '' ? '' : `${sums}\n\n`}${reason}${texts[locale].openOrder}: ${moved.url}\n`,
    table: withoutTable.has(moved.what) ? undefined : orderTable(locale, moved.counted),
  };
}

/** An order above its buyer's limit, for a message to the owners of the company. */
export interface WaitingOrder {
  readonly number: string;
  readonly total: Kopecks;
  readonly inn: string;
  /** Absent in rows stored before messages named the company. */
  readonly company?: string | undefined;
  /** Address of the order's page, where owners approve or refuse it. */
  readonly url: string;
}

/** Returns the message in one sentence, without the address. */
export const orderWaitsHeadline = (locale: Locale, order: Omit<WaitingOrder, 'url'>): string => {
  const { number, total, inn, company: name = '' } = order;
  const sum = formatMoney(total, locale);
  const company = companyTitle(locale, { name, inn });
  return texts[locale].orderWaitsHeadline({ number, sum, company });
};

export const orderWaitsSms = (locale: Locale, shop: string, order: WaitingOrder): string =>
  smsFrom(shop, `${orderWaitsHeadline(locale, order)}: ${order.url}`);

export const orderWaitsMail = (locale: Locale, order: WaitingOrder): MailText => ({
  subject: orderWaitsHeadline(locale, order),
  text: `${orderWaitsHeadline(locale, order)}.\n\n${texts[locale].openOrder}: ${order.url}\n`,
});
