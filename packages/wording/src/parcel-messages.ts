import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { openOrder, orderHeadline } from './order-messages.ts';

/** What can happen to a parcel that its buyer is told of, in the order in which it does. */
export const parcelHappenings = ['handed_over', 'ready_for_pickup', 'not_delivered', 'delivered'] as const;

export type ParcelHappening = (typeof parcelHappenings)[number];

/** What happened to a parcel, told to its buyer. */
export interface ToldParcel {
  readonly what: ParcelHappening;
  /** Of the order. */
  readonly number: string;
  /** Within the order; null: the order is where this parcel is, so it is told of the order. */
  readonly parcel: number | null;
  /** Number to follow it by; empty: none. */
  readonly track: string;
  /** Address of the order's page. */
  readonly url: string;
}

type Headline = (number: string, parcel: number) => string;

const ofParcel: Readonly<Record<ParcelHappening, Readonly<Record<Locale, Headline>>>> = {
  handed_over: {
    ru: (number, parcel) => `Посылка ${parcel} заказа ${number} передана в доставку`,
    en: (number, parcel) => `Parcel ${parcel} of order ${number} is on its way`,
    tr: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi yola çıktı`,
  },
  ready_for_pickup: {
    ru: (number, parcel) => `Посылка ${parcel} заказа ${number} ждёт вас в пункте выдачи`,
    en: (number, parcel) => `Parcel ${parcel} of order ${number} is ready for pickup`,
    tr: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi teslim noktasında sizi bekliyor`,
  },
  not_delivered: {
    ru: (number, parcel) => `Посылку ${parcel} заказа ${number} не вручили`,
    en: (number, parcel) => `Parcel ${parcel} of order ${number} was not delivered`,
    tr: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi teslim edilemedi`,
  },
  delivered: {
    ru: (number, parcel) => `Посылка ${parcel} заказа ${number} доставлена`,
    en: (number, parcel) => `Parcel ${parcel} of order ${number} is delivered`,
    tr: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi teslim edildi`,
  },
};

const readyOrder: Readonly<Record<Locale, (number: string) => string>> = {
  ru: (number) => `Заказ ${number} ждёт вас в пункте выдачи`,
  en: (number) => `Order ${number} is ready for pickup`,
  tr: (number) => `${number} numaralı sipariş teslim noktasında sizi bekliyor`,
};

const undeliveredOrder: Readonly<Record<Locale, (number: string) => string>> = {
  ru: (number) => `Заказ ${number} не вручили`,
  en: (number) => `Order ${number} was not delivered`,
  tr: (number) => `${number} numaralı sipariş teslim edilemedi`,
};

/** What the buyer can do about a parcel that was not delivered. */
const undeliveredAdvice: Readonly<Record<Locale, string>> = {
  ru: 'Напишите нам: отправим ещё раз или вернём деньги',
  en: 'Write to us: we will send it again or refund you',
  tr: 'Bize yazın: yeniden gönderelim ya da paranızı iade edelim',
};

/** A parcel whose number is of use to its buyer. */
export const isFollowed = (what: ParcelHappening): boolean => what !== 'delivered' && what !== 'not_delivered';

/** What happened, in one sentence. */
export function parcelHeadline(
  locale: Locale,
  { what, number, parcel }: Pick<ToldParcel, 'what' | 'number' | 'parcel'>,
): string {
  if (parcel !== null) return ofParcel[what][locale](number, parcel);
  if (what === 'ready_for_pickup') return readyOrder[locale](number);
  if (what === 'not_delivered') return undeliveredOrder[locale](number);
  return orderHeadline(locale, { what: what === 'delivered' ? 'delivered' : 'shipped', number });
}

const trackWords: Readonly<Record<Locale, string>> = { ru: 'Трек-номер', en: 'Tracking number', tr: 'Takip numarası' };

/** The number to follow a parcel by, with its name; empty: none. */
export const trackLine = (locale: Locale, track: string): string =>
  track === '' ? '' : `${trackWords[locale]}: ${track}`;

/** How to follow a parcel, or what can be done about it; empty: nothing. */
export const parcelDetail = (locale: Locale, { what, track }: Pick<ToldParcel, 'what' | 'track'>): string => {
  if (what === 'not_delivered') return undeliveredAdvice[locale];
  return isFollowed(what) ? trackLine(locale, track) : '';
};

export const parcelSms = (locale: Locale, told: ToldParcel): string =>
  [parcelHeadline(locale, told), parcelDetail(locale, told), told.url].filter((part) => part !== '').join('. ');

export function parcelMail(locale: Locale, told: ToldParcel): MailText {
  const subject = parcelHeadline(locale, told);
  const parts = [`${subject}.`, parcelDetail(locale, told), `${openOrder[locale]}: ${told.url}`];
  return { subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}

/** A parcel that staff have to look into. */
export interface ParcelTrouble {
  /** Of the order. */
  readonly number: string;
  readonly parcel: number;
  readonly isNotDelivered: boolean;
  /** Words of the carrier whose meaning is not sure. */
  readonly unclear: readonly string[];
  /** Address of the order in the back office. */
  readonly url: string;
}

const troubleWords: Readonly<
  Record<
    Locale,
    { headline: (number: string, parcel: number) => string; unclear: (words: string) => string; todo: string }
  >
> = {
  ru: {
    headline: (number, parcel) => `Заказ ${number}: посылку ${parcel} не вручили`,
    unclear: (words) => `Перевозчик сообщил то, чего мы не знаем: ${words}.`,
    todo: 'Узнайте у перевозчика, где посылка, и отметьте это в заказе',
  },
  en: {
    headline: (number, parcel) => `Order ${number}: parcel ${parcel} was not delivered`,
    unclear: (words) => `The carrier said what we do not know: ${words}.`,
    todo: 'Ask the carrier where the parcel is and say so in the order',
  },
  tr: {
    headline: (number, parcel) => `${number} numaralı sipariş: ${parcel}. paket teslim edilemedi`,
    unclear: (words) => `Taşıyıcı bilmediğimiz bir durum bildirdi: ${words}.`,
    todo: 'Paketin nerede olduğunu taşıyıcıya sorun ve siparişte işaretleyin',
  },
};

const unclearHeadline: Readonly<Record<Locale, Headline>> = {
  ru: (number, parcel) => `Заказ ${number}: неясно, где посылка ${parcel}`,
  en: (number, parcel) => `Order ${number}: it is not clear where parcel ${parcel} is`,
  tr: (number, parcel) => `${number} numaralı sipariş: ${parcel}. paketin nerede olduğu belli değil`,
};

/** To the shop's own mailbox. */
export function parcelToShopMail(locale: Locale, trouble: ParcelTrouble): MailText {
  const { number, parcel, isNotDelivered, unclear, url } = trouble;
  const words = troubleWords[locale];
  const subject = (isNotDelivered ? words.headline : unclearHeadline[locale])(number, parcel);
  const said = unclear.length === 0 ? '' : words.unclear(unclear.join(', '));
  return {
    subject,
    text: `${[`${subject}.`, said, `${words.todo}.`, `${openOrder[locale]}: ${url}`].filter(Boolean).join('\n\n')}\n`,
  };
}
