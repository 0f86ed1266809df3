export interface Texts {
  readonly watchHeadline: (values: {
    readonly mpn: string;
    readonly roubles: string;
  }) => Readonly<Record<'in_stock' | 'cheaper', string>>;
  readonly farewells: string;
  readonly openPart: string;
  readonly stopWords: string;
}

export const texts: Texts = {
  watchHeadline: ({ mpn, roubles }) => ({
    in_stock: `${mpn} снова в наличии, ${roubles} за единицу`,
    cheaper: `${mpn} подешевел: ${roubles} за единицу`,
  }),
  farewells: 'Вы просили сообщить об этом один раз. Отказаться от уведомления:',
  openPart: 'Смотреть деталь',
  stopWords: 'Отказаться',
};
