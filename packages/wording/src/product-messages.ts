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
      text: `Вы спрашивали о ${mpn}:\n\n${question}\n\nОтвет:\n\n${answer}\n\n${url}\n`,
    },
    en: {
      subject: `Your question about ${mpn} is answered`,
      text: `You asked about ${mpn}:\n\n${question}\n\nAnswer:\n\n${answer}\n\n${url}\n`,
    },
    tr: {
      subject: `${mpn} hakkındaki sorunuz yanıtlandı`,
      text: `${mpn} hakkında sormuştunuz:\n\n${question}\n\nYanıt:\n\n${answer}\n\n${url}\n`,
    },
  })[locale];
