interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  /** Name of the company, to follow the word "company". */
  readonly unnamedCompany: (inn: string) => string;
  readonly namedCompany: (name: string, inn: string) => string;
  readonly companyInvitationSms: (values: { readonly company: string; readonly url: string }) => string;
  readonly companyInvitationMail: (values: {
    readonly host: string;
    readonly company: string;
    readonly url: string;
    readonly date: string;
  }) => Letter;
}

export const texts: Texts = {
  unnamedCompany: (inn) => `с ИНН ${inn}`,
  namedCompany: (name, inn) => `${name} (ИНН ${inn})`,
  companyInvitationSms: ({ company, url }) => `Вас приглашают закупать для компании ${company}: ${url}`,
  companyInvitationMail: ({ host, company, url, date }) => ({
    subject: `Приглашение в компанию на ${host}`,
    text: `Вас приглашают закупать на ${host} для компании ${company}.\n\nЧтобы согласиться, войдите с этим адресом почты.\n\nПринять приглашение: ${url}\n\nСсылка действует до ${date} Если вы не ждали приглашения, просто удалите это письмо.\n`,
  }),
};
