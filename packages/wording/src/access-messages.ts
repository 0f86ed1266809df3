import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

/** What was given: a key of the API, a receiver of events, a copy of all personal data. */
export type GivenAccess = 'key' | 'hook' | 'data';

export interface AccessNews {
  readonly what: GivenAccess;
  readonly host: string;
  /** Of the shop. */
  readonly shopPhone: string;
}

const happened: Readonly<Record<GivenAccess, Readonly<Record<Locale, (host: string) => string>>>> = {
  key: {
    ru: (host) => `В вашей учётной записи на ${host} выпущен новый ключ API`,
    en: (host) => `A new API key was made in your account at ${host}`,
    tr: (host) => `${host} hesabınızda yeni bir API anahtarı oluşturuldu`,
  },
  hook: {
    ru: (host) => `События вашей учётной записи на ${host} теперь отправляются на новый адрес`,
    en: (host) => `Events of your account at ${host} are now sent to a new address`,
    tr: (host) => `${host} hesabınızın olayları artık yeni bir adrese gönderiliyor`,
  },
  data: {
    ru: (host) => `Из вашей учётной записи на ${host} скачаны все личные данные`,
    en: (host) => `All personal data of your account at ${host} was downloaded`,
    tr: (host) => `${host} hesabınızdaki tüm kişisel veriler indirildi`,
  },
};

const notYou: Readonly<Record<Locale, (phone: string) => string>> = {
  ru: (phone) => `Если это не вы, завершите чужие сеансы в кабинете и позвоните: ${phone}.`,
  en: (phone) => `If it was not you, end foreign sessions in your account and call ${phone}.`,
  tr: (phone) => `Bu siz değilseniz hesabınızdaki yabancı oturumları sonlandırın ve arayın: ${phone}.`,
};

const subjects: Readonly<Record<Locale, string>> = {
  ru: 'Доступ к вашей учётной записи',
  en: 'Access to your account',
  tr: 'Hesabınıza erişim',
};

export const accessGivenSms = (locale: Locale, { what, host, shopPhone }: AccessNews): string =>
  `${happened[what][locale](host)}. ${notYou[locale](shopPhone)}`;

export const accessGivenMail = (locale: Locale, { what, host, shopPhone }: AccessNews): MailText => ({
  subject: subjects[locale],
  text: `${happened[what][locale](host)}.\n\n${notYou[locale](shopPhone)}\n`,
});
