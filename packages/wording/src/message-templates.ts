import type { Kopecks } from '@farad/domain/money';
import { orderNews, orderNumber } from '@farad/domain/order';
import { templateOf, type OwnText, type Placeholder } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';

import { formatDays, formatMoney } from './format.ts';
import {
  orderPlacedMail,
  orderPlacedSms,
  orderPlacedValues,
  smsFrom,
  type MailText,
  type PlacedOrder,
} from './messages.ts';
import { orderMovedMail, orderMovedSms, paidWords, refundWords, type MovedOrder } from './order-messages.ts';
import {
  isFollowed,
  parcelHappenings,
  parcelMail,
  parcelSms,
  trackLine,
  type MessageParcel,
} from './parcel-messages.ts';
import { moneyHappenings, moneyMovedMail, moneyMovedSms, type MovedMoney } from './payment-messages.ts';
import { texts } from './languages/messages/message-templates.ts';

/** Default texts of a message, and the values that a custom text may use. */
export interface MessageWords {
  readonly sms: string;
  readonly mail: MailText;
  readonly values: Readonly<Record<string, string>>;
}

/** A message whose text the shop can replace. */
export interface MessageTemplate {
  readonly id: string;
  readonly placeholders: readonly Placeholder[];
  /** Returns the default texts with example values. */
  readonly example: (locale: Locale, origin?: MessageOrigin) => MessageWords;
}

/** The sender of a message: the name that SMS begin with, and where its links lead. */
export interface MessageOrigin {
  readonly shop: string;
  readonly cabinetUrl: string;
}

/** `shop`: the name that SMS begin with. */
type Words<Data> = (locale: Locale, shop: string, data: Data) => MessageWords;

export const orderPlacedWords: Words<PlacedOrder> = (locale, shop, order) => ({
  sms: smsFrom(shop, orderPlacedSms(locale, order)),
  mail: orderPlacedMail(locale, order),
  values: { shop, ...orderPlacedValues(locale, order) },
});

export const orderMovedWords: Words<MovedOrder> = (locale, shop, moved) => ({
  sms: smsFrom(shop, orderMovedSms(locale, moved)),
  mail: orderMovedMail(locale, moved),
  values: {
    shop,
    number: moved.number,
    reason: moved.reason,
    url: moved.url,
    ...(moved.what === 'paid' ? paidWords(locale, moved) : {}),
    ...(moved.what === 'returnAccepted' ? { refund: refundWords(locale, moved) } : {}),
  },
});

export const parcelWords: Words<MessageParcel> = (locale, shop, parcel) => ({
  sms: smsFrom(shop, parcelSms(locale, parcel)),
  mail: parcelMail(locale, parcel),
  values: {
    shop,
    number: parcel.number,
    url: parcel.url,
    parcel: parcel.parcel === null ? '' : String(parcel.parcel),
    track: isFollowed(parcel.what) ? trackLine(locale, parcel.track) : '',
  },
});

export const moneyMovedWords: Words<MovedMoney> = (locale, shop, moved) => ({
  sms: smsFrom(shop, moneyMovedSms(locale, moved)),
  mail: moneyMovedMail(locale, moved),
  values: {
    shop,
    number: moved.number,
    reason: moved.reason,
    url: moved.url,
    sum: formatMoney(moved.amount, locale),
    ...(moved.accountEnd === undefined ? {} : { account: moved.accountEnd }),
  },
});

const number = orderNumber(417, 2026);
/** Example origin. Templates have placeholders in its place, so its values do not matter. */
const someOrigin: MessageOrigin = { shop: 'ABCD', cabinetUrl: 'https://shop.example/cabinet' };
const urlIn = (cabinetUrl: string): string => `${cabinetUrl}/orders/${number}`;

