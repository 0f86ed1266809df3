type Headline = (said: Said) => string;

interface Said {
  readonly number: string;
  readonly total: string;
  readonly until: string;
}

export interface Texts {
  readonly headlines: Readonly<Record<'received' | 'quoted' | 'revised' | 'ending' | 'expired' | 'closed', Headline>>;
  readonly farewells: Readonly<Record<'received' | 'quoted' | 'revised' | 'ending' | 'expired' | 'closed', string>>;
  readonly openRequest: string;
  readonly shopWords: {
    readonly subject: (number: string, part: string) => string;
    readonly contact: string;
    readonly more: string;
  };
}

export const texts: Texts = {
  headlines: {
    received: ({ number }) => `Запрос ${number} принят, готовим предложение`,
    quoted: ({ number, total, until }) =>
      `Готово предложение по запросу ${number}: ${total}, цены действуют до ${until}`,
    revised: ({ number, total, until }) =>
      `Предложение по запросу ${number} изменено: ${total}, цены действуют до ${until}`,
    ending: ({ number, until }) => `Цены по запросу ${number} действуют только до ${until}`,
    expired: ({ number }) => `Срок предложения по запросу ${number} вышел`,
    closed: ({ number }) => `Запрос ${number} закрыт`,
  },
  farewells: {
    received: 'Напишем, когда ответ будет готов.',
    quoted: 'Примите предложение на странице запроса, и оно станет заказом по этим ценам.',
    revised: 'Примите предложение на странице запроса, и оно станет заказом по этим ценам.',
    ending: 'Потом их придётся подтверждать заново.',
    expired: 'Если детали ещё нужны, отправьте запрос снова: мы обновим цены.',
    closed: '',
  },
  openRequest: 'Открыть запрос',
  shopWords: { subject: (number, part) => `Запрос ${number}: ${part}`, contact: 'Ответить', more: 'и ещё строк' },
};
