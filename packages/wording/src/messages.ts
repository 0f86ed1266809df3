import type { DeliveryKind, PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import { formatDeadline } from './deadline.ts';
import { formatMoney } from './format.ts';
import { orderTable, type CountedOrder, type LetterTable } from './order-table.ts';
import { texts } from './languages/messages/messages.ts';

/**
 * An e-mail. The subject is one line. A line `Name: address` of the text becomes a button in the HTML if the address is
 * the shop's own.
 */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** Table of an order; absent = none. */
  readonly table?: LetterTable | undefined;
}

export interface LoginCode {
  readonly code: string;
  /** Host of the shop, so that the reader of an e-mail knows what the code is for. */
  readonly host: string;
}

export interface PlacedOrder extends CountedOrder {
  readonly number: string;
  /** Name of the buyer; '' = unknown. */
  readonly name: string;
  /** Promised days, in words; '' = none. */
  readonly days: string;
  readonly deliveryKind: DeliveryKind;
  /** Address in one line. */
  readonly address: string;
  readonly paymentMethod: PaymentKind;
  /** Deadline of the payment; null = paid on receipt. */
  readonly payUntil: Date | null;
  /** Address of the order's page. */
  readonly url: string;
}

/** Returns an SMS that begins with the name of its sender, because a phone may show only a number. */
export const smsFrom = (shop: string, text: string): string => `${shop}: ${text}`;

/** SMS with a login code. It fits into one part, at most 70 characters, with a name of up to 22 (`smsNameMax`). */
export const loginCodeSms = (locale: Locale, shop: string, code: string): string =>
  smsFrom(shop, texts[locale].loginCodeSms(code));

export const loginCodeMail = (locale: Locale, { code, host }: LoginCode, lifeMinutes: number): MailText =>
  texts[locale].loginCodeMail({ code, host, lifeMinutes });

const placeOf = (locale: Locale, { deliveryKind, address }: PlacedOrder): string =>
  `${texts[locale].placeWords[deliveryKind]}: ${address}`;

/** Returns when the goods arrive; '' = not promised. An unpaid invoice makes the promise conditional. */
function daysOf(locale: Locale, { days, paymentMethod }: PlacedOrder): string {
  const { dayWords, dayWordsIfPaid } = texts[locale];
  return days === '' ? '' : `${paymentMethod === 'invoice' ? dayWordsIfPaid : dayWords}: ${days}`;
}

/** Returns the deadline of the payment in Moscow time; '' = paid on receipt. */
function deadline(locale: Locale, { payUntil }: PlacedOrder): string {
  if (payUntil === null) return '';
  const until = formatDeadline(payUntil, locale);
  return texts[locale].deadline({ until });
}

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/**
 * Returns the SMS about a placed order, without the name of the shop. It always has the address of the order's page.
 */
export function orderPlacedSms(locale: Locale, order: PlacedOrder): string {
  const total = formatMoney(order.total, locale);
  const until = deadline(locale, order);
  const end = until === '' ? `${placeOf(locale, order)}. ${order.url}` : `${until}: ${order.url}`;
  return texts[locale].orderPlacedSms({ number: order.number, total, end });
}

const titleOf = ({ part, title }: PlacedOrder['lines'][number]): string => (title === '' ? part : `${part} — ${title}`);

/** Returns the goods of an order, one a line, then discount and delivery. */
function goodsOf(locale: Locale, { lines: goods, discount, deliveryPrice }: PlacedOrder): string {
  const words = texts[locale].sumWords;
  return lines(
    ...goods.map((line) => `- ${titleOf(line)}: ${line.pieces}, ${formatMoney(line.total, locale)}`),
    discount === 0 ? '' : `- ${words.discount}: −${formatMoney(discount, locale)}`,
    deliveryPrice === 0 ? '' : `- ${words.delivery}: ${formatMoney(deliveryPrice, locale)}`,
  );
}

/** Returns the values that a custom text about a placed order may use. */
export const orderPlacedValues = (locale: Locale, order: PlacedOrder) => ({
  number: order.number,
  total: formatMoney(order.total, locale),
  goods: goodsOf(locale, order),
  payment: texts[locale].paymentWords[order.paymentMethod],
  deadline: deadline(locale, order),
  greeting: texts[locale].letterWords.greeting(order.number, order.name),
  arrival: daysOf(locale, order),
  vat: orderTable(locale, order)
    .vat.map(({ name, sum }) => `${name}: ${sum}`)
    .join('\n'),
  place: placeOf(locale, order),
  url: order.url,
});

/** Returns what the plain text of an e-mail has in place of the HTML table: goods, discount, delivery, total, VAT. */
function countedGoods(locale: Locale, order: PlacedOrder): string {
  const { total, vat } = orderTable(locale, order);
  return lines(goodsOf(locale, order), `${total.name}: ${total.sum}`, ...vat.map(({ name, sum }) => `${name}: ${sum}`));
}

export function orderPlacedMail(locale: Locale, order: PlacedOrder): MailText {
  const words = texts[locale].letterWords;
  const goods = countedGoods(locale, order);
  const facts = lines(
    texts[locale].paymentWords[order.paymentMethod],
    deadline(locale, order),
    placeOf(locale, order),
    daysOf(locale, order),
  );
  return {
    subject: words.subject(order.number),
    text: `${[words.greeting(order.number, order.name), goods, facts, `${words.button}: ${order.url}`, words.farewell[order.deliveryKind]].join('\n\n')}\n`,
    table: { ...orderTable(locale, order), replaces: goods },
  };
}
