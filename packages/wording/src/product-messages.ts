import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/product-messages.ts';

export interface AnsweredQuestion {
  readonly mpn: string;
  readonly question: string;
  readonly answer: string;
  /** Address of the questions about the product. */
  readonly url: string;
}

/** E-mail to the author of a question when an answer is published. */
export const questionAnsweredMail = (locale: Locale, { mpn, question, answer, url }: AnsweredQuestion): MailText =>
  texts[locale].questionAnsweredMail({ mpn, question, answer, url });

/** A review of the shop, and the shop's answer. */
export interface AnsweredReview {
  readonly review: string;
  readonly answer: string;
  /** Address of the reviews. */
  readonly url: string;
}

/** E-mail to the author of a review of the shop when the shop answers. */
export const shopReviewAnsweredMail = (locale: Locale, { review, answer, url }: AnsweredReview): MailText =>
  texts[locale].shopReviewAnsweredMail({ review, answer, url });
