interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly smsBalanceMail: (values: { readonly sum: string }) => Letter;
}

export const texts: Texts = {
  smsBalanceMail: ({ sum }) => ({
    subject: `Кончаются деньги на SMS: осталось ${sum}`,
    text: `У провайдера SMS осталось ${sum}. Без них покупатели не получат коды для входа. Пополните счёт на smsc.ru.\n`,
  }),
};
