import type { Locale } from '@farad/domain/shared';

import { smsFrom, type MailText } from './messages.ts';
import { texts } from './languages/messages/access-messages.ts';

/** Kinds of access that the owner of an account is notified of: an API key, a webhook, a copy of all personal data. */
export type GivenAccess = 'key' | 'hook' | 'data';

export interface AccessNews {
  readonly what: GivenAccess;
  /** Host of the shop, for the e-mail. */
  readonly host: string;
  /** Phone of the shop. */
  readonly shopPhone: string;
}

export const accessGivenSms = (locale: Locale, shop: string, { what, shopPhone }: Omit<AccessNews, 'host'>): string =>
  smsFrom(shop, `${texts[locale].happened[what]('')}. ${texts[locale].notYou(shopPhone)}`);

export const accessGivenMail = (locale: Locale, { what, host, shopPhone }: AccessNews): MailText => ({
  subject: texts[locale].subjects,
  text: `${texts[locale].happened[what](host)}.\n\n${texts[locale].notYou(shopPhone)}\n`,
});
