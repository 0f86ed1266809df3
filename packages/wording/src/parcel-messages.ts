import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { openOrder, orderHeadline } from './order-messages.ts';
import { texts } from './languages/messages/parcel-messages.ts';

/** Events of a parcel that its buyer is notified of, in the order of a parcel's life. */
export const parcelHappenings = ['handed_over', 'ready_for_pickup', 'not_delivered', 'delivered'] as const;

export type ParcelHappening = (typeof parcelHappenings)[number];

/** An event of a parcel, for a message to its buyer. */
export interface MessageParcel {
  readonly what: ParcelHappening;
  /** Number of the order. */
  readonly number: string;
  /** Number of the parcel within the order; null = the only open parcel, so the message is about the order. */
  readonly parcel: number | null;
  /** Tracking number; '' = none. */
  readonly track: string;
  /** Address of the order's page. */
  readonly url: string;
}

/** True if the buyer still needs the tracking number. */
export const isFollowed = (what: ParcelHappening): boolean => what !== 'delivered' && what !== 'not_delivered';

/** Returns the event in one sentence. */
export function parcelHeadline(
  locale: Locale,
  { what, number, parcel }: Pick<MessageParcel, 'what' | 'number' | 'parcel'>,
): string {
  if (parcel !== null) return texts[locale].ofParcel[what](number, parcel);
  if (what === 'ready_for_pickup') return texts[locale].readyOrder(number);
  if (what === 'not_delivered') return texts[locale].undeliveredOrder(number);
  return orderHeadline(locale, { what: what === 'delivered' ? 'delivered' : 'shipped', number });
}

/** Returns the tracking number with its title; '' = none. */
export const trackLine = (locale: Locale, track: string): string =>
  track === '' ? '' : `${texts[locale].trackWords}: ${track}`;

/** Returns how to track the parcel, or what the buyer can do; '' = neither. */
export const parcelDetail = (locale: Locale, { what, track }: Pick<MessageParcel, 'what' | 'track'>): string => {
  if (what === 'not_delivered') return texts[locale].undeliveredAdvice;
  return isFollowed(what) ? trackLine(locale, track) : '';
};

export const parcelSms = (locale: Locale, message: MessageParcel): string =>
  [parcelHeadline(locale, message), parcelDetail(locale, message), message.url]
    .filter((part) => part !== '')
    .join('. ');

/**
 * Returns an e-mail about an order: the subject as a sentence, the paragraphs that are not empty, the order's address.
 */
function orderMail(locale: Locale, subject: string, paragraphs: readonly string[], url: string): MailText {
  const parts = [`${subject}.`, ...paragraphs, `${openOrder(locale)}: ${url}`];
  return { subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}

export const parcelMail = (locale: Locale, message: MessageParcel): MailText =>
  orderMail(locale, parcelHeadline(locale, message), [parcelDetail(locale, message)], message.url);

/** A parcel that staff must check. */
export interface ParcelTrouble {
  /** Number of the order. */
  readonly number: string;
  readonly parcel: number;
  readonly isNotDelivered: boolean;
  /** Statuses of the carrier with an unclear meaning. */
  readonly unclear: readonly string[];
  /** Address of the order in the back office. */
  readonly url: string;
}

/** E-mail to the shop. */
export function parcelToShopMail(locale: Locale, trouble: ParcelTrouble): MailText {
  const { number, parcel, isNotDelivered, unclear, url } = trouble;
  const words = texts[locale].troubleWords;
  const subject = (isNotDelivered ? words.headline : texts[locale].unclearHeadline)(number, parcel);
  const statuses = unclear.length === 0 ? '' : words.unclear(unclear.join(', '));
  return orderMail(locale, subject, [statuses, `${words.todo}.`], url);
}

/** A parcel that its carrier got although pieces in it were no longer reserved for its order. */
export interface UnheldParcel {
  /** Number of the order. */
  readonly number: string;
  readonly parcel: number;
  /** Part numbers with the pieces taken from free stock (`taken`) and the pieces that no stock had (`missing`). */
  readonly parts: readonly { readonly part: string; readonly taken: number; readonly missing: number }[];
  /** Address of the order in the back office. */
  readonly url: string;
}

/** E-mail to the shop. */
export function unheldParcelMail(locale: Locale, { number, parcel, parts, url }: UnheldParcel): MailText {
  const words = texts[locale].unheldWords;
  const lines = parts.flatMap(({ part, taken, missing }) => [
    taken > 0 ? words.taken(part, taken) : '',
    missing > 0 ? words.missing(part, missing) : '',
  ]);
  const todo = parts.some(({ missing }) => missing > 0) ? words.todo : '';
  const list = lines.filter((line) => line !== '').join('\n');
  return orderMail(locale, words.headline(number, parcel), [list, todo], url);
}
