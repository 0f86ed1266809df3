import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { orderHeadline } from './order-messages.ts';

/** What can happen to a parcel that its buyer is told of, in the order in which it does. */
export const parcelHappenings = ['handed_over', 'ready_for_pickup', 'delivered'] as const;

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

/** What happened, in one sentence. */
export function parcelHeadline(
  locale: Locale,
  { what, number, parcel }: Pick<ToldParcel, 'what' | 'number' | 'parcel'>,
): string {
  if (parcel !== null) return ofParcel[what][locale](number, parcel);
  if (what === 'ready_for_pickup') return readyOrder[locale](number);
  return orderHeadline(locale, { what: what === 'delivered' ? 'delivered' : 'shipped', number });
}

const trackWords: Readonly<Record<Locale, string>> = { ru: 'Трек-номер', en: 'Tracking number', tr: 'Takip numarası' };

/** The number to follow a parcel by, with its name; empty: none. */
export const trackLine = (locale: Locale, track: string): string =>
  track === '' ? '' : `${trackWords[locale]}: ${track}`;

/** What was delivered is not followed any more. */
const trackOf = (locale: Locale, { what, track }: ToldParcel): string =>
  what === 'delivered' ? '' : trackLine(locale, track);

export const parcelSms = (locale: Locale, told: ToldParcel): string =>
  [parcelHeadline(locale, told), trackOf(locale, told), told.url].filter((part) => part !== '').join('. ');

export function parcelMail(locale: Locale, told: ToldParcel): MailText {
  const subject = parcelHeadline(locale, told);
  const parts = [`${subject}.`, trackOf(locale, told), told.url];
  return { subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}
