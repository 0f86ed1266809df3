import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import type { LoginCode, MailText } from './messages.ts';

/** A code that proves or takes an address; it says what for, so that nobody tells it to a stranger who "signs in". */
export const contactCodeSms = (locale: Locale, { code, host }: LoginCode): string =>
  ({
    ru: `Смена данных, код ${code}. Никому не сообщайте. ${host}`,
    en: `To change your details: ${code}. Do not tell it to anyone. ${host}`,
    tr: `Bilgi değişikliği kodu: ${code}. Kimseyle paylaşmayın. ${host}`,
  })[locale];

export const contactCodeMail = (locale: Locale, { code, host }: LoginCode, lifeMinutes: number): MailText =>
  ({
    ru: {
      subject: `Код для изменения данных: ${code}`,
      text: `Код, чтобы изменить данные учётной записи на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому не сообщайте.\nЕсли вы ничего не меняли, не вводите код и проверьте сеансы в личном кабинете.\n`,
    },
    en: {
      subject: `Code to change your details: ${code}`,
      text: `Your code to change the details of your account at ${host}: ${code}\n\nIt is valid for ${lifeMinutes} min. Do not tell it to anyone.\nIf you are not changing anything, do not enter the code and check the sessions in your account.\n`,
    },
    tr: {
      subject: `Bilgilerinizi değiştirme kodu: ${code}`,
      text: `${host} hesabınızdaki bilgileri değiştirme kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nHiçbir şeyi değiştirmiyorsanız kodu girmeyin ve hesabınızdaki oturumları kontrol edin.\n`,
    },
  })[locale];

export interface ChangedContact {
  readonly kind: 'phone' | 'email';
  /** The new one, for people; most of it hidden. */
  readonly address: string;
  readonly host: string;
  /** Of the shop. */
  readonly shopPhone: string;
}

const changedWords = (locale: Locale, { kind, address, host }: ChangedContact): string =>
  ({
    phone: {
      ru: `Номер телефона вашей учётной записи на ${host} теперь ${address}`,
      en: `The phone number of your account at ${host} is now ${address}`,
      tr: `${host} hesabınızın telefon numarası artık ${address}`,
    },
    email: {
      ru: `Почта вашей учётной записи на ${host} теперь ${address}`,
      en: `The e-mail of your account at ${host} is now ${address}`,
      tr: `${host} hesabınızın e-posta adresi artık ${address}`,
    },
  })[kind][locale];

const notYou = (locale: Locale, shopPhone: string): string =>
  ({
    ru: `Если это сделали не вы, позвоните: ${shopPhone}.`,
    en: `If it was not you, call ${shopPhone}.`,
    tr: `Bunu siz yapmadıysanız arayın: ${shopPhone}.`,
  })[locale];

/** To the address that was replaced, and to the other one the person has (integrations 10.1, ASVS 6.3.7). */
export const contactChangedSms = (locale: Locale, changed: ChangedContact): string =>
  `${changedWords(locale, changed)}. ${notYou(locale, changed.shopPhone)}`;

const changedSubjects: Readonly<Record<Locale, string>> = {
  ru: 'Данные учётной записи изменены',
  en: 'Your account details have changed',
  tr: 'Hesap bilgileriniz değişti',
};

export const contactChangedMail = (locale: Locale, changed: ChangedContact): MailText => ({
  subject: changedSubjects[locale],
  text: `${changedWords(locale, changed)}.\n\n${notYou(locale, changed.shopPhone)}\n`,
});

export interface WishedDeletion {
  readonly at: Date;
  readonly host: string;
  /** Where it can be called off. */
  readonly url: string;
}

const deletionWords = (locale: Locale, { at, host }: WishedDeletion): string => {
  const day = formatDate(at, locale);
  return {
    ru: `Учётная запись на ${host} будет удалена: ${day}`,
    en: `Your account at ${host} will be deleted on ${day}`,
    tr: `${host} hesabınız silinecek: ${day}`,
  }[locale];
};

const callOff: Readonly<Record<Locale, string>> = { ru: 'Передумали', en: 'Changed your mind', tr: 'Vazgeçtiyseniz' };

/** Somebody who was signed in asked for the deletion of the account. */
export const deletionWishedSms = (locale: Locale, wish: WishedDeletion): string =>
  `${deletionWords(locale, wish)}. ${callOff[locale]}: ${wish.url}`;

const deletionSubjects: Readonly<Record<Locale, string>> = {
  ru: 'Учётная запись будет удалена',
  en: 'Your account will be deleted',
  tr: 'Hesabınız silinecek',
};

export const deletionWishedMail = (locale: Locale, wish: WishedDeletion): MailText => ({
  subject: deletionSubjects[locale],
  text: `${deletionWords(locale, wish)}.\n\n${callOff[locale]}: ${wish.url}\n`,
});

export interface NewDevice {
  /** "Firefox, Linux"; empty: unknown. */
  readonly device: string;
  readonly host: string;
  /** Where sessions are ended. */
  readonly url: string;
}

const newDeviceWords = (locale: Locale, { device, host }: NewDevice): string => {
  const named = device === '' ? '' : ` (${device})`;
  return {
    ru: `Вход на ${host} с нового устройства${named}`,
    en: `Signed in to ${host} on a new device${named}`,
    tr: `${host} hesabınıza yeni bir cihazdan girildi${named}`,
  }[locale];
};

const endIt: Readonly<Record<Locale, string>> = {
  ru: 'Если это не вы, завершите сеанс',
  en: 'If it was not you, end the session',
  tr: 'Siz değilseniz oturumu sonlandırın',
};

/** To the other address of a person who signed in where the shop had not seen him before (integrations 10.2, item 1). */
export const newDeviceSms = (locale: Locale, found: NewDevice): string =>
  `${newDeviceWords(locale, found)}. ${endIt[locale]}: ${found.url}`;

export const newDeviceMail = (locale: Locale, found: NewDevice): MailText => ({
  subject: newDeviceWords(locale, { ...found, device: '' }),
  text: `${newDeviceWords(locale, found)}.\n\n${endIt[locale]}: ${found.url}\n`,
});
