import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import { smsFrom, type LoginCode, type MailText } from './messages.ts';
import { texts } from './languages/messages/account-messages.ts';

/**
 * SMS with a code that confirms or adds a contact. It names the purpose, so that nobody gives the code to a stranger
 * who claims to sign them in.
 */
export const contactCodeSms = (locale: Locale, shop: string, code: string): string =>
  smsFrom(shop, texts[locale].contactCodeSms(code));

export const contactCodeMail = (locale: Locale, { code, host }: LoginCode, lifeMinutes: number): MailText =>
  texts[locale].contactCodeMail({ code, host, lifeMinutes });

export interface ChangedContact {
  readonly kind: 'phone' | 'email';
  /** The new address or phone as it is shown to people, most of it masked. */
  readonly address: string;
  readonly host: string;
  /** Phone of the shop. */
  readonly shopPhone: string;
}

const changedWords = (locale: Locale, { kind, address, host }: ChangedContact): string =>
  texts[locale].changedWords({ host, address })[kind];

const notYou = (locale: Locale, shopPhone: string): string => texts[locale].notYou({ shopPhone });

/** SMS to the replaced contact and to the person's other one (integrations 10.1, ASVS 6.3.7). */
export const contactChangedSms = (locale: Locale, shop: string, changed: Omit<ChangedContact, 'host'>): string =>
  smsFrom(shop, `${changedWords(locale, { ...changed, host: '' })}. ${notYou(locale, changed.shopPhone)}`);

export const contactChangedMail = (locale: Locale, changed: ChangedContact): MailText => ({
  subject: texts[locale].changedSubjects,
  text: `${changedWords(locale, changed)}.\n\n${notYou(locale, changed.shopPhone)}\n`,
});

export interface WishedDeletion {
  readonly at: Date;
  readonly host: string;
  /** Page that cancels the deletion. */
  readonly url: string;
}

const deletionWords = (locale: Locale, { at, host }: WishedDeletion): string => {
  // The Russian `г.` would come before the full stop of the sentence.
  const day = formatDate(at, locale).replace(/\sг\.$/u, '');
  return texts[locale].deletionWords({ host, day });
};

/** SMS about a request to delete the account, made in a signed-in session. */
export const deletionWishedSms = (locale: Locale, shop: string, wish: Omit<WishedDeletion, 'host'>): string =>
  smsFrom(shop, `${deletionWords(locale, { ...wish, host: '' })}. ${texts[locale].callOff}: ${wish.url}`);

export const deletionWishedMail = (locale: Locale, wish: WishedDeletion): MailText => ({
  subject: texts[locale].deletionSubjects,
  text: `${deletionWords(locale, wish)}.\n\n${texts[locale].callOff}: ${wish.url}\n`,
});

export interface NewDevice {
  /** Browser and system, such as "Firefox, Linux"; '' = unknown. */
  readonly device: string;
  readonly host: string;
  /** Page that ends sessions. */
  readonly url: string;
}

const newDeviceWords = (locale: Locale, { device, host }: NewDevice): string => {
  const named = device === '' ? '' : ` (${device})`;
  return texts[locale].newDeviceWords({ host, named });
};

/** SMS to the person's other contact after a sign-in on a new device (integrations 10.2, item 1). */
export const newDeviceSms = (locale: Locale, shop: string, found: Omit<NewDevice, 'host'>): string =>
  smsFrom(shop, `${newDeviceWords(locale, { ...found, host: '' })}. ${texts[locale].endIt}: ${found.url}`);

export const newDeviceMail = (locale: Locale, found: NewDevice): MailText => ({
  subject: newDeviceWords(locale, { ...found, device: '' }),
  text: `${newDeviceWords(locale, found)}.\n\n${texts[locale].endIt}: ${found.url}\n`,
});
