import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/sms-balance-message.ts';

/** To the shop's own mailbox: soon nobody gets a code to sign in. */
export function smsBalanceMail(locale: Locale, balance: Kopecks): MailText {
  const sum = formatMoney(balance, locale);
  return texts[locale].smsBalanceMail({ sum });
}
