import type { Kopecks } from '@farad/domain/money';
import { orderNews, orderNumber } from '@farad/domain/order';
import { templateOf, type OwnText, type Placeholder } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';

import { formatDays, formatMoney } from './format.ts';
import { orderPlacedMail, orderPlacedSms, orderPlacedValues, type MailText, type PlacedOrder } from './messages.ts';
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
  /** Returns the default texts with example values. `cabinetUrl` = where links of the shop lead. */
  readonly example: (locale: Locale, cabinetUrl?: string) => MessageWords;
}

type Words<Data> = (locale: Locale, data: Data) => MessageWords;

export const orderPlacedWords: Words<PlacedOrder> = (locale, order) => ({
  sms: orderPlacedSms(locale, order),
  mail: orderPlacedMail(locale, order),
  values: orderPlacedValues(locale, order),
});

export const orderMovedWords: Words<MovedOrder> = (locale, moved) => ({
  sms: orderMovedSms(locale, moved),
  mail: orderMovedMail(locale, moved),
  values: {
    number: moved.number,
    reason: moved.reason,
    url: moved.url,
    ...(moved.what === 'paid' ? paidWords(locale, moved) : {}),
    ...(moved.what === 'returnAccepted' ? { refund: refundWords(locale, moved) } : {}),
  },
});

export const parcelWords: Words<MessageParcel> = (locale, parcel) => ({
  sms: parcelSms(locale, parcel),
  mail: parcelMail(locale, parcel),
  values: {
    number: parcel.number,
    url: parcel.url,
    parcel: parcel.parcel === null ? '' : String(parcel.parcel),
    track: isFollowed(parcel.what) ? trackLine(locale, parcel.track) : '',
  },
});

export const moneyMovedWords: Words<MovedMoney> = (locale, moved) => ({
  sms: moneyMovedSms(locale, moved),
  mail: moneyMovedMail(locale, moved),
  values: {
    number: moved.number,
    reason: moved.reason,
    url: moved.url,
    sum: formatMoney(moved.amount, locale),
    ...(moved.accountEnd === undefined ? {} : { account: moved.accountEnd }),
  },
});

const number = orderNumber(417, 2026);
/** Example URL. Templates have a placeholder in its place, so its value does not matter. */
const someCabinet = 'https://shop.example/cabinet';
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
const paidNames = required('number', 'greeting', 'sum', 'arrival', 'reason', 'url');
const movedNames = required('number', 'reason', 'url');
const returnNames = required('number', 'refund', 'reason', 'url');

/**
 * Events whose message the shop can replace. The message `changed`, with sums before and after, keeps the default text.
 */
const movedOwn = orderNews.filter((what) => what !== 'changed');

/** All messages with a replaceable text, in the order of an order's life. */
export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'order_placed',
    placeholders: placedNames,
    example: (locale, cabinetUrl = someCabinet) => orderPlacedWords(locale, placedExample(locale, cabinetUrl)),
  },
  ...movedOwn.map((what): MessageTemplate => ({
    id: `order_${what}`,
    placeholders: what === 'paid' ? paidNames : what === 'returnAccepted' ? returnNames : movedNames,
    example: (locale, cabinetUrl = someCabinet) => {
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
      return orderMovedWords(locale, example);
    },
  })),
  ...parcelHappenings.map((what): MessageTemplate => ({
    id: `parcel_${what}`,
    placeholders: required('number', 'parcel', 'track', 'url'),
    example: (locale, cabinetUrl = someCabinet) =>
      parcelWords(locale, {
        what,
        number,
        url: urlIn(cabinetUrl),
        parcel: 2,
        track: '10087654321',
      }),
  })),
  ...moneyHappenings.map((what): MessageTemplate => {
    const account = ['refund_planned', 'refund_withdrawn', 'refund_sent'].includes(what) ? { accountEnd: '2851' } : {};
    const names = ['number', 'sum', ...('accountEnd' in account ? ['account'] : []), 'reason', 'url'];
    return {
      id: `money_${what}`,
      placeholders: required(...names),
      example: (locale, cabinetUrl = someCabinet) =>
        moneyMovedWords(locale, {
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