const placedExample = (locale: Locale, cabinetUrl: string): PlacedOrder => ({
  number,
  url: urlIn(cabinetUrl),
  total: 431700 as Kopecks,
  discount: 0 as Kopecks,
  deliveryPrice: 29e3 as Kopecks,
  name: texts[locale].buyers,
  days: formatDays('2026-11-24', '2026-11-25', locale),
  vat: [
    {
      percent: 22,
      sum: 77848 as Kopecks,
    },
  ],
  deliveryKind: 'courier',
  paymentMethod: 'card',
  address: texts[locale].placedExample,
  payUntil: new Date('2026-11-22T13:30:00Z'),
  lines: [
    {
      part: 'NE555P',
      title: texts[locale].placed,
      pieces: '120',
      total: 402700 as Kopecks,
    },
  ],
});

const required = (...names: readonly string[]): readonly Placeholder[] =>
  names.map((name) => ({ name, isRequired: name === 'number' }));

const placedNames = required(
  'shop',
  'number',
  'greeting',
  'total',
  'goods',
  'vat',
  'payment',
  'deadline',
  'place',
  'arrival',
  'url',
);
const paidNames = required('shop', 'number', 'greeting', 'sum', 'arrival', 'reason', 'url');
const movedNames = required('shop', 'number', 'reason', 'url');
const returnNames = required('shop', 'number', 'refund', 'reason', 'url');

/**
 * Events whose message the shop can replace. The message `changed`, with sums before and after, keeps the default text.
 */
const movedOwn = orderNews.filter((what) => what !== 'changed');

/** All messages with a replaceable text, in the order of an order's life. */
export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'order_placed',
    placeholders: placedNames,
    example: (locale, { shop, cabinetUrl } = someOrigin) =>
      orderPlacedWords(locale, shop, placedExample(locale, cabinetUrl)),
  },
  ...movedOwn.map((what): MessageTemplate => ({
    id: `order_${what}`,
    placeholders: what === 'paid' ? paidNames : what === 'returnAccepted' ? returnNames : movedNames,
    example: (locale, { shop, cabinetUrl } = someOrigin) => {
      const { address, days, deliveryKind, name, ...counted } = placedExample(locale, cabinetUrl);
      const example = {
        what,
        number,
        url: urlIn(cabinetUrl),
        reason: texts[locale].reasons,
        address,
        days,
        deliveryKind,
        name,
        counted,
        refund: what === 'returnAccepted' ? (129_900 as Kopecks) : undefined,
      };
      return orderMovedWords(locale, shop, example);
    },
  })),
  ...parcelHappenings.map((what): MessageTemplate => ({
    id: `parcel_${what}`,
    placeholders: required('shop', 'number', 'parcel', 'track', 'url'),
    example: (locale, { shop, cabinetUrl } = someOrigin) =>
      parcelWords(locale, shop, {
        what,
        number,
        url: urlIn(cabinetUrl),
        parcel: 2,
        track: '10087654321',
      }),
  })),
  ...moneyHappenings.map((what): MessageTemplate => {
    const account = ['refund_planned', 'refund_withdrawn', 'refund_sent'].includes(what) ? { accountEnd: '2851' } : {};
    const names = ['shop', 'number', 'sum', ...('accountEnd' in account ? ['account'] : []), 'reason', 'url'];
    return {
      id: `money_${what}`,
      placeholders: required(...names),
      example: (locale, { shop, cabinetUrl } = someOrigin) =>
        moneyMovedWords(locale, shop, {
          what,
          number,
          url: urlIn(cabinetUrl),
          amount: 129900 as Kopecks,
          reason: texts[locale].reasons,
          ...account,
        }),
    };
  }),
];

/** Returns the default text as a template to edit. */
export function usualTemplate(
  { example }: MessageTemplate,
  locale: Locale,
  channel: OwnText['channel'],
): Pick<OwnText, 'subject' | 'text'> {
  const { sms, mail, values } = example(locale);
  if (channel === 'sms') return { subject: '', text: templateOf(sms, values) };
  return { subject: templateOf(mail.subject, values), text: templateOf(mail.text, values) };
}
