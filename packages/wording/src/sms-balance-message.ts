import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';

/** To the shop's own mailbox: soon nobody gets a code to sign in. */
export function smsBalanceMail(locale: Locale, balance: Kopecks): MailText {
  const sum = formatMoney(balance, locale);
  return {
    ru: {
      subject: `Кончаются деньги на SMS: осталось ${sum}`,
      text: `У провайдера SMS осталось ${sum}. Без них покупатели не получат коды для входа. Пополните счёт на smsc.ru.\n`,
    },
    en: {
      subject: `Money for SMS runs out: ${sum} left`,
      text: `The provider of SMS has ${sum} of ours left. Without them customers get no codes to sign in. Top it up at smsc.ru.\n`,
    },
    tr: {
      subject: `SMS bakiyesi bitiyor: ${sum} kaldı`,
      text: `SMS sağlayıcısında ${sum} kaldı. Bakiye biterse müşteriler giriş kodu alamaz. smsc.ru üzerinden yükleme yapın.\n`,
    },
  }[locale];
}
