import type { DeliveryKind, PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import { formatDeadline } from './deadline.ts';
import { formatMoney } from './format.ts';
import { orderTable, type CountedOrder, type LetterTable } from './order-table.ts';

/**
 * An e-mail; the subject is one line. A line `Name: address` of the text is the button of its HTML, where the address is
 * the shop's own.
 */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** Of an order; absent: none. */
  readonly table?: LetterTable | undefined;
}

export interface LoginCode {
  /** The digits. */
  readonly code: string;
  /** Host of the shop, named so that the reader knows where the code belongs. */
  readonly host: string;
}

export interface PlacedOrder extends CountedOrder {
  readonly number: string;
  /** Of the buyer; empty: not known. */
  readonly name: string;
  /** Promised days, in words; empty: none. */
  readonly days: string;
  readonly deliveryKind: DeliveryKind;
  /** In one line. */
  readonly address: string;
  readonly paymentMethod: PaymentKind;
  /** It has to be paid by then; null: on receipt. */
  readonly payUntil: Date | null;
  /** Address of the order's page. */
  readonly url: string;
}

/** One SMS part: at most 70 characters with a host of up to 28. */
export const loginCodeSms = (locale: Locale, { code, host }: LoginCode): string =>
  ({
    ru: `${host}: код ${code}. Никому не сообщайте.`,
    en: `${host}: code ${code}. Do not tell it to anyone.`,
    tr: `${host}: kod ${code}. Kimseyle paylaşmayın.`,
  })[locale];

export const loginCodeMail = (locale: Locale, { code, host }: LoginCode, lifeMinutes: number): MailText =>
  ({
    ru: {
      subject: `Код для входа: ${code}`,
      text: `Код для входа на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому не сообщайте.\nЕсли вы не запрашивали код, просто удалите это письмо.\n`,
    },
    en: {
      subject: `Sign-in code: ${code}`,
      text: `Your code to sign in to ${host}: ${code}\n\nIt is valid for ${lifeMinutes} min. Do not tell it to anyone.\nIf you did not request a code, just delete this message.\n`,
    },
    tr: {
      subject: `Giriş kodu: ${code}`,
      text: `${host} için giriş kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nKod istemediyseniz bu iletiyi silin.\n`,
    },
  })[locale];

/** `Самовывоз: …`: how and where the goods come. */
const placeWords: Readonly<Record<Locale, Readonly<Record<DeliveryKind, string>>>> = {
  ru: { own_pickup: 'Самовывоз', courier: 'Курьер', pickup_point: 'Пункт выдачи' },
  en: { own_pickup: 'Pickup', courier: 'Courier', pickup_point: 'Pickup point' },
  tr: { own_pickup: 'Teslim yeri', courier: 'Kurye', pickup_point: 'Teslim noktası' },
};

const paymentWords: Readonly<Record<Locale, Readonly<Record<PaymentKind, string>>>> = {
  ru: {
    cash_on_receipt: 'Оплата: наличными при получении',
    card: 'Оплата: картой на сайте',
    sbp: 'Оплата: через СБП на сайте',
    invoice: 'Оплата: по счёту',
  },
  en: {
    cash_on_receipt: 'Payment: cash on receipt',
    card: 'Payment: by card on the site',
    sbp: 'Payment: by SBP on the site',
    invoice: 'Payment: by invoice',
  },
  tr: {
    cash_on_receipt: 'Ödeme: teslim alırken nakit',
    card: 'Ödeme: sitede kartla',
    sbp: 'Ödeme: sitede SBP ile',
    invoice: 'Ödeme: fatura ile',
  },
};

const placeOf = (locale: Locale, { deliveryKind, address }: PlacedOrder): string =>
  `${placeWords[locale][deliveryKind]}: ${address}`;

const dayWords: Readonly<Record<Locale, string>> = { ru: 'Привезём', en: 'Arrives', tr: 'Teslimat' };

/** When the goods come; empty: nothing was promised. */
const daysOf = (locale: Locale, { days }: PlacedOrder): string => (days === '' ? '' : `${dayWords[locale]}: ${days}`);

/** Until when it has to be paid, in Moscow's time; empty where it is paid on receipt. */
function deadline(locale: Locale, { payUntil }: PlacedOrder): string {
  if (payUntil === null) return '';
  const until = formatDeadline(payUntil, locale);
  return { ru: `Оплатите до ${until}`, en: `Pay by ${until}`, tr: `${until} kadar ödeyin` }[locale];
}

