type Headline = (number: string, parcel: number) => string;

export interface Texts {
  readonly ofParcel: Readonly<Record<'handed_over' | 'ready_for_pickup' | 'not_delivered' | 'delivered', Headline>>;
  readonly readyOrder: (number: string) => string;
  readonly undeliveredOrder: (number: string) => string;
  /** Advice about a parcel that was not delivered. */
  readonly undeliveredAdvice: string;
  readonly trackWords: string;
  readonly troubleWords: {
    headline: (number: string, parcel: number) => string;
    unclear: (words: string) => string;
    todo: string;
  };
  readonly unclearHeadline: Headline;
  /** About a parcel whose pieces were no longer reserved for its order. */
  readonly unheldWords: {
    headline: Headline;
    taken: (part: string, pieces: number) => string;
    missing: (part: string, pieces: number) => string;
    todo: string;
  };
}

export const texts: Texts = {
  ofParcel: {
    handed_over: (number, parcel) => `Посылка ${parcel} заказа ${number} передана в доставку`,
    ready_for_pickup: (number, parcel) => `Посылка ${parcel} заказа ${number} ждёт вас в пункте выдачи`,
    not_delivered: (number, parcel) => `Посылку ${parcel} заказа ${number} не вручили`,
    delivered: (number, parcel) => `Посылка ${parcel} заказа ${number} доставлена`,
  },
  readyOrder: (number) => `Заказ ${number} ждёт вас в пункте выдачи`,
  undeliveredOrder: (number) => `Заказ ${number} не вручили`,
  undeliveredAdvice: 'Напишите нам: отправим ещё раз или вернём деньги',
  trackWords: 'Трек-номер',
  troubleWords: {
    headline: (number, parcel) => `Заказ ${number}: посылку ${parcel} не вручили`,
    unclear: (words) => `Перевозчик сообщил то, чего мы не знаем: ${words}.`,
    todo: 'Узнайте у перевозчика, где посылка, и отметьте это в заказе',
  },
  unclearHeadline: (number, parcel) => `Заказ ${number}: неясно, где посылка ${parcel}`,
  unheldWords: {
    headline: (number, parcel) => `Заказ ${number}: посылка ${parcel} ушла без резерва`,
    taken: (part, pieces) => `${part}: списано из свободного остатка — ${pieces} шт.`,
    missing: (part, pieces) => `${part}: не списано — ${pieces} шт., свободных нет.`,
    todo: 'Проверьте остаток на складе. Несписанные детали либо обещаны другому заказу, либо уже сняты с остатка.',
  },
};
