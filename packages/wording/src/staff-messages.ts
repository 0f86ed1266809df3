import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import type { MailText } from './messages.ts';

export interface StaffInvitation {
  readonly name: string;
  /** Address that sets the password. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** The letter with which a member of staff sets a password. */
export function staffInvitationMail(locale: Locale, { name, url, expiresAt }: StaffInvitation): MailText {
  const date = formatDate(expiresAt, locale);
  return {
    ru: {
      subject: 'Доступ к управлению магазином Farad',
      text: `${name}, для вас открыт доступ к управлению магазином.\n\nЗадайте пароль по ссылке: она сработает один раз и действует до ${date}\n\nЗадать пароль: ${url}\n\nПри первом входе понадобится приложение-аутентификатор на телефоне. Если вы не ждали этого письма, просто удалите его.\n`,
    },
    en: {
      subject: 'Access to the back office of Farad',
      text: `${name}, you have been given access to the back office of the shop.\n\nSet your password by the link: it works once, until ${date}.\n\nSet the password: ${url}\n\nAt the first sign-in you will need an authenticator app on your phone. If you did not expect this message, just delete it.\n`,
    },
    tr: {
      subject: 'Farad yönetim paneline erişim',
      text: `${name}, mağazanın yönetim paneline erişiminiz açıldı.\n\nParolanızı bağlantıyla belirleyin; bağlantı bir kez çalışır ve ${date} tarihine kadar geçerlidir.\n\nParola belirle: ${url}\n\nİlk girişte telefonunuzda bir doğrulama uygulaması gerekir. Bu iletiyi beklemiyorsanız silin.\n`,
    },
  }[locale];
}