const lines = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

/** With the way to the order's page, whether there is anything to pay there or not. */
export function orderPlacedSms(locale: Locale, order: PlacedOrder): string {
  const total = formatMoney(order.total, locale);
  const until = deadline(locale, order);
  const end = until === '' ? `${placeOf(locale, order)}. ${order.url}` : `${until}: ${order.url}`;
  return {
    ru: `Заказ ${order.number} принят, ${total}. ${end}`,
    en: `Order ${order.number} accepted, ${total}. ${end}`,
    tr: `${order.number} numaralı sipariş alındı, ${total}. ${end}`,
  }[locale];
}

const letterWords = {
  ru: {
    subject: (number: string) => `Заказ ${number} принят`,
    greeting: (number: string, name: string) =>
      name === '' ? `Спасибо за заказ ${number}!` : `${name}, спасибо за заказ ${number}!`,
    farewell: 'Напишем, когда заказ поедет к вам.',
    button: 'Открыть заказ',
  },
  en: {
    subject: (number: string) => `Order ${number} accepted`,
    greeting: (number: string, name: string) =>
      name === '' ? `Thank you for order ${number}!` : `${name}, thank you for order ${number}!`,
    farewell: 'We will write when it is on its way.',
    button: 'Open the order',
  },
  tr: {
    subject: (number: string) => `${number} numaralı sipariş alındı`,
    greeting: (number: string, name: string) =>
      `${name === '' ? '' : `${name}, `}${number} numaralı siparişiniz için teşekkürler!`,
    farewell: 'Siparişiniz yola çıktığında yazacağız.',
    button: 'Siparişi aç',
  },
} as const satisfies Readonly<Record<Locale, object>>;

const sumWords: Readonly<Record<Locale, { readonly discount: string; readonly delivery: string }>> = {
  ru: { discount: 'Скидка', delivery: 'Доставка' },
  en: { discount: 'Discount', delivery: 'Delivery' },
  tr: { discount: 'İndirim', delivery: 'Teslimat' },
};

const titleOf = ({ part, title }: PlacedOrder['lines'][number]): string => (title === '' ? part : `${part} — ${title}`);

/** Goods of an order, a line each, and what else its total is made of. */
function goodsOf(locale: Locale, { lines: goods, discount, deliveryPrice }: PlacedOrder): string {
  const words = sumWords[locale];
  return lines(
    ...goods.map((line) => `- ${titleOf(line)}: ${line.pieces}, ${formatMoney(line.total, locale)}`),
    discount === 0 ? '' : `- ${words.discount}: −${formatMoney(discount, locale)}`,
    deliveryPrice === 0 ? '' : `- ${words.delivery}: ${formatMoney(deliveryPrice, locale)}`,
  );
}

/** Values that an own text about a placed order may use. */
export const orderPlacedValues = (locale: Locale, order: PlacedOrder) => ({
  number: order.number,
  total: formatMoney(order.total, locale),
  goods: goodsOf(locale, order),
  payment: paymentWords[locale][order.paymentMethod],
  deadline: deadline(locale, order),
  greeting: letterWords[locale].greeting(order.number, order.name),
  arrival: daysOf(locale, order),
  vat: orderTable(locale, order)
    .vat.map(({ name, sum }) => `${name}: ${sum}`)
    .join('\n'),
  place: placeOf(locale, order),
  url: order.url,
});

/** Goods, what else the total is made of, the total, the VAT inside it: what the table stands for. */
function countedGoods(locale: Locale, order: PlacedOrder): string {
  const { total, vat } = orderTable(locale, order);
  return lines(goodsOf(locale, order), `${total.name}: ${total.sum}`, ...vat.map(({ name, sum }) => `${name}: ${sum}`));
}

export function orderPlacedMail(locale: Locale, order: PlacedOrder): MailText {
  const words = letterWords[locale];
  const goods = countedGoods(locale, order);
  const facts = lines(
    paymentWords[locale][order.paymentMethod],
    deadline(locale, order),
    placeOf(locale, order),
    daysOf(locale, order),
  );
  return {
    subject: words.subject(order.number),
    text: `${[words.greeting(order.number, order.name), goods, facts, `${words.button}: ${order.url}`, words.farewell].join('\n\n')}\n`,
    table: { ...orderTable(locale, order), replaces: goods },
  };
}
