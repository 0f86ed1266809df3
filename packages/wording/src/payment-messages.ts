import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { openOrder } from './order-messages.ts';
import { texts } from './languages/messages/payment-messages.ts';

/**
 * Events of an order's money. `late`, `overpaid`: it arrived and is returned automatically. `released`: a hold was
 * cancelled. `not_captured`: less was captured than held. `refund_planned`: a payment order was written.
 * `refund_withdrawn`: the refund was a mistake. `refund_sent`: the bank executed it. `refund_cash`: the till paid it
 * out.
 */
export const moneyHappenings = [
  'late',
  'overpaid',
  'released',
  'not_captured',
  'refunded',
  'refund_planned',
  'refund_withdrawn',
  'refund_sent',
  'refund_cash',
] as const;

/** An event of an order's money, for a message to its buyer. */
export interface MovedMoney {
  readonly what: (typeof moneyHappenings)[number];
  readonly number: string;
  readonly amount: Kopecks;
  /** Reason as staff wrote it; '' = none. */
  readonly reason: string;
  /** Last digits of the bank account of the refund; absent = not by bank. */
  readonly accountEnd?: string;
  /** Address of the order's page. */
  readonly url: string;
}

/** Returns the event in one sentence. */
export const moneyHeadline = (
  locale: Locale,
  { what, number, amount, accountEnd = '' }: Pick<MovedMoney, 'what' | 'number' | 'amount' | 'accountEnd'>,
): string => texts[locale].headlines[what](number, formatMoney(amount, locale), accountEnd);

/** Returns the SMS, without the reason to keep it short. */
export const moneyMovedSms = (locale: Locale, moved: MovedMoney): string =>
  `${moneyHeadline(locale, moved)}. ${moved.url}`;

export function moneyMovedMail(locale: Locale, moved: MovedMoney): MailText {
  const headline = moneyHeadline(locale, moved);
  const reason = moved.reason === '' ? '' : `${texts[locale].reasonWords}: ${moved.reason}\n\n`;
  return { subject: headline, text: `${headline}.\n\n${reason}${openOrder(locale)}: ${moved.url}\n` };
}
