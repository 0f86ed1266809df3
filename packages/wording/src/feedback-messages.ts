import type { FeedbackSubject } from '@farad/domain/feedback';
import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

const subjects: Readonly<Record<Locale, Readonly<Record<FeedbackSubject, string>>>> = {
  ru: { order: 'Заказ', part: 'Деталь', site: 'Сайт', cooperation: 'Сотрудничество', other: 'Другое' },
  en: { order: 'Order', part: 'Part', site: 'Website', cooperation: 'Cooperation', other: 'Something else' },
  tr: { order: 'Sipariş', part: 'Parça', site: 'Site', cooperation: 'İş birliği', other: 'Diğer' },
};

/** A letter of the shop's form. */
export interface LetterToShop {
  readonly number: string;
  readonly subject: FeedbackSubject;
  readonly text: string;
  readonly name: string;
  /** For people. */
  readonly contact: string;
  /** '': none. */
  readonly orderNumber: string;
}

const orderWord: Readonly<Record<Locale, string>> = { ru: 'Заказ', en: 'Order', tr: 'Sipariş' };

/** To the shop's mailbox, in its own language. */
export function feedbackToShopMail(locale: Locale, letter: LetterToShop): MailText {
  const { number, subject, text, name, contact, orderNumber } = letter;
  const order = orderNumber === '' ? [] : [`${orderWord[locale]}: ${orderNumber}`];
  return {
    subject: `${number} · ${subjects[locale][subject]}: ${name}`,
    text: `${[text, ...order, `${name}, ${contact}`].join('\n\n')}\n`,
  };
}

/** What the shop answers to a letter. */
export interface AnsweredLetter {
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

/** To whoever wrote, in the language he wrote in. */
export const feedbackAnsweredMail = (locale: Locale, { number, name, text, answer }: AnsweredLetter): MailText =>
  ({
    ru: {
      subject: `Ответ на ваше письмо ${number}`,
      text: `${name}, здравствуйте!\n\n${answer}\n\nFarad\n\nВы писали:\n\n${text}\n`,
    },
    en: {
      subject: `Answer to your message ${number}`,
      text: `Hello ${name},\n\n${answer}\n\nFarad\n\nYou wrote:\n\n${text}\n`,
    },
    tr: {
      subject: `${number} numaralı mesajınıza yanıt`,
      text: `Merhaba ${name},\n\n${answer}\n\nFarad\n\nYazdığınız mesaj:\n\n${text}\n`,
    },
  })[locale];
