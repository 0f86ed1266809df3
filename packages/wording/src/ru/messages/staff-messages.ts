interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly staffInvitationMail: (values: {
    readonly shop: string;
    readonly name: string;
    readonly date: string;
    readonly url: string;
  }) => Letter;
}

export const texts: Texts = {
  staffInvitationMail: ({ shop, name, date, url }) => ({
    subject: `Доступ к управлению магазином ${shop}`,
    text: `${name}, для вас открыт доступ к управлению магазином.\n\nЗадайте пароль по ссылке: она сработает один раз и действует до ${date}\n\nЗадать пароль: ${url}\n\nПри первом входе понадобится приложение-аутентификатор на телефоне. Если вы не ждали этого письма, просто удалите его.\n`,
  }),
};
