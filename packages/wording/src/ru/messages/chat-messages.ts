interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly chatToShopMail: (values: { readonly text: string; readonly url: string }) => Letter;
  readonly chatAnsweredMail: (values: { readonly said: string; readonly url: string }) => Letter;
}

export const texts: Texts = {
  chatToShopMail: ({ text, url }) => ({ subject: 'В чате ждут ответа', text: `${text}\n\nОтветить: ${url}\n` }),
  chatAnsweredMail: ({ said, url }) => ({
    subject: 'Ответ на ваш вопрос в чате Farad',
    text: `Здравствуйте!\n\nВам ответили в чате:\n\n${said}\n\nПродолжить разговор: ${url}\n\nFarad\n`,
  }),
};
