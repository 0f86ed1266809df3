import type { FeedbackSubject } from '@farad/domain/feedback';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly subjects: Readonly<Record<FeedbackSubject, string>>;
  readonly orderWord: string;
  readonly feedbackAnsweredMail: (values: {
    readonly shop: string;
    readonly number: string;
    readonly name: string;
    readonly answer: string;
    readonly text: string;
  }) => Letter;
}

export const texts: Texts = {
  subjects: { order: 'Заказ', part: 'Деталь', site: 'Сайт', cooperation: 'Сотрудничество', other: 'Другое' },
  orderWord: 'Заказ',
  feedbackAnsweredMail: ({ shop, number, name, answer, text }) => ({
    subject: `Ответ на ваше письмо ${number}`,
    text: `${name}, здравствуйте!\n\n${answer}\n\n${shop}\n\nВы писали:\n\n${text}\n`,
  }),
};
