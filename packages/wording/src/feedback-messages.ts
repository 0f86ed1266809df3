import type { FeedbackSubject } from '@farad/domain/feedback';
import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/feedback-messages.ts';

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

/** To the shop's mailbox, in its own language. */
export function feedbackToShopMail(locale: Locale, letter: LetterToShop): MailText {
  const { number, subject, text, name, contact, orderNumber } = letter;
  const order = orderNumber === '' ? [] : [`${texts[locale].orderWord}: ${orderNumber}`];
  return {
    subject: `${number} · ${texts[locale].subjects[subject]}: ${name}`,
    text: `${[text, ...order, `${name}, ${contact}`].join('\n\n')}\n`,
  };
}

/** What the shop answers to a letter. */
export interface AnsweredLetter {
  /** Name of the shop, under the letter. */
  readonly shop: string;
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

/** To whoever wrote, in the language he wrote in. */
export const feedbackAnsweredMail = (locale: Locale, { shop, number, name, text, answer }: AnsweredLetter): MailText =>
  texts[locale].feedbackAnsweredMail({ shop, number, name, answer, text });
