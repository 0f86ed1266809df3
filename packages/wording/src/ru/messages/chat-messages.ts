interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly chatToShopMail: (values: { readonly text: string; readonly url: string }) => Letter;
  readonly chatAnsweredMail: (values: { readonly shop: string; readonly said: string; readonly url: string }) => Letter;
}

export const texts: Texts = {
  chatToShopMail: ({ text, url }) => ({ subject: 'В чате ждут ответа', text: `${text}\n\nОтветить: ${url}\n` }),
  chatAnsweredMail: ({ shop, said, url }) => ({
    subject: 'Ответ на ваш вопрос в чате',
    text: `Здравствуйте!\n\nВам ответили в чате:\n\n${said}\n\nПродолжить разговор: ${url}\n\n${shop}\n`,
  }),
};
