import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/access-messages.ts';

/** What was given: a key of the API, a receiver of events, a copy of all personal data. */
export type GivenAccess = 'key' | 'hook' | 'data';

export interface AccessNews {
  readonly what: GivenAccess;
  readonly host: string;
  /** Of the shop. */
  readonly shopPhone: string;
}

export const accessGivenSms = (locale: Locale, { what, host, shopPhone }: AccessNews): string =>
  `${texts[locale].happened[what](host)}. ${texts[locale].notYou(shopPhone)}`;

export const accessGivenMail = (locale: Locale, { what, host, shopPhone }: AccessNews): MailText => ({
  subject: texts[locale].subjects,
  text: `${texts[locale].happened[what](host)}.\n\n${texts[locale].notYou(shopPhone)}\n`,
});
