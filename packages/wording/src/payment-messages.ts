import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { openOrder } from './order-messages.ts';
import { texts } from './languages/messages/payment-messages.ts';

/**
 * What can happen to the money of an order. `late`, `overpaid`: it came and goes back by itself; `released`: it was held
 * and is let go; `not_captured`: less is taken than was held; `refund_planned`: a payment order is made; `refund_withdrawn`: it was a mistake; `refund_sent`: the
 * bank carried it out; `refund_cash`: the till paid it out.
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

/** What happened to the money of an order, told to its buyer. */
export interface MovedMoney {
  readonly what: (typeof moneyHappenings)[number];
  readonly number: string;
  readonly amount: Kopecks;
  /** In the words of whoever gave it back; empty: none. */
  readonly reason: string;
  /** Last digits of the account that it goes to by bank; absent: it does not. */
  readonly accountEnd?: string;
  /** Address of the order's page. */
  readonly url: string;
}

/** What happened, in one sentence. */
export const moneyHeadline = (
  locale: Locale,
  { what, number, amount, accountEnd = '' }: Pick<MovedMoney, 'what' | 'number' | 'amount' | 'accountEnd'>,
): string => texts[locale].headlines[what](number, formatMoney(amount, locale), accountEnd);

/** Without the reason: an SMS is short. */
export const moneyMovedSms = (locale: Locale, moved: MovedMoney): string =>
  `${moneyHeadline(locale, moved)}. ${moved.url}`;

export function moneyMovedMail(locale: Locale, moved: MovedMoney): MailText {
  const headline = moneyHeadline(locale, moved);
  const reason = moved.reason === '' ? '' : `${texts[locale].reasonWords}: ${moved.reason}\n\n`;
  return { subject: headline, text: `${headline}.\n\n${reason}${openOrder(locale)}: ${moved.url}\n` };
}
