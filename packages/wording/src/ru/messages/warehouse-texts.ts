/** Texts of the warehouse's documents: picking lists and labels. */
export interface WarehouseTexts {
  readonly pickingList: (wave: string) => string;
  readonly box: (box: number, order: string) => string;
  readonly cell: string;
  readonly part: string;
  readonly pieces: string;
  readonly bags: string;
  /** Line of a label: bag, box and pieces. */
  readonly bagLine: (bag: number, box: number, pieces: string) => string;
  readonly found: string;
  readonly picker: string;
  readonly stops: (stops: string, orders: string) => string;
  readonly bag: (bag: string) => string;
  readonly order: (order: string) => string;
  readonly lot: (lot: string) => string;
  readonly dateCode: (code: string) => string;
  readonly from: string;
  readonly to: string;
  readonly place: (number: number, of: number) => string;
  readonly weight: (kilograms: string) => string;
  readonly page: (page: number, pages: number) => string;
  /** File names without the extension. */
  readonly pickingFile: (wave: string) => string;
  readonly labelFile: (what: string) => string;
}

export const texts: WarehouseTexts = {
  pickingList: (wave) => `Лист сборки № ${wave}`,
  box: (box, order) => `Ящик ${box} · заказ ${order}`,
  cell: 'Ячейка',
  part: 'Деталь',
  pieces: 'Шт.',
  bags: 'Пакеты',
  bagLine: (bag, box, pieces) => `пакет ${bag}, ящик ${box}: ${pieces}`,
  found: 'Собрано',
  picker: 'Собрал',
  stops: (stops, orders) => `Позиций: ${stops}, заказов: ${orders}`,
  bag: (bag) => `Пакет ${bag}`,
  order: (order) => `Заказ ${order}`,
  lot: (lot) => `Партия ${lot}`,
  dateCode: (code) => `Дата ${code}`,
  from: 'От кого',
  to: 'Кому',
  place: (number, of) => `Место ${number} из ${of}`,
  weight: (kilograms) => `${kilograms} кг`,
  page: (page, pages) => `Страница ${page} из ${pages}`,
  pickingFile: (wave) => `Лист сборки ${wave}`,
  labelFile: (what) => `Этикетки ${what}`,
};
