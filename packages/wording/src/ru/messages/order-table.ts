interface TableWords {
  readonly goods: string;
  readonly discount: string;
  readonly delivery: string;
  readonly free: string;
  readonly total: string;
  readonly vat: (percent: string) => string;
  readonly more: (count: string) => string;
}

export interface Texts {
  readonly words: TableWords;
}

export const texts: Texts = {
  words: {
    goods: 'Товары',
    discount: 'Скидка',
    delivery: 'Доставка',
    free: 'бесплатно',
    total: 'Итого',
    vat: (percent) => `В том числе НДС ${percent} %`,
    more: (count) => `Ещё позиций: ${count}`,
  },
};
