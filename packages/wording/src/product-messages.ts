import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

export interface AnsweredQuestion {
  readonly mpn: string;
  readonly question: string;
  readonly answer: string;
  /** Address of the product's questions. */
  readonly url: string;
}

/** To whoever asked, when an answer is shown. */
export const questionAnsweredMail = (locale: Locale, { mpn, question, answer, url }: AnsweredQuestion): MailText =>
  ({
    ru: {
      subject: `Ответ на ваш вопрос о ${mpn}`,
      text: `Вы спрашивали о ${mpn}:\n\n${question}\n\nОтвет:\n\n${answer}\n\nОткрыть вопрос: ${url}\n`,
    },
    en: {
      subject: `Your question about ${mpn} is answered`,
      text: `You asked about ${mpn}:\n\n${question}\n\nAnswer:\n\n${answer}\n\nOpen the question: ${url}\n`,
    },
    tr: {
      subject: `${mpn} hakkındaki sorunuz yanıtlandı`,
      text: `${mpn} hakkında sormuştunuz:\n\n${question}\n\nYanıt:\n\n${answer}\n\nSoruyu aç: ${url}\n`,
    },
  })[locale];

/** A review of the shop and what the shop answers. */
export interface AnsweredReview {
  readonly review: string;
  readonly answer: string;
  /** Address of the reviews. */
  readonly url: string;
}

/** To whoever reviewed the shop, when the shop answers. */
export const shopReviewAnsweredMail = (locale: Locale, { review, answer, url }: AnsweredReview): MailText =>
  ({
    ru: {
      subject: 'Farad ответил на ваш отзыв',
      text: `Вы писали о магазине:\n\n${review}\n\nНаш ответ:\n\n${answer}\n\nСмотреть отзывы: ${url}\n`,
    },
    en: {
      subject: 'Farad has answered your review',
      text: `You wrote about the shop:\n\n${review}\n\nOur answer:\n\n${answer}\n\nSee the reviews: ${url}\n`,
    },
    tr: {
      subject: 'Farad yorumunuzu yanıtladı',
      text: `Mağaza hakkında yazmıştınız:\n\n${review}\n\nYanıtımız:\n\n${answer}\n\nYorumları gör: ${url}\n`,
    },
  })[locale];
