import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/product-messages.ts';

export interface AnsweredQuestion {
  readonly mpn: string;
  readonly question: string;
  readonly answer: string;
  /** Address of the product's questions. */
  readonly url: string;
}

/** To whoever asked, when an answer is shown. */
export const questionAnsweredMail = (locale: Locale, { mpn, question, answer, url }: AnsweredQuestion): MailText =>
  texts[locale].questionAnsweredMail({ mpn, question, answer, url });

/** A review of the shop and what the shop answers. */
export interface AnsweredReview {
  readonly review: string;
  readonly answer: string;
  /** Address of the reviews. */
  readonly url: string;
}

/** To whoever reviewed the shop, when the shop answers. */
export const shopReviewAnsweredMail = (locale: Locale, { review, answer, url }: AnsweredReview): MailText =>
  texts[locale].shopReviewAnsweredMail({ review, answer, url });
