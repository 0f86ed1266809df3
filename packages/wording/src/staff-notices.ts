import type { StaffEvent } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { openOrder } from './order-messages.ts';
import { orderTable, type CountedOrder } from './order-table.ts';
import { texts } from './languages/messages/staff-notices.ts';

/**
 * Message to a messenger: the event and a link. It never has names, phones or texts of customers, because a messenger
 * is a third party.
 */
export const staffNotice = (locale: Locale, event: StaffEvent, number: string, url: string): string =>
  `${texts[locale].headlines[event](number)}\n${url}`;

/** E-mail to staff about a new order. */
export function newOrderToShopMail(
  locale: Locale,
  { number, counted, url }: { readonly number: string; readonly counted: CountedOrder; readonly url: string },
): MailText {
  const headline = texts[locale].headlines.order(number);
  return {
    subject: `${headline}: ${formatMoney(counted.total, locale)}`,
    text: `${openOrder(locale)}: ${url}\n`,
    table: orderTable(locale, counted),
  };
}

/** E-mail to staff about a change of an order, with a note if there is one. */
export function orderToShopMail(
  locale: Locale,
  event: 'return' | 'cancel' | 'shortage',
  { number, words, url }: { readonly number: string; readonly words: string; readonly url: string },
): MailText {
  const subject = texts[locale].headlines[event](number);
  const parts = [words, `${openOrder(locale)}: ${url}`].filter((part) => part !== '');
  return { subject, text: `${parts.join('\n\n')}\n` };
}
