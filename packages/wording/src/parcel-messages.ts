import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { openOrder, orderHeadline } from './order-messages.ts';
import { texts } from './languages/messages/parcel-messages.ts';

/** What can happen to a parcel that its buyer is told of, in the order in which it does. */
export const parcelHappenings = ['handed_over', 'ready_for_pickup', 'not_delivered', 'delivered'] as const;

export type ParcelHappening = (typeof parcelHappenings)[number];

/** What happened to a parcel, told to its buyer. */
export interface MessageParcel {
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

/** A parcel whose number is of use to its buyer. */
export const isFollowed = (what: ParcelHappening): boolean => what !== 'delivered' && what !== 'not_delivered';

/** What happened, in one sentence. */
export function parcelHeadline(
  locale: Locale,
  { what, number, parcel }: Pick<MessageParcel, 'what' | 'number' | 'parcel'>,
): string {
  if (parcel !== null) return texts[locale].ofParcel[what](number, parcel);
  if (what === 'ready_for_pickup') return texts[locale].readyOrder(number);
  if (what === 'not_delivered') return texts[locale].undeliveredOrder(number);
  return orderHeadline(locale, { what: what === 'delivered' ? 'delivered' : 'shipped', number });
}

/** The number to follow a parcel by, with its name; empty: none. */
export const trackLine = (locale: Locale, track: string): string =>
  track === '' ? '' : `${texts[locale].trackWords}: ${track}`;

/** How to follow a parcel, or what can be done about it; empty: nothing. */
export const parcelDetail = (locale: Locale, { what, track }: Pick<MessageParcel, 'what' | 'track'>): string => {
  if (what === 'not_delivered') return texts[locale].undeliveredAdvice;
  return isFollowed(what) ? trackLine(locale, track) : '';
};

export const parcelSms = (locale: Locale, told: MessageParcel): string =>
  [parcelHeadline(locale, told), parcelDetail(locale, told), told.url].filter((part) => part !== '').join('. ');

export function parcelMail(locale: Locale, told: MessageParcel): MailText {
  const subject = parcelHeadline(locale, told);
  const parts = [`${subject}.`, parcelDetail(locale, told), `${openOrder(locale)}: ${told.url}`];
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

/** To the shop's own mailbox. */
export function parcelToShopMail(locale: Locale, trouble: ParcelTrouble): MailText {
  const { number, parcel, isNotDelivered, unclear, url } = trouble;
  const words = texts[locale].troubleWords;
  const subject = (isNotDelivered ? words.headline : texts[locale].unclearHeadline)(number, parcel);
  const said = unclear.length === 0 ? '' : words.unclear(unclear.join(', '));
  return {
    subject,
    text: `${[`${subject}.`, said, `${words.todo}.`, `${openOrder(locale)}: ${url}`].filter(Boolean).join('\n\n')}\n`,
  };
}
