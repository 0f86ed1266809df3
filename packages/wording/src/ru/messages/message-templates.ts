export interface Texts {
  readonly reasons: string;
  readonly buyers: string;
  readonly placed: string;
  readonly placedExample: string;
}

export const texts: Texts = {
  reasons: 'поставщик снял деталь с производства',
  buyers: 'Иван',
  placed: 'Таймер',
  placedExample: 'Казань, ул. Баумана, 7',
};
