interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly questionAnsweredMail: (values: {
    readonly mpn: string;
    readonly question: string;
    readonly answer: string;
    readonly url: string;
  }) => Letter;
  readonly shopReviewAnsweredMail: (values: {
    readonly review: string;
    readonly answer: string;
    readonly url: string;
  }) => Letter;
}

export const texts: Texts = {
  questionAnsweredMail: ({ mpn, question, answer, url }) => ({
    subject: `Ответ на ваш вопрос о ${mpn}`,
    text: `Вы спрашивали о ${mpn}:\n\n${question}\n\nОтвет:\n\n${answer}\n\nОткрыть вопрос: ${url}\n`,
  }),
  shopReviewAnsweredMail: ({ review, answer, url }) => ({
    subject: 'Магазин ответил на ваш отзыв',
    text: `Вы писали о магазине:\n\n${review}\n\nНаш ответ:\n\n${answer}\n\nСмотреть отзывы: ${url}\n`,
  }),
};
