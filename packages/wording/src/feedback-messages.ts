import type { FeedbackSubject } from '@farad/domain/feedback';
import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/feedback-messages.ts';

/** A message sent by the contact form. */
export interface LetterToShop {
  readonly number: string;
  readonly subject: FeedbackSubject;
  readonly text: string;
  readonly name: string;
  /** Email address or phone number of the sender, as it is shown to people. */
  readonly contact: string;
  /** '' = none. */
  readonly orderNumber: string;
}

/** E-mail to the shop, in its own language. */
export function feedbackToShopMail(locale: Locale, letter: LetterToShop): MailText {
  const { number, subject, text, name, contact, orderNumber } = letter;
  const order = orderNumber === '' ? [] : [`${texts[locale].orderWord}: ${orderNumber}`];
  return {
    subject: `${number} · ${texts[locale].subjects[subject]}: ${name}`,
    text: `${[text, ...order, `${name}, ${contact}`].join('\n\n')}\n`,
  };
}

/** Answer of the shop to a message of the contact form. */
export interface AnsweredLetter {
  /** Name of the shop, as the signature. */
  readonly shop: string;
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

/** E-mail to the sender, in the language of their message. */
export const feedbackAnsweredMail = (locale: Locale, { shop, number, name, text, answer }: AnsweredLetter): MailText =>
  texts[locale].feedbackAnsweredMail({ shop, number, name, answer, text });
