import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/sms-balance-message.ts';

/** E-mail to the shop: the balance is low, and soon nobody will get sign-in codes. */
export function smsBalanceMail(locale: Locale, balance: Kopecks): MailText {
  const sum = formatMoney(balance, locale);
  return texts[locale].smsBalanceMail({ sum });
}
