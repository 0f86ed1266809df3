interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly companyInvitationSms: (values: {
    readonly host: string;
    readonly inn: string;
    readonly url: string;
  }) => string;
  readonly companyInvitationMail: (values: {
    readonly host: string;
    readonly inn: string;
    readonly url: string;
    readonly date: string;
  }) => Letter;
}

export const texts: Texts = {
  companyInvitationSms: ({ host, inn, url }) => `Вас приглашают закупать на ${host} для компании с ИНН ${inn}: ${url}`,
  companyInvitationMail: ({ host, inn, url, date }) => ({
    subject: `Приглашение в компанию на ${host}`,
    text: `Вас приглашают закупать на ${host} для компании с ИНН ${inn}.\n\nЧтобы согласиться, войдите с этим адресом почты.\n\nПринять приглашение: ${url}\n\nСсылка действует до ${date} Если вы не ждали приглашения, просто удалите это письмо.\n`,
  }),
};
